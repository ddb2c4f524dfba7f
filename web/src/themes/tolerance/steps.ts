// Shows a trick card by card. The frame with its last card has already resolved it, and perhaps
// ended the reign, so the scenes in between are rebuilt from the events.

import type { Frame, GameEvent, Item, Scene, Text, Zone } from "../../lib/net/protocol";
import { cardOf } from "./cards/card-item";
import { prevailingReligion, reignOf, TALLIES, zoneOf } from "./zones";

// By their numbers in the events.
const PILES = ["neutral", "catholic", "protestant"] as const;
const DEAD = 3;

export function steps(before: Scene, frame: Frame): Scene[] {
  const narration = new Narration(before, frame);
  for (const event of frame.events) narration.apply(event);
  return narration.scenes;
}

class Narration {
  readonly scenes: Scene[] = [];
  readonly #reign: string;
  readonly #religion: string;
  #now: Scene;
  // The last change of a trick is the final scene; it is a step of its own only if more follows.
  readonly #goesOn: boolean;

  constructor(before: Scene, frame: Frame) {
    const seats = before.seats.map((panel) => (panel.asked ? { ...panel, asked: false } : panel));
    this.#now = { ...before, seats, choices: [], blocked: [], about: [] };
    this.#reign = reignOf(before);
    this.#religion = prevailingReligion(before);
    this.#goesOn = frame.events.some((event) => event.kind === "reign-over");
  }

  apply(event: GameEvent): void {
    this.#HEARD[event.kind]?.(event);
  }

  readonly #HEARD: Record<string, (event: GameEvent) => void> = {
    played: (event) => this.#play(event),
    won: (event) => this.#win(event),
    taxes: (event) => this.#act(event, () => this.#count(seatOf(event), "money", event["total"])),
    piety: (event) => this.#act(event, () => this.#pieties(event)),
    "lost-piety": (event) => this.#act(event, () => this.#pieties(event)),
    killed: (event) => this.#act(event, () => this.#strike(event)),
    condemned: (event) => this.#act(event, () => this.#strike(event)),
    converted: (event) => this.#act(event, () => this.#convert(event)),
    idle: (event) => this.#act(event, () => undefined),
    pennant: (event) => this.#pennant(event),
    loan: (event) => this.#loan(event),
    laid: (event) => this.#lay(event),
    "reign-over": (event) => this.#show(event.text),
    executed: (event) => this.#execute(event),
    "crown-taxes": (event) =>
      this.#together("web-tolerance-taxes", () =>
        this.#count(seatOf(event), "money", event["total"]),
      ),
    "living-piety": (event) => this.#together("web-tolerance-piety", () => this.#pieties(event)),
    repaid: (event) => this.#repay(event),
    scored: (event) => this.#together("web-tolerance-scored", () => this.#score(event)),
    "scored-hidden": (event) => this.#together("web-tolerance-scored", () => this.#score(event)),
  };

  get trick(): Item[] {
    return zoneOf(this.#now, "trick")?.items ?? [];
  }

  // --- steps

  #show(prompt: Text): void {
    this.#now = { ...this.#now, prompt };
    this.scenes.push(this.#now);
  }

  // A consequence of the last step is shown with it.
  #amend(): void {
    if (this.scenes.length > 0) this.scenes[this.scenes.length - 1] = this.#now;
  }

  // What happens to all seats is shown at once.
  #together(key: string, change: () => void): void {
    change();
    if (this.scenes.at(-1)?.prompt.key === key) this.#amend();
    else this.#show({ key, args: {} });
  }

  #change(id: string, change: (zone: Zone) => Zone): void {
    this.#now = {
      ...this.#now,
      zones: this.#now.zones.map((zone) => (zone.id === id ? change(zone) : zone)),
    };
  }

  #trick(change: (items: Item[]) => Item[]): void {
    this.#change("trick", (zone) => ({ ...zone, items: change(zone.items) }));
  }

  // --- the trick

  #play(event: GameEvent): void {
    const id = cardId(event["card"]);
    const declared = event.text.args["suit"] as Text | undefined;
    const drawn = cardOf(event.text.args["printed"] as Text, id, this.#religion);
    const wild =
      drawn.look["suit"] === "wild"
        ? { declared: declared === undefined ? "aside" : (declared.key.split("-").at(-1) ?? "") }
        : {};
    const marks = [
      ...(event["led"] === 1 ? ["led"] : []),
      ...(wild.declared === "aside" ? ["aside"] : []),
    ];
    const item: Item = { ...drawn, look: { ...drawn.look, ...wild }, marks, seat: seatOf(event) };
    this.#trick((items) => [...items, item]);
    this.#change("hand", (zone) => ({
      ...zone,
      items: zone.items.filter((each) => each.id !== id),
    }));
    this.#change(`held-${seatOf(event)}`, (zone) => ({
      ...zone,
      amount: Math.max(0, (zone.amount ?? 0) - 1),
    }));
  }

  #win(event: GameEvent): void {
    const winner = cardId(event["card"]);
    this.#trick((items) =>
      items.map((item) => ({
        ...item,
        marks: [
          ...item.marks.filter((mark) => mark !== "winning"),
          ...(item.id === winner ? ["winning"] : []),
        ],
      })),
    );
    this.#show(event.text);
    const order = cardsOf(event);
    this.#trick((items) =>
      items
        .map((item) => ({ ...item, marks: item.marks.filter((mark) => mark !== "led") }))
        .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
    );
  }

  #act(event: GameEvent, change: () => void): void {
    const actor = cardId(event["card"]);
    this.#trick((items) =>
      items.map((item) => ({
        ...item,
        marks: [
          ...item.marks.filter((mark) => mark !== "acting" && mark !== "chosen"),
          ...(item.id === actor ? ["acting"] : []),
        ],
      })),
    );
    change();
    this.#show(event.text);
  }

  #strike(event: GameEvent): void {
    const struck = cardsOf(event);
    this.#trick((items) =>
      items.map((item) =>
        struck.includes(item.id) ? { ...item, marks: [...item.marks, "fallen"] } : item,
      ),
    );
  }

  #convert(event: GameEvent): void {
    const turned = cardsOf(event);
    const religion = PILES[Number(event["religion"])] ?? "neutral";
    this.#trick((items) =>
      items.map((item) => {
        if (!turned.includes(item.id)) return item;
        const back = item.marks.includes("converted");
        const marks = back
          ? item.marks.filter((mark) => mark !== "converted")
          : [...item.marks, "converted"];
        return { ...item, look: { ...item.look, religion, converted: back ? "no" : "yes" }, marks };
      }),
    );
  }

  // --- tallies

  #count(seat: number, tally: string, total: unknown): void {
    this.#change(`${tally}-${seat}`, (zone) => ({ ...zone, amount: Number(total) }));
  }

  #pieties(event: GameEvent): void {
    const [catholic, protestant] = event["totals"] as number[];
    this.#count(seatOf(event), "catholic_piety", catholic);
    this.#count(seatOf(event), "protestant_piety", protestant);
  }

  #pennant(event: GameEvent): void {
    const tally = TALLIES[Number(event["tally"])] ?? "money";
    this.#change(`${tally}-${seatOf(event)}`, (zone) => ({
      ...zone,
      note: { key: "tolerance-pennants", args: { count: Number(event["pennants"]) } },
    }));
    this.#amend();
  }

  #loan(event: GameEvent): void {
    const seat = seatOf(event);
    const item: Item = {
      id: `loan-${seat}`,
      kind: "loan",
      face: { key: "tolerance-loan", args: {} },
      hidden: false,
      look: {},
      marks: [],
      seat: null,
    };
    this.#count(seat, "money", event["money"]);
    this.#change(`loans-${seat}`, (zone) => ({ ...zone, items: [item] }));
    this.#show(event.text);
  }

  #repay(event: GameEvent): void {
    this.#count(seatOf(event), "money", event["money"]);
    this.#change(`loans-${seatOf(event)}`, (zone) => ({ ...zone, items: [] }));
    this.#show(event.text);
  }

  #score(event: GameEvent): void {
    const seat = seatOf(event);
    const points = Number(event["gained"]);
    const line: Item = {
      id: `score-${seat}-${this.#reign}`,
      kind: "score",
      face: {
        key: `tolerance-sheet-${this.#reign}`,
        args: { points: points > 0 ? `+${points}` : String(points) },
      },
      hidden: false,
      look: { line: this.#reign, points: String(points) },
      marks: [],
      seat: null,
    };
    this.#change(`points-${seat}`, (zone) => ({
      ...zone,
      amount: Number(event["total"]),
      items: [...zone.items, line],
    }));
  }

  // --- boards

  #lay(event: GameEvent): void {
    const seat = seatOf(event);
    const lying = this.trick;
    const piles = event["piles"] as number[];
    if (!this.#goesOn) return;
    for (const [place, id] of cardsOf(event).entries()) {
      const item = lying.find((each) => each.id === id);
      if (item !== undefined) this.#put(item, seat, piles[place] ?? 0);
    }
    this.#trick(() => []);
  }

  // Put a card on top of a pile; of a closed pile only the top is visible.
  #put(item: Item, seat: number, pile: number): void {
    const dead = pile >= DEAD;
    const religion = PILES[pile % DEAD] ?? "neutral";
    const laid: Item = {
      ...item,
      look: { ...item.look, religion },
      marks: dead ? ["fallen"] : [],
      seat: null,
    };
    this.#change(`board-${seat}-${dead ? "dead" : "living"}-${religion}`, (zone) => {
      const open =
        zone.items.length === (zone.amount ?? 0) &&
        (zone.items.length > 1 || seat === this.#now.viewer);
      return {
        ...zone,
        items: open ? [...zone.items, laid] : [laid],
        amount: (zone.amount ?? 0) + 1,
      };
    });
  }

  // The Monarch steps forward with the victim; then the victim falls.
  #execute(event: GameEvent): void {
    const [monarch, victim] = [
      this.#find(cardId(event["monarch"])),
      this.#find(cardId(event["card"])),
    ];
    if (monarch === undefined || victim === undefined) return;
    const owner = Number(event["owner"]);
    const doomed: Item = { ...victim, marks: ["chosen"], seat: owner };
    this.#change(`board-${owner}-living-${victim.look["religion"] ?? "neutral"}`, (zone) => ({
      ...zone,
      items: zone.items.filter((item) => item.id !== victim.id),
      amount: Math.max(0, (zone.amount ?? 0) - 1),
    }));
    this.#trick(() => [{ ...monarch, marks: ["acting"], seat: seatOf(event) }, doomed]);
    this.#show(event.text);
    this.#trick((items) =>
      items.map((item) => (item.id === victim.id ? { ...item, marks: ["fallen"] } : item)),
    );
    this.#show(event.text);
    this.#put(
      victim,
      owner,
      DEAD + PILES.indexOf((victim.look["religion"] ?? "neutral") as (typeof PILES)[number]),
    );
    this.#trick(() => []);
  }

  #find(id: string): Item | undefined {
    return this.#now.zones.flatMap((zone) => zone.items).find((item) => item.id === id);
  }
}

const seatOf = (event: GameEvent): number => Number(event["seat"]);
const cardId = (number: unknown): string => `card-${String(number)}`;
const cardsOf = (event: GameEvent): string[] => (event["cards"] as number[]).map(cardId);

// Return the trick after the last of its cards had acted, and where it went.
export function resolved(before: Scene, frame: Frame): { items: Item[]; laid: GameEvent } | null {
  const laid = frame.events.find((event) => event.kind === "laid");
  if (laid === undefined) return null;
  const until = frame.events.slice(0, frame.events.indexOf(laid));
  const narration = new Narration(before, { ...frame, events: until });
  for (const event of until) narration.apply(event);
  return { items: narration.trick, laid };
}
