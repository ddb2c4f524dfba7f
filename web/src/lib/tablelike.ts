// What the scene's components need of a table, be it played now or looked at again.

import type { Told } from "./table.svelte";
import type { Answer, ChatLine, Command, Frame, News, Problem, Scene } from "./wire";
import type { Names } from "./words";

export interface TableLike {
  readonly id: string;
  readonly news: News | null;
  readonly frame: Frame | null;
  readonly told: Told[];
  readonly chat: ChatLine[];
  readonly viewer: number;
  readonly sending: boolean;
  readonly behind: number;
  readonly curtain: boolean;
  staged: number[];
  problem: Problem | null;
  readonly scene: Scene | null;
  readonly prompt: number | null;
  readonly names: Names;
  readonly you: number | null;
  ask(command: Command): Promise<Answer>;
  move(...actions: number[]): Promise<Answer | null>;
}
