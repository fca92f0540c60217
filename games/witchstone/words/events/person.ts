/** Subject and verb at the head of a sentence; `who` is empty for the player who is spoken to. */
export function subject(you: string): (who: string, they: string, own: string) => string {
  return (who, they, own) => (who === '' ? `${you} ${own}` : `${who} ${they}`);
}

/** A verb further on in the same sentence. */
export function verb(who: string, they: string, own: string): string {
  return who === '' ? own : they;
}
