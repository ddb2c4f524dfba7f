import type { Cover } from "../../lib/themes";
import Emblem from "./Emblem.svelte";

const cover: Cover = { Emblem, cloth: "#24513c", clothDeep: "#12301f" };
export default cover;
