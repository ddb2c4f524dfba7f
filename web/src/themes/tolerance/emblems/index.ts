// One emblem a card, a role and a reign: no two alike (tests/emblems.test.ts).

import { CLERGY } from "./clergy";
import { beside, MONARCHS } from "./monarchs";
import { NOBLES } from "./nobles";
import { PEASANTS } from "./peasants";
import type { Drawing } from "./pen";
import { ROLES } from "./roles";
import { TOWNSFOLK } from "./townsfolk";
import { WILD } from "./wild";

export type { Drawing, Ink, Stroke } from "./pen";
export { BADGES, MONARCHS } from "./monarchs";
export { ROLES } from "./roles";

export const EMBLEMS: Record<string, Drawing> = { ...NOBLES, ...CLERGY, ...TOWNSFOLK, ...PEASANTS, ...WILD, ...MONARCHS };


export { shadingOf } from "./shading";
