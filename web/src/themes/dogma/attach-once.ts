import { untrack } from "svelte";

// Return an attachment that runs when its element appears, and never again.
export function attachOnce<T extends Element>(act: (node: T) => void): (node: T) => void {
  return (node) => untrack(() => act(node));
}
