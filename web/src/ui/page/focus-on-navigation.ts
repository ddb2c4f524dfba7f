// Whoever came here from another page, by keyboard or by ear, begins at the top of this one.

import { router } from "../../lib/browser/router.svelte";

export function arrive(node: HTMLElement): void {
  if (router.moved) node.focus({ preventScroll: true });
}
