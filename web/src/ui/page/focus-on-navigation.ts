// Focus the new page after a navigation, so that keyboard and screen reader start at its top.

import { router } from "../../lib/browser/router.svelte";

export function focusOnNavigation(node: HTMLElement): void {
  if (router.navigated) node.focus({ preventScroll: true });
}
