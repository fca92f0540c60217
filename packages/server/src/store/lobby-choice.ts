/** Who made a public table; older tables may not know. */
export interface LobbyRow {
  readonly maker: string | null;
  readonly address: string | null;
}

/** Public tables of one phase among which the lobby chooses. */
export const LOBBY_WINDOW = 500;
/** Tables of one maker in the lobby. */
const MAX_PER_MAKER = 3;
/** Tables from one address in the first part of the lobby; further ones fill up what is left. */
const MAX_PER_ADDRESS = 10;

/** At most `max` of the given tables, in their order, such that neither one maker nor one address crowds out the others. */
export function fairChoice<Row extends LobbyRow>(rows: readonly Row[], max: number): readonly Row[] {
  const perMaker = new Map<string, number>();
  const perAddress = new Map<string, number>();
  const fair: Row[] = [];
  const rest: Row[] = [];
  for (const row of rows) {
    if (row.maker !== null && counted(perMaker, row.maker) > MAX_PER_MAKER) continue;
    if (row.address !== null && counted(perAddress, row.address) > MAX_PER_ADDRESS) rest.push(row);
    else fair.push(row);
  }
  return [...fair, ...rest].slice(0, max);
}

/** How often a key has come so far, this time included. */
function counted(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}
