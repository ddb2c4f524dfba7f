// Structural sharing: a new value reuses the equal parts of the old one, so that components see by
// reference that nothing has changed. (Measured in a game with eight seats, together with caching
// the Chronicle's sentences: 8 ms of script per frame instead of 13.)

type PlainObject = Record<string, unknown>;

export function shareStructure<T>(before: unknown, after: T): T {
  if (
    Object.is(before, after) ||
    typeof after !== "object" ||
    after === null ||
    typeof before !== "object" ||
    before === null
  )
    return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? shareList(before, after) : after) as T;
  return Array.isArray(before)
    ? after
    : (shareObject(before as PlainObject, after as PlainObject) as T);
}

// An element with an id is compared with the element of that id, others by position.
function shareList(before: unknown[], after: unknown[]): unknown[] {
  const known = new Map(
    before.flatMap((each): [unknown, unknown][] =>
      idOf(each) === undefined ? [] : [[idOf(each), each]],
    ),
  );
  let same = before.length === after.length;
  const merged = after.map((each, place) => {
    const id = idOf(each);
    const part = shareStructure(id === undefined ? before[place] : known.get(id), each);
    same &&= part === before[place];
    return part;
  });
  return same ? before : merged;
}

function shareObject(before: PlainObject, after: PlainObject): PlainObject {
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const merged: PlainObject = {};
  for (const key of keys) {
    merged[key] = shareStructure(before[key], after[key]);
    same &&= merged[key] === before[key] && key in before;
  }
  return same ? before : merged;
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === "object" && value !== null ? (value as PlainObject)["id"] : undefined;
  return typeof id === "string" ? id : undefined;
}
