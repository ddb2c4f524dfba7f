// The settings of a new table as the user edits them: loaded from the last table of the game, and
// converted into the server's settings.

import type { GameInfo, Settings } from "../net/protocol";

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

export interface TableDraft {
  seats: number;
  // For each seat but the first: the level of its bot, or `FRIEND`.
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
  // Whether hints and guides are on, for all players.
  helps: boolean;
}

function defaultDraft(game: GameInfo): TableDraft {
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

// Return a replacement for a bot level that no longer exists. The last levels may be the server's
// own program bots, which are never chosen by default.
function fallbackLevel(levels: string[]): string | undefined {
  return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : levels.at(-1);
}

// Return a saved draft with everything replaced that does not fit this game and these levels.
export function repairDraft(
  kept: Partial<TableDraft>,
  game: GameInfo,
  levels: string[],
): TableDraft {
  const draft = { ...defaultDraft(game), ...kept };
  const before = draft.options;
  draft.options = Object.fromEntries(
    game.options.map((option) => [
      option.key,
      option.values.find((value) => value === before[option.key]) ?? option.default,
    ]),
  );
  if (!game.seats.includes(draft.seats)) draft.seats = game.usual_seats;
  const most = Math.max(...game.seats) - 1;
  draft.others = Array.from({ length: most }, (_, place) => draft.others[place] ?? USUAL_LEVEL).map(
    (level) =>
      level === FRIEND || levels.includes(level) ? level : (fallbackLevel(levels) ?? FRIEND),
  );
  if (!(draft.timing in CLOCKS) && draft.timing !== "own") draft.timing = "none";
  if (!(draft.beat in BEATS)) draft.beat = "usual";
  return draft;
}

// Return whether an option that names a seat names one that exists.
export function fitsSeats(value: string, seats: number): boolean {
  return !/^\d+$/.test(value) || Number(value) <= seats;
}

export function settingsOf(draft: TableDraft, game: GameInfo): Settings {
  const options = Object.entries(draft.options).filter(([, value]) =>
    fitsSeats(value, draft.seats),
  );
  const clock =
    draft.timing === "none"
      ? null
      : draft.timing === "own"
        ? { bank: draft.bank, delay: draft.delay }
        : CLOCKS[draft.timing];
  return {
    game: game.key,
    seats: draft.seats,
    options: Object.fromEntries(options),
    ...(draft.houseRules === null ? {} : { house_rules: draft.houseRules.text }),
    bots: [
      null,
      ...draft.others.slice(0, draft.seats - 1).map((level) => (level === FRIEND ? null : level)),
    ],
    listed: draft.listed,
    clock,
    watching: draft.watching,
    delay: draft.later,
    beat: BEATS[draft.beat],
    helps: draft.helps,
  };
}

export function isFull(draft: TableDraft): boolean {
  return draft.others.slice(0, draft.seats - 1).every((level) => level !== FRIEND);
}

// --- local storage ------------------------------------------------------------------------------

const key = (game: string): string => `simony-table-${game}`;

export function loadDraft(game: GameInfo, levels: string[]): TableDraft {
  let kept: Partial<TableDraft> = {};
  try {
    kept = JSON.parse(localStorage.getItem(key(game.key)) ?? "{}") as Partial<TableDraft>;
  } catch {
    // an unreadable draft is ignored
  }
  return repairDraft(kept, game, levels);
}

export function saveDraft(game: GameInfo, draft: TableDraft): void {
  try {
    localStorage.setItem(key(game.key), JSON.stringify(draft));
  } catch {
    // without local storage the next table starts from the defaults
  }
}

// Return the level of the first bot at the user's last table.
export function preferredLevel(game: GameInfo, levels: string[]): string {
  const level = loadDraft(game, levels).others.find((each) => each !== FRIEND) ?? USUAL_LEVEL;
  return levels.includes(level) ? level : (fallbackLevel(levels) ?? USUAL_LEVEL);
}
