// What the components of a scene need of a table, live or replayed.

import type {
  Answer,
  ChatLine,
  Command,
  Frame,
  GameEvent,
  Item,
  News,
  Problem,
  Scene,
  Text,
} from "../net/protocol";
import type { Names } from "../i18n/translator";

// One event of the chronicle.
export interface ChronicleEntry {
  number: number;
  kind: string;
  text: Text;
  // The stage of the game then: the first fact of the scene.
  at: Text | null;
}

// Something recent that can be shown again: a trick, a judgement.
export interface Recap {
  // The stage of the game, the result, and the cards with their owners.
  at: Text | null;
  text: Text;
  items: Item[];
}

// Apply a change of the frame and animate it.
export type AnimateChange = (change: () => void, events: GameEvent[]) => Promise<unknown>;

export interface TableModel {
  readonly id: string;
  readonly news: News | null;
  readonly frame: Frame | null;
  readonly chronicle: ChronicleEntry[];
  readonly chat: ChatLine[];
  readonly viewer: number;
  readonly sending: boolean;
  // The actions being sent.
  readonly pendingActions: number[];
  readonly behind: number;
  staged: number[];
  problem: Problem | null;
  readonly scene: Scene | null;
  readonly prompt: number | null;
  readonly names: Names;
  readonly you: number | null;
  // Set by the page.
  animate: AnimateChange;
  ask(command: Command): Promise<Answer>;
  skip(): void;
  move(...actions: number[]): Promise<Answer | null>;
}
