import type { Component } from "svelte";
import type { Sound } from "../browser/sounds";
import type { Showing, TableLike } from "../table/table-model";
import type { Frame, Item, Scene, Text } from "../net/protocol";

// What the start page shows of a game before its theme is fetched: the lid of its box.
export interface Cover {
  // The picture on the lid.
  Emblem: Component;
  // The colours of the cloth around it, and of the side of the box; without them the lid is red.
  cloth?: string;
  clothDeep?: string;
}

// The illustrations of a game's rules: things as they lie on the table.
export interface Pictures {
  // What is shown beside a sentence of the rules; `anchor` is the end of its key.
  of: (anchor: string, sentence: Text) => Item[];
  // How high things are drawn, by their kind, where that is not as high as a card.
  heights?: Record<string, string>;
  // How much is drawn on the cards, where that is not everything.
  detail?: string;
}

// What makes a game look like itself. Everything else is common to all games.
export interface Theme {
  key: string;
  // Lays out the zones of a scene and the seats around it, with `ZoneView` and `SeatView`. It must leave nothing out: `RestOfZones`
  // shows what it does not name.
  Layout: Component<{ table: TableLike }>;
  // One thing as it looks: it fills its box, whose shape `ratio` says.
  Face: Component<{ item: Item; large?: boolean }>;
  // Width divided by height of an item.
  ratio: (item: Item) => number;
  // What is to be seen between the scene before and the frame that follows it, where too much happens in one frame: a trick is complete
  // before it is taken.
  steps?: (before: Scene, frame: Frame) => Scene[];
  // What a frame has completed that one may want to see again: a trick, a judgement.
  last?: (before: Scene, frame: Frame) => Showing | null;
  // What else there is to say about a thing that is looked at, besides its name.
  about?: (item: Item) => Text | null;
  // What answers the scene's question where a list of buttons would be poor; null where the list will do.
  answers?: (scene: Scene) => Component<{ table: TableLike; scene: Scene }> | null;
  // Which pieces look alike, where pieces are numbered by their place: what has left one place flies to where its like has come.
  alike?: (item: Item) => string;
  // What is heard when something happens, by the kind of event.
  sounds?: Record<string, Sound>;
  // The choices, by the keys of their texts, that stake or give away what does not come back: they are asked once more.
  weighty?: string[];
}
