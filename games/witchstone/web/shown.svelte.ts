/** What sentences beside the table must know of the board that lies on it. */
class Shown {
  /** Of the cauldrons. */
  radius = $state.raw(3);
}

export const shown: Shown = new Shown();
