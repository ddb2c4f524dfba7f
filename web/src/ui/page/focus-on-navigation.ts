// Whoever came here from another page, by keyboard or by ear, begins at the top of this one.

import { router } from "../../lib/browser/router.svelte";

export function focusOnNavigation(node: HTMLElement): void {
  if (router.navigated) node.focus({ preventScroll: true });
}
