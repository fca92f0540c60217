import { expect, test } from 'vitest';
import { turningIn } from '../src/frame/turning.ts';

const KINDS: Readonly<Record<string, 'deal' | 'end'>> = { began: 'deal', ended: 'end' };
const game = { moment: ({ type }: { readonly type: string }) => KINDS[type] };

test('the deal and the end are found among what is new, the last one first', () => {
  const began = { number: 3, shown: { type: 'began' } };
  const skipped = { number: 4, shown: { type: 'skipped' } };
  const ended = { number: 5, shown: { type: 'ended' } };
  expect(turningIn(game, [began, skipped], 3)).toEqual({ ...began, kind: 'deal' });
  expect(turningIn(game, [began, skipped], 4)).toBeUndefined();
  expect(turningIn(game, [began, skipped, ended], -1)).toEqual({ ...ended, kind: 'end' });
});
