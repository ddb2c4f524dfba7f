// Whether the last trick is being looked at again.

class RecapDialog {
  open = $state(false);
}

export const recapDialog = new RecapDialog();
