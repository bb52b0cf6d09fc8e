import { paper, spot, type Draw } from "../../../art/drawing";
import { always, line, path } from "../../../art/pen";

export const draw: Draw = (pen) =>
  spot("M4 6H60V12H4ZM4 6H9V60H4ZM55 6H60V60H55Z") +
  paper(
    "M9 20C16 18 22 20 31 25V52C22 50 16 50 9 52ZM55 20C48 18 42 20 33 25V52C42 50 48 50 55 52Z",
  ) +
  line(
    "M12 26L28 30M12 31L28 35M12 36L28 40M12 41L28 45M52 26L36 30M52 31L36 35M52 36L36 40M52 41L36 45",
    1.6,
  ) +
  path(pen.right(55, 24, 50, 3, always(6), 1.6));
