// The four families, as they come in every hand; and what colour they are painted in where a card does not say.

export const FAMILIES = ["medici", "sforza", "borgia", "orsini"] as const;

const COLOURS: Record<string, string> = { medici: "red", sforza: "purple", borgia: "green", orsini: "blue" };

export function colourOf(family: string): string {
  return COLOURS[family] ?? "grey";
}

// The number a card with the ring has where nothing says otherwise.
export const USUAL_RING = 10;
