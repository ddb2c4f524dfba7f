// Move elements from their old to their new place (FLIP animations). `data-item` identifies an
// element, `data-zone` and `data-seat` a place. Items that look alike (`data-like`) and are named
// after their places fly from a place that lost one to a place that gained one.

export interface Snapshot {
  items: Map<string, Seen>;
}

interface Seen {
  box: DOMRect;
  node: HTMLElement;
  like: string | undefined;
}

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

export function snapshot(root: HTMLElement): Snapshot {
  const items = new Map<string, Seen>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-item]")) {
    const box = node.getBoundingClientRect();
    if (box.width > 0)
      items.set(node.dataset["item"] ?? "", { box, node, like: node.dataset["like"] });
  }
  return { items };
}

// Return where a new element comes from: the seat it belongs to.
function origin(root: HTMLElement, node: HTMLElement): DOMRect | null {
  const seat = node.dataset["from"];
  return seat === undefined
    ? null
    : (root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null);
}

function move(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Animation {
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = Math.max(0.2, Math.min(3, from.width / to.width));
  node.style.zIndex = "40";
  const flight = node.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
    {
      duration,
      easing: EASE,
      composite: "add",
    },
  );
  flight.onfinish = flight.oncancel = () => node.style.removeProperty("z-index");
  return flight;
}

// Take a vanished element that looks like this one off the list.
function takeAlike(gone: [string, Seen][], like: string | undefined): Seen | undefined {
  const place = like === undefined ? -1 : gone.findIndex(([, seen]) => seen.like === like);
  return place < 0 ? undefined : gone.splice(place, 1)[0]?.[1];
}

// Animate the change since `before`: moved elements fly, vanished ones leave towards `home`.
export function fly(
  root: HTMLElement,
  before: Snapshot,
  duration: number,
  home: Element | null,
): Promise<unknown> {
  if (duration <= 0) return Promise.resolve();
  const flights: Promise<unknown>[] = [];
  const nodes = [...root.querySelectorAll<HTMLElement>("[data-item]")];
  const there = new Set(nodes.map((node) => node.dataset["item"] ?? ""));
  const gone = [...before.items].filter(([id]) => !there.has(id));
  for (const node of nodes) {
    const id = node.dataset["item"] ?? "";
    const to = node.getBoundingClientRect();
    if (to.width === 0) continue;
    const from =
      before.items.get(id)?.box ?? takeAlike(gone, node.dataset["like"])?.box ?? origin(root, node);
    if (from !== null && (Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2)) {
      flights.push(move(node, from, to, duration).finished);
    } else if (!before.items.has(id)) {
      flights.push(
        node.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" }).finished,
      );
    }
  }
  if (home !== null) {
    for (const [, { box, node }] of gone)
      flights.push(depart(root, node, box, home.getBoundingClientRect(), duration));
  }
  return Promise.allSettled(flights);
}

// Fly a copy of a vanished element towards `home`.
function depart(
  root: HTMLElement,
  node: HTMLElement,
  box: DOMRect,
  home: DOMRect,
  duration: number,
): Promise<unknown> {
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-item");
  ghost.classList.remove("choosable", "chosen"); // a vanished element cannot be chosen
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  const place = {
    position: "fixed",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "50",
  };
  Object.assign(ghost.style, place);
  root.append(ghost);
  const dx = home.x + home.width / 2 - box.x - box.width / 2;
  const dy = home.y + home.height / 2 - box.y - box.height / 2;
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.35)`, opacity: 0.2 },
    ],
    {
      duration,
      easing: EASE,
      fill: "forwards",
    },
  );
  return flight.finished.finally(() => ghost.remove());
}
