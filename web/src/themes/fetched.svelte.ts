// The themes that are here already.

import type { Theme } from "./types";

class Fetched {
  themes = $state.raw<Record<string, Theme>>({});
}

export const fetched = new Fetched();
