import type { MoveRows } from '@coven/words';
import type { Blackmore } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { BlackmoreKinds } from './kinds.ts';

export const MOVES: MoveRows<Blackmore, typeof en, BlackmoreKinds> = {
  play: { card: 'card' },
  crown: { card: 'card' },
  draw: { card: 'card' },
  keep: {},
  first: {},
};
