"""One file per character: what he bends, as named calls that the rules make.

BG15.1 An ability comes before the rules; of several at once, the player whose turn it is comes first,
       then the others clockwise. No two of these sixteen ever meet in one moment with a choice.
BG15.2 Where an ability may be used its player is asked; everything else happens by itself.
"""
