import { untrack } from "svelte";

// Something to do with an element when it first appears, and never again.
export function once<T extends Element>(act: (node: T) => void): (node: T) => void {
  return (node) => untrack(() => act(node));
}
