// What the scene's components need of a table, be it played now or looked at again.

import type { Answer, ChatLine, Command, Frame, GameEvent, Item, News, Problem, Scene, Text } from "../net/protocol";
import type { Names } from "../i18n/translator";

export interface Told {
  number: number;
  kind: string;
  text: Text;
  // How far the game had come: the first fact of the scene then.
  at: Text | null;
}

// Something that was on the table a moment ago and may be looked at again: a trick, a judgement.
export interface Showing {
  // When it was, what came of it, and the cards, each with whose it was.
  at: Text | null;
  text: Text;
  items: Item[];
}

export type Present = (change: () => void, events: GameEvent[]) => Promise<unknown>;

export interface TableLike {
  readonly id: string;
  readonly news: News | null;
  readonly frame: Frame | null;
  readonly told: Told[];
  readonly chat: ChatLine[];
  readonly viewer: number;
  readonly sending: boolean;
  readonly taking: number[];
  readonly behind: number;
  staged: number[];
  problem: Problem | null;
  readonly scene: Scene | null;
  readonly prompt: number | null;
  readonly names: Names;
  readonly you: number | null;
  // How a view shows a change.
  present: Present;
  ask(command: Command): Promise<Answer>;
  skip(): void;
  move(...actions: number[]): Promise<Answer | null>;
}
