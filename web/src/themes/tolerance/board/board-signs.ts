// The signs of the cards in the colours of a board, and the signs that only boards have.

import { COIN, MARK_SIGNS, RELIGION_SIGNS, SUIT_SIGNS } from "../cards/signs";
import { suitOf } from "../cards/suits";

export interface BoardSign {
  path: string;
  fill: string;
  line: string;
}

const INK = "#2b1d10";
const RELIGIONS: Record<string, string> = {
  catholic: "#a01c2c",
  protestant: "#20508c",
  neutral: "#7b6c48",
};

const CARDS = "M3 9L19 3L31 35L15 41ZM24 4L37 7L33 31Z";
const BOND =
  "M6 2H32C36 2 36 8 32 8V32C32 38 27 38 25 34H5C1 34 1 29 5 29H9V8C9 4 8 2 6 2ZM14 11V14H27V11ZM14 18V21H27V18ZM14 25V28H22V25Z";
const LAUREL = "M20 1L25.4 13.4L39 14.6L28.8 23.6L31.8 37L20 30L8.2 37L11.2 23.6L1 14.6L14.6 13.4Z";

const OTHERS: Record<string, BoardSign> = {
  money: { path: COIN, fill: "#e0b341", line: INK },
  points: { path: LAUREL, fill: "#fdf3da", line: INK },
  cards: { path: CARDS, fill: "#7d1710", line: INK },
  loan: { path: BOND, fill: "#f0dfb4", line: INK },
  dead: { path: MARK_SIGNS["fallen"] ?? "", fill: INK, line: "none" },
};

export function signOf(name: string): BoardSign {
  const religion = RELIGION_SIGNS[name];
  if (religion !== undefined) return { path: religion, fill: RELIGIONS[name] ?? INK, line: "none" };
  return OTHERS[name] ?? { path: SUIT_SIGNS[name] ?? "", fill: suitOf(name).tint, line: "none" };
}
