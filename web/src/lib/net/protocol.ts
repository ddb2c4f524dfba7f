// The messages between server and client, as described in docs/protocol.md.

export type Arg = number | string | SeatArg | Text | Arg[];
export interface SeatArg {
  seat: number;
}
export interface Text {
  key: string;
  args: Record<string, Arg>;
}

export interface Item {
  id: string;
  kind: string;
  face: Text;
  hidden: boolean;
  look: Record<string, string>;
  marks: string[];
  seat: number | null;
}

export type ZoneKind = "hand" | "row" | "pile" | "track" | "grid" | "counter";
export interface Zone {
  id: string;
  kind: ZoneKind;
  label: Text;
  items: Item[];
  seat: number | null;
  amount: number | null;
  note: Text | null;
}

export interface Choice {
  action: number;
  text: Text;
  notation: string;
  item: string | null;
}

export interface SeatPanel {
  seat: number;
  roles: Text[];
  asked: boolean;
  score: number | null;
  place: number | null;
}

export interface Scene {
  game: string;
  viewer: number;
  prompt: Text;
  about: Text[];
  seats: SeatPanel[];
  zones: Zone[];
  choices: Choice[];
  blocked: Choice[];
  over: boolean;
  facts: Text[];
}

export interface GameEvent {
  kind: string;
  text: Text;
  [detail: string]: unknown;
}

export interface Result {
  places: number[];
  scores: number[];
  by_rules: boolean;
}

export interface Problem {
  key: string;
  args: Record<string, unknown>;
  text: string;
  ruling?: string;
}

export const PUBLIC = -1;
export const EVERYTHING = -2;

export interface Frame {
  type: "frame";
  table: string;
  viewer: number;
  number: number;
  events: GameEvent[];
  scene: Scene;
  prompt: number | null;
  undo: number;
  result: Result | null;
  whole: boolean;
}

export interface SeatNews {
  seat: number;
  name: string;
  taken: boolean;
  bot: string;
  stand_in: string;
  present: boolean;
  replaceable: boolean;
  consents: boolean;
  seconds_left: number | null;
  name_hidden?: boolean;
  // Reserved for a player of the previous game who has not sat down yet.
  reserved: boolean;
}

export interface OfferNews {
  number: number;
  what: "end" | "undo";
  seat: number;
  waiting: number[];
}

export interface News {
  type: "table";
  table: string;
  game: string;
  status: "open" | "playing" | "over" | "closed";
  seats: SeatNews[];
  options: Record<string, string>;
  house_rules: boolean;
  rules_version: number;
  figures: string;
  pin: string;
  commitment: string;
  listed: boolean;
  watching: "nobody" | "public" | "open" | "delayed";
  delay: number;
  watchers: number;
  helps: boolean;
  host: boolean;
  yours: number[];
  offers: OfferNews[];
  next: string;
  problem: Problem | null;
}

export interface ChatLine {
  type: "chat";
  table: string;
  line: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  hidden: boolean;
}

export interface Opinion {
  action: number;
  visits: number;
  wins: number;
  value: number;
  low: number;
  high: number;
}

export type Answer =
  | { type: "accepted"; id: number; move_id: string; frame: number }
  | { type: "stale"; id: number; move_id: string; problem: Problem; frame: Frame }
  | { type: "illegal"; id: number; move_id: string; problem: Problem }
  | { type: "not_yours"; id: number; move_id: string; problem: Problem }
  | { type: "done"; id: number; value: string }
  | { type: "hinted"; id: number; opinions: Opinion[]; why: Text }
  | { type: "refused"; id: number; problem: Problem }
  | { type: "slow_down"; id: number; retry_after: number; problem: Problem }
  | { type: "unavailable"; id: number; problem: Problem }
  | { type: "pong"; id: number };

export type Message = Frame | News | ChatLine | Answer;

export interface Command {
  type: string;
  [field: string]: unknown;
}

export interface Option {
  key: string;
  values: string[];
  default: string;
}

export interface GameInfo {
  key: string;
  seats: number[];
  usual_seats: number;
  options: Option[];
  rules_version: number;
  figures: string;
  pin: string;
}

export interface Settings {
  game: string;
  seats?: number;
  options?: Record<string, string>;
  house_rules?: string;
  bots?: (string | null)[];
  listed?: boolean;
  clock?: { bank: number; delay: number } | null;
  watching?: string;
  delay?: number;
  beat?: number;
  helps?: boolean;
}
