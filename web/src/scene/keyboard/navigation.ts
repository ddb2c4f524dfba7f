// Keyboard navigation on a table. Items are in groups (a zone, the hand, a list of choices): Tab
// goes from group to group, left and right go within a group, up and down go to the next row.

const THING = "button.piece:not(:disabled)";
const ANSWER = ".choices button";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function groupOf(node: Element): HTMLElement | null {
  return node.closest<HTMLElement>("[data-group]") ?? node.closest<HTMLElement>("[data-zone]");
}

export function nameOf(group: HTMLElement): string {
  return group.dataset["group"] ?? group.dataset["zone"] ?? "";
}

export function groupNamed(felt: HTMLElement, name: string): HTMLElement | null {
  return felt.querySelector<HTMLElement>(`[data-group="${name}"], [data-zone="${name}"]`);
}

export function thingsIn(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(`${THING}, ${ANSWER}`)];
}

// Return the first choice: buttons with text first, then items on the table.
export function firstChoice(felt: HTMLElement): HTMLElement | null {
  const seen = (node: HTMLElement): boolean => node.closest("[popover]") === null;
  return (
    felt.querySelector<HTMLElement>(ANSWER) ??
    [...felt.querySelectorAll<HTMLElement>(".piece.choosable")].find(seen) ??
    null
  );
}

// Give each group one tab stop: the focused item, otherwise the first that can be chosen.
export function setStops(felt: HTMLElement): void {
  const groups = new Map<HTMLElement, HTMLElement[]>();
  for (const thing of felt.querySelectorAll<HTMLElement>(THING)) {
    const group = groupOf(thing) ?? felt;
    const there = groups.get(group);
    if (there === undefined) groups.set(group, [thing]);
    else there.push(thing);
  }
  for (const things of groups.values()) {
    const stop =
      things.find((thing) => thing === document.activeElement) ??
      things.find((thing) => thing.classList.contains("choosable")) ??
      things[0];
    for (const thing of things) {
      const index = thing === stop ? 0 : -1;
      if (thing.tabIndex !== index) thing.tabIndex = index;
    }
  }
}

// Return where a key leads from `node`, or null.
export function follow(felt: HTMLElement, node: HTMLElement, key: string): HTMLElement | null {
  const group = groupOf(node);
  if (group === null || !node.matches(`${THING}, ${ANSWER}`))
    return key.startsWith("Arrow") ? firstChoice(felt) : null;
  const things = thingsIn(group);
  if (key === "Home") return things[0] ?? null;
  if (key === "End") return things.at(-1) ?? null;
  const step = STEPS[key];
  if (step !== undefined) return things[things.indexOf(node) + step] ?? null;
  return key === "ArrowUp" || key === "ArrowDown"
    ? across(felt, node, key === "ArrowUp" ? -1 : 1)
    : null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function across(felt: HTMLElement, node: HTMLElement, direction: 1 | -1): HTMLElement | null {
  const others = [...felt.querySelectorAll<HTMLElement>(`${THING}, ${ANSWER}`)].filter(
    (other) => other !== node,
  );
  const boxes = others.map((other) => other.getBoundingClientRect());
  const best = nearest(node.getBoundingClientRect(), boxes, direction);
  return best === null ? null : (others[best] ?? null);
}

// Return the nearest box above (-1) or below (1). The distance to the same column counts twice.
export function nearest(from: Box, boxes: Box[], direction: 1 | -1): number | null {
  let best: { place: number; far: number } | null = null;
  for (const [place, box] of boxes.entries()) {
    if (box.width === 0) continue;
    const down = (box.y + box.height / 2 - from.y - from.height / 2) * direction;
    if (down < Math.min(box.height, from.height) / 3) continue;
    const aside = Math.max(
      0,
      Math.abs(box.x + box.width / 2 - from.x - from.width / 2) - from.width / 2,
    );
    const far = down + aside * 2;
    if (best === null || far < best.far) best = { place, far };
  }
  return best?.place ?? null;
}
