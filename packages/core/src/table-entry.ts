import type { Hex } from '#digest';
import type { Seat } from './contract.ts';

/** How a game ended. `absent`: those who were there agreed. `left`: the only player left took it. `not-dealt`: no attempt to deal was completed. */
export type Ending = 'played' | 'agreed' | 'absent' | 'left' | 'not-dealt';

/** What happened at the table that is not a move; `docs/records.md` describes the texts. */
export type TableEntry =
  | { readonly kind: 'familiar'; readonly seat: Seat; readonly bot: string }
  /** `name`: the name hash of another person who takes over the seat; `null` if the person who holds it plays again. */
  | { readonly kind: 'person'; readonly seat: Seat; readonly name: Hex | null }
  | { readonly kind: 'end-vote'; readonly seat: Seat; readonly agrees: boolean }
  /** A player takes the game because all others have left. */
  | { readonly kind: 'claim'; readonly seat: Seat }
  | { readonly kind: 'end'; readonly ending: Ending }
  /** Reserved. */
  | { readonly kind: 'clock'; readonly seat: Seat }
  | { readonly kind: 'undo-ask'; readonly seat: Seat; readonly entry: number }
  | { readonly kind: 'undo-answer'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly kind: 'undo-back'; readonly entry: number };

const NUMBER = '(0|[1-9][0-9]{0,5})';

const FORMS: readonly (readonly [RegExp, (one: string, other: string) => TableEntry])[] = [
  [form(`seat ${NUMBER} bot ([a-z0-9-]{1,40})`), (seat, bot) => ({ kind: 'familiar', seat: Number(seat), bot })],
  [form(`seat ${NUMBER} person`), (seat) => ({ kind: 'person', seat: Number(seat), name: null })],
  [form(`seat ${NUMBER} person ([0-9a-f]{64})`), (seat, name) => ({ kind: 'person', seat: Number(seat), name })],
  [form(`vote ${NUMBER} end (yes|no)`), (seat, vote) => ({ kind: 'end-vote', seat: Number(seat), agrees: vote === 'yes' })],
  [form(`claim ${NUMBER}`), (seat) => ({ kind: 'claim', seat: Number(seat) })],
  [form('end (played|agreed|absent|left|not-dealt)'), (ending) => ({ kind: 'end', ending: ending as Ending })],
  [form(`clock ${NUMBER}`), (seat) => ({ kind: 'clock', seat: Number(seat) })],
  [form(`undo-ask ${NUMBER} ${NUMBER}`), (seat, entry) => ({ kind: 'undo-ask', seat: Number(seat), entry: Number(entry) })],
  [form(`undo-answer ${NUMBER} (yes|no)`), (seat, vote) => ({ kind: 'undo-answer', seat: Number(seat), agrees: vote === 'yes' })],
  [form(`undo-back ${NUMBER}`), (entry) => ({ kind: 'undo-back', entry: Number(entry) })],
];

function form(text: string): RegExp {
  return new RegExp(`^${text}$`);
}

export function parseTableEntry(text: string): TableEntry | undefined {
  for (const [pattern, read] of FORMS) {
    const match = pattern.exec(text);
    if (match) return read(match[1] ?? '', match[2] ?? '');
  }
  return undefined;
}

export function formatTableEntry(entry: TableEntry): string {
  switch (entry.kind) {
    case 'familiar':
      return `seat ${entry.seat} bot ${entry.bot}`;
    case 'person':
      return entry.name === null ? `seat ${entry.seat} person` : `seat ${entry.seat} person ${entry.name}`;
    case 'end-vote':
      return `vote ${entry.seat} end ${yesOrNo(entry.agrees)}`;
    case 'claim':
      return `claim ${entry.seat}`;
    case 'end':
      return `end ${entry.ending}`;
    case 'clock':
      return `clock ${entry.seat}`;
    case 'undo-ask':
      return `undo-ask ${entry.seat} ${entry.entry}`;
    case 'undo-answer':
      return `undo-answer ${entry.seat} ${yesOrNo(entry.agrees)}`;
    case 'undo-back':
      return `undo-back ${entry.entry}`;
    default:
      return entry satisfies never;
  }
}

function yesOrNo(agrees: boolean): string {
  return agrees ? 'yes' : 'no';
}
