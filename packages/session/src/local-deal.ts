import {
  commitmentOf,
  type DealtFront,
  type Hex,
  nameHashOf,
  nonceHashOf,
  type OpenedDeal,
  type Player,
  type SealedName,
  type SealedPlayer,
} from '@coven/core';

/** Who sits down at one table to be dealt to, each with a salt for the name (`null` for a bot) and a nonce (`null` for none). */
export interface LocalDeal {
  readonly table: string;
  readonly players: readonly Player[];
  readonly salts: readonly (Hex | null)[];
  readonly nonces: readonly (Hex | null)[];
  readonly secret: Hex;
}

/** The only deal of a table where everybody shares one device: nothing is committed to, because nobody else could see it. */
export function localDeal({ table, players, salts, nonces, secret }: LocalDeal): Pick<DealtFront, 'names' | 'deals'> {
  const names: Record<Hex, SealedName> = {};
  const sealedPlayers = players.map(({ name, bot }, seat): SealedPlayer => {
    if (bot !== undefined) return ['bot', bot];
    const salt = salts[seat] ?? null;
    if (salt === null) throw new Error('a person needs a salt');
    const sealedName: SealedName = { name, salt };
    const hash = nameHashOf(sealedName);
    names[hash] = sealedName;
    return ['person', hash];
  });
  const given = nonces.map((nonce, seat) => (sealedPlayers[seat]?.[0] === 'person' ? nonce : null));
  const hashes = given.map((nonce, seat) => (nonce === null ? null : nonceHashOf(table, seat, nonce)));
  const deal: OpenedDeal = { players: sealedPlayers, commitment: commitmentOf(secret), hashes, nonces: given, secret };
  return { names, deals: [deal] };
}
