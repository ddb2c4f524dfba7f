// Whether the page about the keys is open; anybody may open it.

export const keyboardHelp = $state({ open: false });
