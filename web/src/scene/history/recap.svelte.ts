// Whether the last trick is being looked at again.

class LastShown {
  open = $state(false);
}

export const lastShown = new LastShown();
