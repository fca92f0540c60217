/** One sigil with its colour for each seat, in seat order. */
const SIGILS = ['moon', 'flame', 'leaf', 'drop', 'star'] as const;
export type Sigil = (typeof SIGILS)[number];

export function sigilOf(seat: number): Sigil {
  return SIGILS[seat % SIGILS.length] as Sigil;
}
