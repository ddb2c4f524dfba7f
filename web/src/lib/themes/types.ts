import type { Component } from "svelte";
import type { Sound } from "../browser/sounds";
import type { Recap, TableModel } from "../table/table-model";
import type { Frame, Item, Scene, Text } from "../net/protocol";

// A game's cover on the start page, shown before its theme is fetched.
export interface Cover {
  // The picture.
  Emblem: Component;
  // The colours of the cloth around it and of its side; red by default.
  cloth?: string;
  clothDeep?: string;
}

// The illustrations of a game's rules, made of items.
export interface Pictures {
  // Return the items beside a sentence of the rules; `anchor` is the end of its key.
  of: (anchor: string, sentence: Text) => Item[];
  // The height of items by kind, where it differs from a card's.
  heights?: Record<string, string>;
  // How much detail the cards show, if not everything.
  detail?: string;
}

// The look of one game. Everything else is common to all games.
export interface Theme {
  key: string;
  // Lays out the zones and seats of a scene, with `ZoneView` and `SeatView`. It must leave nothing
  // out: `RemainingZones` shows what it does not name.
  Layout: Component<{ table: TableModel }>;
  // Draws one item. It fills its box, whose shape is given by `ratio`.
  Face: Component<{ item: Item; large?: boolean }>;
  // Width divided by height of an item.
  ratio: (item: Item) => number;
  // Return the scenes between two frames, where much happens in one frame: a trick is shown
  // complete before it is taken.
  steps?: (before: Scene, frame: Frame) => Scene[];
  // Return what a frame has completed that can be shown again: a trick, a judgement.
  recap?: (before: Scene, frame: Frame) => Recap | null;
  // Return a description of an enlarged item, shown below its name.
  about?: (item: Item) => Text | null;
  // Return a component that replaces the list of choices, or null to use the list.
  answers?: (scene: Scene) => Component<{ table: TableModel; scene: Scene }> | null;
  // Return the same string for items that look alike, if items are numbered by their place: an item
  // that left one place flies to where a similar one appears.
  alike?: (item: Item) => string;
  // The sounds by kind of event.
  sounds?: Record<string, Sound>;
  // The keys of the choices that need a confirmation, because they cannot be undone.
  confirmable?: string[];
}
