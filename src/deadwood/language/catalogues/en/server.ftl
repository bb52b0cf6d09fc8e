### What the server answers in English when it refuses something.

server-bad-message = This message cannot be read: { $detail }
server-bad-option = Not like this: { $detail }
server-unreadable = Not understood: { $detail }
server-no-guest = Nobody knows you yet: choose a name first.
server-not-host = Only the host of the table can do that.
server-not-seated = You do not sit at this table.
server-not-your-seat = Seat { $seat } is not yours.
server-no-table = There is no table with the code { $code }.
server-no-page = There is nothing at this address.
server-no-method = That cannot be done with this address.
server-no-code = This code is not known, has been used, or is too old.
server-too-big = A message has at most { $most } bytes.
server-too-fast = Too many at once; please wait { $seconds } s.
server-too-many = The server is full; please try again later.
server-damaged = This table cannot be used at the moment; the server will try again. Please come back later.
server-enough-tables = { $count ->
        [one] There is one table from your address already; play it to its end or close it first.
       *[other] There are { $count } tables from your address already; play one to its end or close one first.
    }
server-storage = This could not be stored, so it did not happen; please try again.
server-read-only = Nothing can be stored at the moment, so this did not happen. Nothing is lost, and the table goes on by itself as soon as it can.
server-broken = Something went wrong on the server; nothing has changed.
server-table-full = All seats are taken.
server-no-seat = There is no seat { $seat }; the table has { $players }.
server-seat-taken = Seat { $seat } is taken by { $name }.
server-own-devices = At this table everybody plays on a device of their own and has one seat.
server-one-device = This table is played on one device: only the person who opened it takes seats here, and it is listed nowhere.
server-no-bot-there = There is no bot on seat { $seat }.
server-no-bot = There is no bot { $level } for this game; there are: { $levels }.
server-nobody-there = The person who is meant is not at this table.
server-seats-free = These seats are still free: { $seats }. Wait for people, or put bots there.
server-nothing-promised = You have promised nothing to the shuffle that is still open.
server-not-promised = This is not what you promised to the shuffle.
server-stale = Something else is asked by now; look at the table again.
server-undo-late = The time for taking this move back is over.
server-undo-not-last = Your move is not the last one, so it cannot be taken back.
server-undo-shown = This move has shown something, or was not made by you, so it cannot be taken back.
server-left-already = You have left already; a bot plays for you.
server-not-away = You are playing yourself; nobody stands in for you.
server-nothing-said = There is nothing to read in this message.
server-log-full = So much has happened at this table that only the game goes on, and people who sit down or leave.
server-over = The game is over.
server-closed = The table is closed.
server-sealed = The cards are about to be dealt.
server-started = The game has begun already.
server-not-started = The game has not begun yet.
server-not-over = The game is not over yet.
server-other-rules = This game was played by older rules and cannot be shown move by move.
server-no-moment = { $moves ->
        [one] The game has one move.
       *[other] The game has { $moves } moves.
    }
server-not-alone = Other people play at this table, so nobody gets advice here: it would be unfair to them.
server-not-asked = You are not asked anything at the moment.
server-busy = All bots are thinking at the moment; ask again in a few seconds.
server-no-advice = Nobody can say anything about this.
server-muted = The host has asked for silence: you cannot talk at this table.
server-banned = The host does not want you at this table.
server-still-here = { $name } is here and plays; that cannot be taken from anyone.
server-not-yourself = That cannot be done to oneself.
server-not-here = { $name } is not here; the bot plays until they come back.
server-nothing-to-give = Nobody was taken from seat { $seat }, and no bot stands in there.
server-chat-off = The host has switched the chat off at this table.
server-people-play = There are still people in this game, so it cannot be ended.
server-name-taken = { $name } looks too much like { $other }, who sits at this table; please choose another name.
