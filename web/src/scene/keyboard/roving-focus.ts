// Keeps the keyboard focus on the table (roving tabindex). If the focused element disappears, the
// focus goes to the next of its group, to a choice, or to the prompt.

import { firstChoice, follow, groupNamed, groupOf, nameOf, setStops, thingsIn } from "./navigation";

interface Place {
  node: Element;
  group: string;
  index: number;
}

const GENTLY = { preventScroll: true } as const;

export class RovingFocus {
  #felt: HTMLElement | null = null;
  #place: Place | null = null;
  // The element that was focused automatically, until the user moves the focus.
  #put: Element | null = null;

  // An attachment, for `{@attach}`.
  readonly on = (felt: HTMLElement): (() => void) => {
    this.#felt = felt;
    const remember = (event: FocusEvent): void => this.#remember(event.target as Element);
    const press = (event: KeyboardEvent): void => this.#press(event);
    felt.addEventListener("focusin", remember);
    felt.addEventListener("keydown", press);
    return () => {
      felt.removeEventListener("focusin", remember);
      felt.removeEventListener("keydown", press);
      this.#felt = null;
    };
  };

  // Restore the focus after the table has changed.
  restore(): void {
    const felt = this.#felt;
    if (felt === null) return;
    const lost =
      document.activeElement === document.body &&
      this.#place !== null &&
      !this.#place.node.isConnected;
    const active = document.activeElement;
    const waits =
      active?.matches(".choice-panel") ||
      (active !== null &&
        active === this.#put &&
        !active.matches(".choosable, .choices button") &&
        firstChoice(felt) !== null);
    if (lost || waits) this.#mend(felt);
    setStops(felt);
  }

  #remember(node: Element): void {
    const group = groupOf(node);
    this.#put = null;
    this.#place = {
      node,
      group: group === null ? "" : nameOf(group),
      index: group === null ? 0 : thingsIn(group).indexOf(node as HTMLElement),
    };
    if (this.#felt !== null && node.matches(".piece")) setStops(this.#felt);
  }

  #mend(felt: HTMLElement): void {
    const next =
      this.#beside(felt) ?? firstChoice(felt) ?? felt.querySelector<HTMLElement>(".choice-panel");
    if (next !== document.activeElement) next?.focus(GENTLY);
    this.#put = next;
  }

  // Return what is now where the focus was, or the nearest choice of the same group.
  #beside(felt: HTMLElement): HTMLElement | null {
    const group = this.#place === null ? null : groupNamed(felt, this.#place.group);
    if (group === null) return null;
    const index = this.#place?.index ?? 0;
    const things = thingsIn(group);
    const open = things.filter((thing) => thing.matches(".choosable, .choices button"));
    const among = open.length > 0 ? open : firstChoice(felt) === null ? things : [];
    const far = (thing: HTMLElement): number => Math.abs(things.indexOf(thing) - index);
    return among.reduce<HTMLElement | null>(
      (best, thing) => (best === null || far(thing) < far(best) ? thing : best),
      null,
    );
  }

  #press(event: KeyboardEvent): void {
    const node = event.target as HTMLElement;
    if (
      this.#felt === null ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      node.closest("input, select, textarea, dialog, [popover]") !== null
    )
      return;
    const next = follow(this.#felt, node, event.key);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  }
}
