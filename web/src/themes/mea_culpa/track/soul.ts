// A soul on the Record of Sins, as the drawings of the track need it.

export interface SoulOnTrack {
  seat: number;
  space: number;
  line: number;
  name: string;
  initial: string;
  own: boolean;
  // Called when the soul is pressed.
  press: () => void;
}
