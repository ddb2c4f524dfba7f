// Whether the page about the keys is open; anybody may open it.

export const keysHelp = $state({ open: false });
