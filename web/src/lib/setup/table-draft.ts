// What somebody chose for their last table of a game, and how it becomes settings the server understands.

import type { GameOnShelf, Settings } from "../net/protocol";

export const FRIEND = "";
export type Timing = "none" | "brisk" | "calm" | "letters" | "own";
export type Watching = "nobody" | "public" | "open" | "delayed";

export const CLOCKS: Record<Exclude<Timing, "none" | "own">, { bank: number; delay: number }> = {
  brisk: { bank: 300, delay: 10 },
  calm: { bank: 1200, delay: 30 },
  letters: { bank: 0, delay: 86_400 },
};
export const BEATS = { slow: 2, usual: 0.9, brisk: 0.4, none: 0 } as const;
export type Beat = keyof typeof BEATS;
export const USUAL_LEVEL = "bishop";

export interface HouseRules {
  name: string;
  text: string;
}

export interface Draft {
  seats: number;
  // For each seat but the first: the level of its bot, or that a friend is to come.
  others: string[];
  options: Record<string, string>;
  houseRules: HouseRules | null;
  timing: Timing;
  bank: number;
  delay: number;
  listed: boolean;
  watching: Watching;
  later: number;
  beat: Beat;
  // Hints and guides, for everybody or for nobody.
  helps: boolean;
}

function usual(game: GameOnShelf): Draft {
  return {
    seats: game.usual_seats,
    others: [],
    options: Object.fromEntries(game.options.map((option) => [option.key, option.default])),
    houseRules: null,
    timing: "none",
    bank: 600,
    delay: 15,
    listed: false,
    watching: "public",
    later: 300,
    beat: "usual",
    helps: true,
  };
}

// Instead of a bot that is no longer there. The last ones may be programs of the server's own, which nobody gets unasked.
function instead(levels: string[]): string | undefined {
  return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : levels.at(-1);
}

// What was kept, as far as it still makes sense for this game and these levels.
export function mend(kept: Partial<Draft>, game: GameOnShelf, levels: string[]): Draft {
  const draft = { ...usual(game), ...kept };
  const before = draft.options;
  draft.options = Object.fromEntries(
    game.options.map((option) => [option.key, option.values.find((value) => value === before[option.key]) ?? option.default]),
  );
  if (!game.seats.includes(draft.seats)) draft.seats = game.usual_seats;
  const most = Math.max(...game.seats) - 1;
  draft.others = Array.from({ length: most }, (_, place) => draft.others[place] ?? USUAL_LEVEL).map((level) =>
    level === FRIEND || levels.includes(level) ? level : (instead(levels) ?? FRIEND),
  );
  if (!(draft.timing in CLOCKS) && draft.timing !== "own") draft.timing = "none";
  if (!(draft.beat in BEATS)) draft.beat = "usual";
  return draft;
}

// An option that counts seats has no use for those that are not there.
export function fits(value: string, seats: number): boolean {
  return !/^\d+$/.test(value) || Number(value) <= seats;
}

export function settingsOf(draft: Draft, game: GameOnShelf): Settings {
  const options = Object.entries(draft.options).filter(([, value]) => fits(value, draft.seats));
  const clock = draft.timing === "none" ? null : draft.timing === "own" ? { bank: draft.bank, delay: draft.delay } : CLOCKS[draft.timing];
  return {
    game: game.key,
    seats: draft.seats,
    options: Object.fromEntries(options),
    ...(draft.houseRules === null ? {} : { house_rules: draft.houseRules.text }),
    bots: [null, ...draft.others.slice(0, draft.seats - 1).map((level) => (level === FRIEND ? null : level))],
    listed: draft.listed,
    clock,
    watching: draft.watching,
    delay: draft.later,
    beat: BEATS[draft.beat],
    helps: draft.helps,
  };
}

export function everybodyIsThere(draft: Draft): boolean {
  return draft.others.slice(0, draft.seats - 1).every((level) => level !== FRIEND);
}

// --- what the browser keeps ---------------------------------------------------------------------------------------------------------------

const key = (game: string): string => `simony-table-${game}`;

export function recall(game: GameOnShelf, levels: string[]): Draft {
  let kept: Partial<Draft> = {};
  try {
    kept = JSON.parse(localStorage.getItem(key(game.key)) ?? "{}") as Partial<Draft>;
  } catch {
    // what cannot be read was not kept
  }
  return mend(kept, game, levels);
}

export function remember(game: GameOnShelf, draft: Draft): void {
  try {
    localStorage.setItem(key(game.key), JSON.stringify(draft));
  } catch {
    // a browser that keeps nothing asks again
  }
}

// The level of the first bot of the last table: whom one likes to play against.
export function rememberedLevel(game: GameOnShelf, levels: string[]): string {
  const level = recall(game, levels).others.find((each) => each !== FRIEND) ?? USUAL_LEVEL;
  return levels.includes(level) ? level : (instead(levels) ?? USUAL_LEVEL);
}
