// A person who has only the accessibility tree and the keys: roles and names, what is said aloud, and what has the focus.

import type { CDPSession, Page } from "@playwright/test";

export interface Heard {
  role: string;
  name: string;
  disabled: boolean;
  expanded: boolean | null;
  live: boolean;
  within: Heard[];
}

interface Raw {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
  properties?: { name: string; value: { value?: unknown } }[];
}

export class ScreenReader {
  readonly #page: Page;
  #session: CDPSession | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  // Everything there is, as a screen reader is told.
  async tree(): Promise<Heard> {
    const { nodes } = (await (await this.#line()).send("Accessibility.getFullAXTree")) as unknown as { nodes: Raw[] };
    const known = new Map(nodes.map((node) => [node.nodeId, node]));
    const [root] = nodes;
    if (root === undefined) throw new Error("there is no page");
    return hear(root, known);
  }

  // What has the focus, without anything in it.
  async focused(): Promise<Heard> {
    const line = await this.#line();
    const { result } = await line.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = (await line.send("Accessibility.getPartialAXTree", { objectId: result.objectId ?? "", fetchRelatives: false })) as unknown as { nodes: Raw[] };
    const [node] = nodes;
    if (node === undefined) throw new Error("nothing has the focus");
    return hear({ ...node, childIds: [] }, new Map());
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  // From stop to stop until something of this name has the focus. Whoever does not find it within two rounds cannot reach it.
  async goTo(wanted: (heard: Heard) => boolean, what: string): Promise<void> {
    const passed: string[] = [];
    for (let count = 0; count < 150; count += 1) {
      const focused = await this.focused();
      if (wanted(focused)) return;
      passed.push(`${focused.role} ${focused.name}`);
      await this.press("Tab");
    }
    throw new Error(`the keyboard does not reach ${what}, only: ${[...new Set(passed)].join("; ")}`);
  }

  async #line(): Promise<CDPSession> {
    return (this.#session ??= await this.#page.context().newCDPSession(this.#page));
  }
}

function hear(node: Raw, known: Map<string, Raw>): Heard {
  const property = (name: string): unknown => node.properties?.find((each) => each.name === name)?.value.value;
  const within = (node.childIds ?? []).flatMap((id) => {
    const child = known.get(id);
    return child === undefined ? [] : [hear(child, known)];
  });
  return {
    role: node.ignored ? "none" : (node.role?.value ?? ""),
    name: (node.name?.value ?? "").trim(),
    disabled: property("disabled") === true,
    expanded: typeof property("expanded") === "boolean" ? property("expanded") === true : null,
    live: property("live") === "polite" || property("live") === "assertive",
    within: within.flatMap((each) => (each.role === "none" ? each.within : [each])),
  };
}

export function all(heard: Heard, wanted: (each: Heard) => boolean): Heard[] {
  return [...(wanted(heard) ? [heard] : []), ...heard.within.flatMap((each) => all(each, wanted))];
}

export function find(heard: Heard, wanted: (each: Heard) => boolean): Heard | null {
  return all(heard, wanted)[0] ?? null;
}

// The words of it, in order.
export function words(heard: Heard): string {
  return all(heard, (each) => each.role === "StaticText")
    .map((each) => each.name)
    .join(" ");
}
