// How to come to the end of a game in a sensible time.

import type { Asked, Choice, Strategy } from "./table";

const thing = (name: string | undefined): Choice => {
  if (name === undefined) throw new Error("nothing can be chosen");
  return { thing: name };
};

// Whatever is first; but sins once, to have had the ring.
function indulgence(): Strategy {
  let sinned = false;
  return ({ things, words }) => {
    if (words.length === 0) return thing(things[0]);
    if (sinned || words.length < 2 || things.length > 0) return { word: 0 };
    sinned = true;
    return { word: 1 };
  };
}

// Says the truth with one card at a time, and doubts everybody: that is over after some sixty choices. One Dogma, to have had one.
function dogma(): Strategy {
  let named = "";
  let proclaimed = false;
  return (asked) => {
    const { things, words } = asked;
    const tenet = things.find((each) => each.startsWith("tenet-"));
    const names = things.filter((each) => each.startsWith("name-"));
    if (tenet !== undefined && (!proclaimed || names.length === 0)) {
      proclaimed = true;
      return thing(tenet);
    }
    if (names.length > 0) {
      named = most(names, asked).slice("name-".length);
      return thing(`name-${named}`);
    }
    if (words.length > 0) return { word: words.length === 1 ? 0 : 1 };
    return thing(things.find((each) => each.startsWith(`card-${named}-`)) ?? things[0]);
  };
}

// Of which there are most cards in sight.
function most(names: string[], { sight }: Asked): string {
  const held = (name: string): number => sight.filter((each) => each.startsWith(`card-${name.slice("name-".length)}-`)).length;
  return names.reduce((best, name) => (held(name) > held(best) ? name : best));
}

// Whatever is first.
function tolerance(): Strategy {
  return ({ things, words }) => (words.length > 0 ? { word: 0 } : thing(things[0]));
}

// Buys where it can, so that rounds end; has every crew work where most is built, and visits the House now and then.
function meaCulpa(): Strategy {
  let turn = 0;
  return ({ things, words }) => {
    turn += 1;
    const some = (start: string): string | undefined => things.filter((each) => each.startsWith(start)).at(-1);
    const found = (turn % 7 === 0 ? some("room-") : undefined) ?? some("building-left") ?? some("building-middle") ?? some("market-") ?? some("character-");
    if (found !== undefined && words.length < 2) return thing(found);
    if (words.length > 0) return { word: 0 };
    return thing(found ?? things[turn % things.length]);
  };
}

export const STRATEGIES = { indulgence, dogma, tolerance, mea_culpa: meaCulpa };
