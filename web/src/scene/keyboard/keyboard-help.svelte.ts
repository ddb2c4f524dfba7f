// Whether the keyboard help is open.

export const keyboardHelp = $state({ open: false });
