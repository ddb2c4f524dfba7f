// An asynchronous task started by the user: whether it is running, and how it failed.

import { ApiError } from "./api";
import { t } from "../i18n/i18n.svelte";
import type { Problem } from "./protocol";

export class Task {
  busy = $state(false);
  message = $state("");
  problem = $state.raw<Problem | null>(null);

  // Run `action` and return whether it succeeded; a failure is stored as a message. A second run
  // while one is busy does nothing, unless `restart` is set.
  async run(action: () => Promise<unknown>, restart = false): Promise<boolean> {
    if (this.busy && !restart) return false;
    this.busy = true;
    this.message = "";
    this.problem = null;
    try {
      await action();
      return true;
    } catch (error) {
      this.problem = error instanceof ApiError ? error.problem : null;
      this.message = error instanceof ApiError ? error.message : t("web-unreachable");
      if (!(error instanceof ApiError || error instanceof TypeError)) throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
