// The four families in their usual order, and their default colours.

export const FAMILIES = ["medici", "sforza", "borgia", "orsini"] as const;

const COLOURS: Record<string, string> = {
  medici: "red",
  sforza: "purple",
  borgia: "green",
  orsini: "blue",
};

export function colourOf(family: string): string {
  return COLOURS[family] ?? "grey";
}

// The default number of a card with the ring.
export const USUAL_RING = 10;
