// One frame may contain many events: bids are revealed, the die and the guess are shown, a crew
// finishes a cathedral, chests are opened, souls fall. The scenes in between are rebuilt from the
// events and shown one by one.

import { nestedTexts } from "../../lib/rules/rulebook";
import type { Frame, GameEvent, Item, Scene, Zone } from "../../lib/net/protocol";
import { itemsOf, SITES, TURNING_UP } from "./zones";

const COLOURS = ["yellow", "blue", "red", "green"];

export function steps(before: Scene, frame: Frame): Scene[] {
  const narration = new Narration(before);
  for (const event of frame.events) narration.apply(event);
  return narration.scenes();
}

class Narration {
  readonly #steps: { scene: Scene; passes: boolean }[] = [];
  #now: Scene;

  constructor(before: Scene) {
    const seats = before.seats.map((panel) => (panel.asked ? { ...panel, asked: false } : panel));
    this.#now = { ...before, seats, choices: [], blocked: [], about: [] };
  }

  // If the last step is still visible in the final scene, it needs no step of its own.
  scenes(): Scene[] {
    const scenes = this.#steps.map(({ scene }) => scene);
    return this.#steps.at(-1)?.passes === false ? scenes.slice(0, -1) : scenes;
  }

  apply(event: GameEvent): void {
    this.#HEARD[event.kind]?.(event);
  }

  readonly #HEARD: Record<string, (event: GameEvent) => void> = {
    bids: (event) => this.#lift(event),
    caught: (event) => this.#meet(event),
    unseen: (event) => this.#meet(event),
    falls: (event) => this.#walk(event),
    stays: (event) => this.#walk(event),
    lifted: (event) => this.#walk(event),
    crew: (event) => this.#work(event),
    nave: (event) => this.#build(event, "nave"),
    cathedral: (event) => this.#build(event, "cathedral"),
    compared: (event) => this.#show(event, true),
    punished: (event) => this.#show(event, true),
    opened: (event) => this.#show(event, true),
    donors: (event) => this.#offer(event),
    "all-letters": (event) => this.#taken(event),
  };

  // `passes`: nothing of it is visible in the final scene.
  #show(event: GameEvent, passes: boolean): void {
    this.#steps.push({ scene: { ...this.#now, prompt: event.text }, passes });
  }

  #change(id: string, change: (zone: Zone) => Zone): void {
    this.#now = {
      ...this.#now,
      zones: this.#now.zones.map((zone) => (zone.id === id ? change(zone) : zone)),
    };
  }

  #items(id: string, change: (item: Item) => Item): void {
    this.#change(id, (zone) => ({ ...zone, items: zone.items.map(change) }));
  }

  // All purses are put in the middle, the viewer's too; then they are opened together.
  #lift(event: GameEvent): void {
    const items = revealedBids(this.#now, event);
    this.#items("bids", (item) => ({ ...item, hidden: true, marks: ["sealed"], look: {} }));
    this.#steps.push({
      scene: { ...this.#now, prompt: { key: TURNING_UP[0], args: {} } },
      passes: true,
    });
    this.#change("bids", (zone) => ({ ...zone, items }));
    this.#show(event, true);
  }

  // First the guess, then the die.
  #meet(event: GameEvent): void {
    const reveal = (id: string, room: unknown): void =>
      this.#items("meeting", (item) =>
        item.id === id
          ? { ...item, hidden: false, marks: ["set"], look: { room: String(Number(room) + 1) } }
          : item,
      );
    reveal("guess", event["guess"]);
    this.#steps.push({ scene: this.#now, passes: true });
    reveal("die", event["room"]);
    this.#show(event, true);
  }

  #walk(event: GameEvent): void {
    this.#items("track", (item) =>
      item.id === `soul-${String(event["seat"])}`
        ? { ...item, look: { space: String(event["space"]) } }
        : item,
    );
    this.#show(event, false);
  }

  #work(event: GameEvent): void {
    const site = siteOf(event);
    this.#change(`site-${site}`, (zone) => {
      const [building, ...rest] = zone.items;
      if (building === undefined || rest.some((item) => item.kind === "crew")) return zone;
      const crew: Item = {
        id: `crew-${site}`,
        kind: "crew",
        face: { key: "mea_culpa-crew", args: {} },
        hidden: false,
        look: {},
        marks: [],
        seat: null,
      };
      return { ...zone, items: [building, crew, ...rest] };
    });
    this.#show(event, false);
  }

  #build(event: GameEvent, stage: string): void {
    this.#change(`site-${siteOf(event)}`, (zone) => {
      const items = zone.items.filter((item) => item.kind !== "crew");
      return {
        ...zone,
        items: items.map((item) =>
          item.kind === "building" ? { ...item, look: { ...item.look, stage } } : item,
        ),
      };
    });
    this.#show(event, stage === "cathedral");
  }

  // The available Letters.
  #offer(event: GameEvent): void {
    const counts = event["letters"] as number[];
    const items = counts.flatMap((count, number) =>
      Array.from({ length: count }, (_, place) => letter(COLOURS[number] ?? "", place + 1)),
    );
    const zone: Zone = {
      id: "display",
      kind: "row",
      label: { key: "mea_culpa-zone-display", args: {} },
      items,
      seat: null,
      amount: null,
      note: null,
    };
    this.#now = {
      ...this.#now,
      zones: [
        ...this.#now.zones.filter((each) => each.id !== "display"),
        ...(items.length > 0 ? [zone] : []),
      ],
    };
    this.#show(event, Number(event["second"]) < 0);
  }

  #taken(event: GameEvent): void {
    this.#now = { ...this.#now, zones: this.#now.zones.filter((zone) => zone.id !== "display") };
    this.#show(event, true);
  }
}

// Return the revealed bids; the highest is marked.
export function revealedBids(scene: Scene, event: GameEvent): Item[] {
  const [notches, coins, order] = [event["notches"], event["coins"], event["order"]] as number[][];
  const faces = nestedTexts(event.text).filter((part) => part.key === "mea_culpa-bid-of");
  return itemsOf(scene, "bids").map((item) => {
    const seat = item.seat ?? 0;
    const face = faces[order?.indexOf(seat) ?? -1] ?? item.face;
    return {
      ...item,
      face,
      hidden: false,
      marks: seat === order?.[0] ? ["winning"] : [],
      look: { notches: String(notches?.[seat] ?? 0), coins: String(coins?.[seat] ?? 0) },
    };
  });
}

const siteOf = (event: GameEvent): string => SITES[Number(event["site"])] ?? "left";

function letter(colour: string, place: number): Item {
  return {
    id: `display-${colour}-${place}`,
    kind: "letter",
    face: { key: `mea_culpa-letter-${colour}`, args: {} },
    hidden: false,
    look: { letter: colour, colour },
    marks: [],
    seat: null,
  };
}
