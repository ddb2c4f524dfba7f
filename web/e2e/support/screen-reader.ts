// A user with a screen reader: the accessibility tree, the focus, and the keyboard.

import type { CDPSession, Page } from "@playwright/test";

export interface AccessibleNode {
  role: string;
  name: string;
  disabled: boolean;
  expanded: boolean | null;
  live: boolean;
  within: AccessibleNode[];
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

  // Return the accessibility tree.
  async tree(): Promise<AccessibleNode> {
    const { nodes } = (await (
      await this.#line()
    ).send("Accessibility.getFullAXTree")) as unknown as { nodes: Raw[] };
    const known = new Map(nodes.map((node) => [node.nodeId, node]));
    const [root] = nodes;
    if (root === undefined) throw new Error("there is no page");
    return toNode(root, known);
  }

  // Return the focused node without its children.
  async focused(): Promise<AccessibleNode> {
    const line = await this.#line();
    const { result } = await line.send("Runtime.evaluate", {
      expression: "document.activeElement",
    });
    const { nodes } = (await line.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId ?? "",
      fetchRelatives: false,
    })) as unknown as { nodes: Raw[] };
    const [node] = nodes;
    if (node === undefined) throw new Error("nothing has the focus");
    return toNode({ ...node, childIds: [] }, new Map());
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  // Press Tab until the wanted node has the focus. Fail after about two rounds.
  async goTo(wanted: (node: AccessibleNode) => boolean, what: string): Promise<void> {
    const passed: string[] = [];
    for (let count = 0; count < 150; count += 1) {
      const focused = await this.focused();
      if (wanted(focused)) return;
      passed.push(`${focused.role} ${focused.name}`);
      await this.press("Tab");
    }
    throw new Error(
      `the keyboard does not reach ${what}, only: ${[...new Set(passed)].join("; ")}`,
    );
  }

  async #line(): Promise<CDPSession> {
    return (this.#session ??= await this.#page.context().newCDPSession(this.#page));
  }
}

function toNode(node: Raw, known: Map<string, Raw>): AccessibleNode {
  const property = (name: string): unknown =>
    node.properties?.find((each) => each.name === name)?.value.value;
  const within = (node.childIds ?? []).flatMap((id) => {
    const child = known.get(id);
    return child === undefined ? [] : [toNode(child, known)];
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

export function all(
  node: AccessibleNode,
  wanted: (each: AccessibleNode) => boolean,
): AccessibleNode[] {
  return [...(wanted(node) ? [node] : []), ...node.within.flatMap((each) => all(each, wanted))];
}

export function find(
  node: AccessibleNode,
  wanted: (each: AccessibleNode) => boolean,
): AccessibleNode | null {
  return all(node, wanted)[0] ?? null;
}

// Return its text.
export function words(node: AccessibleNode): string {
  return all(node, (each) => each.role === "StaticText")
    .map((each) => each.name)
    .join(" ");
}
