// What the scene's components need of a table, be it played now or looked at again.

import type { Present, Told } from "./live-table.svelte";
import type { Answer, ChatLine, Command, Frame, News, Problem, Scene } from "../net/protocol";
import type { Names } from "../i18n/translator";

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
