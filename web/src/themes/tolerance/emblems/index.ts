// The emblems: a different one for every card, role and reign; and the portraits of the monarchs,
// which are also on their cards.

import { CLERGY } from "./clergy";
import { MONARCHS } from "./monarchs";
import { NOBLES } from "./nobles";
import { PEASANTS } from "./peasants";
import type { Drawing } from "./pen";
import { TOWNSFOLK } from "./townsfolk";
import { WILD } from "./wild";

export { BADGES, MONARCHS } from "./monarchs";
export type { Drawing, Ink, Stroke } from "./pen";
export { ROLES } from "./roles";
export { knownShading, shadeLater, shadingOf } from "./shading";

export const EMBLEMS: Record<string, Drawing> = {
  ...NOBLES,
  ...CLERGY,
  ...TOWNSFOLK,
  ...PEASANTS,
  ...WILD,
  ...MONARCHS,
};
