import { describe, expect, test } from 'vitest';
import type { Move, Outlook } from '../rules/index.ts';
import { sparklingCards } from '../web/sparks.ts';

const play = (card: string, on = 'bandos'): Move => ({ type: 'play', card, on });
const DECLINE: Move = { type: 'decline' };

/** Seat 0 acts; each move with the points that it would bring by seat. */
function sparks(...offers: readonly (readonly [Move, readonly number[] | undefined])[]): string[] {
  const outlookOf = (move: Move): Outlook | undefined => {
    const points = offers.find(([one]) => one === move)?.[1];
    return points && { seat: 0, card: null, row: [], falls: [], points, strengths: [], next: null };
  };
  return [
    ...sparklingCards(
      offers.map(([move]) => move),
      outlookOf,
    ),
  ];
}

describe('the spark', () => {
  test('stands on the cards that bring most now', () => {
    expect(sparks([play('fog'), [2, 1]], [play('rust'), [3, 0]], [play('moon', 'vodii'), [3, 1]])).toEqual(['rust', 'moon']);
  });

  test('on none that brings nothing, or more to somebody else', () => {
    expect(sparks([play('fog'), [0, 0]], [play('rust'), [2, 4]])).toEqual([]);
  });

  test('on none for points that come anyway', () => {
    expect(sparks([DECLINE, [3, 2]], [play('fog'), [3, 2]], [play('rust'), [4, 2]])).toEqual(['rust']);
    expect(sparks([DECLINE, [3, 2]], [play('fog'), [3, 2]])).toEqual([]);
  });

  test('nowhere before every outlook is known', () => {
    expect(sparks([play('fog'), [3, 0]], [play('rust'), undefined])).toEqual([]);
    expect(sparks([DECLINE, undefined], [play('fog'), [3, 0]])).toEqual([]);
  });
});
