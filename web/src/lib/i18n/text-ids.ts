// Shows the id of each text in its place, for translators.

import type { Text } from "../net/protocol";
import { Translator } from "./translator";

export class TextIds extends Translator {
  override format({ key }: Text): string {
    return key;
  }

  override joinList(parts: string[]): string {
    return parts.join(", ");
  }
}
