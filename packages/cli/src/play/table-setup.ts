import type { Bot } from '@coven/bots';
import {
  type Hex,
  isKnownVersion,
  type Player,
  Problem,
  parseTableEntry,
  playedDeal,
  RECORD_FORMAT,
  type RecordProblem,
  readRecord,
  recordedOptions,
  type SignedRecord,
  TABLE,
} from '@coven/core';
import { allBotsOf } from '@coven/games';
import type { LocalSetup } from '@coven/room';
import { type CommonWords, witchName } from '@coven/words';
import { gameOf, type Plan } from '../plan.ts';
import { printable } from '../printable.ts';
import { randomSecret, secretFrom } from '../secret.ts';
import { UsageError } from '../usage.ts';
import { YOU } from './own-seat.ts';

/** How long a bot may think, in milliseconds. */
export const BOT_BUDGET = 1000;

/** Longer names are cut, because names are shown in rows. */
const MAX_NAME_WIDTH = 16;

/** A table before the first move or in the middle of a game: what it plays, who sits there, and the sealed deal. */
export interface TableSetup extends Pick<LocalSetup, 'version' | 'players' | 'bots' | 'nonces' | 'salts' | 'secret'> {
  readonly plan: Plan;
  readonly log: NonNullable<LocalSetup['log']>;
}

export function newTable(
  common: CommonWords,
  plan: Plan,
  others: readonly Bot[],
  { name, seed }: { readonly name: string | undefined; readonly seed: string | undefined },
): TableSetup {
  /** A seeded game is the same every time. */
  const hex = (what: string): Hex => (seed === undefined ? randomSecret() : secretFrom(`${seed}${what}`));
  const ofYou = (text: Hex) => Array.from({ length: plan.seats }, (_, seat) => (seat === YOU ? text : null));
  return {
    plan,
    version: plan.game.version,
    players: [{ name: nameFrom(name) ?? common('seat.guest') }, ...others.map(({ id }, at) => witch(common, at, id))],
    bots: [null, ...others],
    nonces: ofYou(hex(' nonce')),
    salts: ofYou(hex(' salt')),
    secret: hex(''),
    log: [],
  };
}

/** The table of an unfinished record that `coven play` wrote. `files`: the texts of data files that its options name by hash. */
export async function keptTable(common: CommonWords, file: string, text: string, files: readonly string[]): Promise<TableSetup> {
  const record = readRecord(text);
  if (record.format !== RECORD_FORMAT || record.signer !== 'self') throw new UsageError('not-resumable', { file });
  if (record.result !== null || isEnded(record)) throw new UsageError('game-is-over', { file });
  const game = gameOf(record.game);
  const { version } = record;
  if (!isKnownVersion(game, version)) throw new Problem<RecordProblem>('record-unknown-version', { version, known: game.version });
  const options = recordedOptions(record, game, files);
  const { players, salts, bots } = seatedIn(common, file, record, await allBotsOf(game.id));
  const { nonces, secret } = playedDeal(record);
  const seats = players.length;
  const plan = { game, seats, options, rules: game.open(options, seats, version) };
  return { plan, version, players, bots, nonces, salts, secret, log: record.log };
}

function isEnded({ log }: SignedRecord): boolean {
  return log.some(([by, text]) => by === TABLE && parseTableEntry(text)?.kind === 'end');
}

/** You in your seat, and bots in all others. */
function seatedIn(
  common: CommonWords,
  file: string,
  { deals, names }: SignedRecord,
  known: readonly Bot[],
): Pick<TableSetup, 'players' | 'salts' | 'bots'> {
  const seated = deals.at(-1)?.players ?? [];
  const places = seated.map(([kind, id], seat): { player: Player; salt: Hex | null; bot: Bot | null } => {
    const bot = kind === 'bot' ? known.find((one) => one.id === id) : undefined;
    const sealed = kind === 'person' ? names[id] : undefined;
    if (seat === YOU && sealed) return { player: { name: sealed.name }, salt: sealed.salt, bot: null };
    if (seat === YOU || !bot) throw new UsageError('not-resumable', { file });
    return { player: witch(common, seat - 1, id), salt: null, bot };
  });
  return { players: places.map(({ player }) => player), salts: places.map(({ salt }) => salt), bots: places.map(({ bot }) => bot) };
}

function witch(common: CommonWords, at: number, bot: string): Player {
  return { name: witchName(common, at), bot };
}

/** The name without control characters, cut to the maximum width. */
function nameFrom(text: string | undefined): string | undefined {
  const clean = [...printable(text ?? '')].slice(0, MAX_NAME_WIDTH).join('');
  return clean === '' ? undefined : clean;
}
