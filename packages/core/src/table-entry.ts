import type { Hex } from '#digest';
import type { Seat } from './contract.ts';
import { after, notationOf, oneOf, optional, type TextField, wholeOf, word } from './notation.ts';

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

const SEAT = wholeOf(6);
const NUMBER = wholeOf(6);
const YES_NO: TextField<boolean> = {
  lead: ' ',
  pattern: 'yes|no',
  write: (agrees) => (agrees ? 'yes' : 'no'),
  read: (text) => text === 'yes',
};

export const { format: formatTableEntry, parse: parseTableEntry } = notationOf<TableEntry, 'kind'>(
  'kind',
  {
    familiar: { seat: SEAT, bot: after(' bot ', word('[a-z0-9-]{1,40}')) },
    person: { seat: SEAT, name: after(' person', optional(word<Hex>('[0-9a-f]{64}'))) },
    'end-vote': { seat: SEAT, agrees: after(' end ', YES_NO) },
    claim: { seat: SEAT },
    end: { ending: oneOf(['played', 'agreed', 'absent', 'left', 'not-dealt']) },
    clock: { seat: SEAT },
    'undo-ask': { seat: SEAT, entry: NUMBER },
    'undo-answer': { seat: SEAT, agrees: YES_NO },
    'undo-back': { entry: NUMBER },
  },
  { familiar: 'seat', person: 'seat', 'end-vote': 'vote' },
);
