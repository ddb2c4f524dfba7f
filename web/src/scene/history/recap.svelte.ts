// Whether the recap dialog is open.

class RecapDialog {
  open = $state(false);
}

export const recapDialog = new RecapDialog();
