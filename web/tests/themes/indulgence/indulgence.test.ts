import { describe, expect, it } from "vitest";
import type { Frame, GameEvent, Item, Scene, Text, Zone } from "../../../src/lib/net/protocol";
import { edictOf, goal } from "../../../src/themes/indulgence/edicts/edict";
import { sideOf } from "../../../src/themes/indulgence/seats/seating";
import { steps } from "../../../src/themes/indulgence/steps";

const text = (key: string): Text => ({ key, args: {} });

function card(number: number, seat: number | null, ...marks: string[]): Item {
  return {
    id: `card-${number}`,
    kind: "card",
    face: text("card"),
    hidden: false,
    look: { family: "medici", number: String(number + 1), colour: "red" },
    marks,
    seat,
  };
}

function zone(
  id: string,
  items: Item[],
  seat: number | null = null,
  amount: number | null = null,
): Zone {
  return {
    id,
    kind: id === "hand" ? "hand" : "row",
    label: text(id),
    items,
    seat,
    amount,
    note: null,
  };
}

function scene(...zones: Zone[]): Scene {
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    roles: [],
    asked: seat === 2,
    score: 30,
    place: null,
  }));
  return {
    game: "indulgence",
    viewer: 0,
    prompt: text("prompt"),
    about: [],
    seats,
    zones,
    choices: [],
    blocked: [],
    over: false,
    facts: [],
  };
}

function frame(after: Scene, ...events: GameEvent[]): Frame {
  return {
    type: "frame",
    table: "t",
    viewer: 0,
    number: 2,
    events,
    scene: after,
    prompt: null,
    undo: 0,
    result: null,
    whole: false,
  };
}

const TAKEN: GameEvent = { kind: "taken", text: text("taken"), seat: 2, cards: [4, 1, 20] };

describe("a trick that is taken", () => {
  const before = scene(
    zone("trick", [card(4, 0, "led", "winning"), card(1, 1)]),
    zone("hand", [card(7, null)]),
    zone("held-2", [], 2, 5),
  );
  const [step] = steps(
    before,
    frame(
      scene(zone("trick", [])),
      { kind: "played", text: text("played"), seat: 2, card: 20, ring: 1 },
      TAKEN,
    ),
  );
  const trick = step?.zones.find((each) => each.id === "trick");

  it("is shown complete first, with its winner", () => {
    expect(trick?.items.map((item) => item.id)).toEqual(["card-4", "card-1", "card-20"]);
    expect(trick?.items.map((item) => item.marks)).toEqual([["led"], [], ["ring", "winning"]]);
    expect(step?.prompt).toEqual(text("taken"));
  });

  it("shows the new card in its family's colours", () => {
    expect(trick?.items[2]?.look).toEqual({
      family: "borgia",
      number: "3",
      colour: "green",
      ring: "10",
    });
  });

  it("shows the ring's value from the house rules", () => {
    const facts: Text[] = [{ key: "indulgence-fact-ring", args: { ring: 12 } }];
    const [other] = steps(
      { ...before, facts },
      frame(
        scene(zone("trick", [])),
        { kind: "played", text: text("played"), seat: 2, card: 20, ring: 1 },
        TAKEN,
      ),
    );
    expect(other?.zones.find((each) => each.id === "trick")?.items[2]?.look["ring"]).toBe("12");
  });

  it("removes the card from the hand", () => {
    expect(step?.zones.find((each) => each.id === "held-2")?.amount).toBe(4);
  });

  it("needs no step if nothing is taken", () => {
    expect(steps(before, frame(before))).toEqual([]);
  });
});

it("turns up the cards of a face-down trick where they lie", () => {
  const hidden: Item = { ...card(0, 1), id: "trick-1", hidden: true, look: {} };
  const [step] = steps(scene(zone("trick", [hidden])), frame(scene(zone("trick", [])), TAKEN));
  const turned = step?.zones[0]?.items.find((item) => item.seat === 1);
  expect(turned).toMatchObject({
    id: "trick-1",
    hidden: false,
    look: { family: "medici", number: "2" },
  });
});

describe("an Edict", () => {
  const edict = (look: Record<string, string>, face: Text): Item => ({
    id: "edict-1",
    kind: "edict",
    face,
    hidden: false,
    look,
    marks: [],
    seat: null,
  });

  it("names the goal of its Sin", () => {
    const sixes = edict(
      {
        kind: "cards",
        side: "edict",
        families: "medici sforza borgia orsini",
        numbers: "6",
        pays: "2",
        "sin-pays": "5",
      },
      text("name"),
    );
    expect(goal(sixes)).toEqual({
      key: "indulgence-sin-goal-cards",
      args: {
        count: 4,
        what: {
          key: "indulgence-cards-numbers",
          args: { numbers: [{ key: "indulgence-number-each", args: { number: 6 } }] },
        },
      },
    });
  });

  it("names its number of tricks on both sides", () => {
    const look = { kind: "three-tricks", pays: "8", "sin-pays": "1" };
    const name: Text = { key: "name", args: { goal: 3 } };
    expect(edictOf(edict({ ...look, side: "edict" }, name)).goal).toBe(3);
    expect(
      edictOf(edict({ ...look, side: "sin" }, { key: "sin", args: { goal: name } })).goal,
    ).toBe(3);
  });
});

it("seats the next player to the viewer's left", () => {
  expect([1, 2, 3, 0].map((seat) => sideOf(seat, 1, 4))).toEqual([
    "south",
    "west",
    "north",
    "east",
  ]);
  expect([0, 1, 2].map((seat) => sideOf(seat, 0, 3))).toEqual(["south", "west", "east"]);
});
