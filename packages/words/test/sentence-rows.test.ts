import type { Types } from '@coven/core';
import { type EventRows, type MoveRows, type Pieces, sentencesFrom } from '@coven/words';
import { expect, test } from 'vitest';

type Shown =
  | { readonly type: 'drew'; readonly seat: number; readonly card: string; readonly count: number }
  | { readonly type: 'stopped'; readonly seat: number }
  | { readonly type: 'looked'; readonly seat: number };

interface Sample extends Types {
  move: { readonly type: 'take'; readonly card: string };
  shown: Shown;
}

const MESSAGES = {
  'event.drew': ({ who, card }: { who: string; card: string }) => `${who} draws ${card}.`,
  'more.own.drew': ({ card }: { card: string }) => `You draw ${card}.`,
  'event.stopped': ({ who }: { who: string }) => `${who} stops.`,
  'event.looked': 'Somebody looks.',
  'move.take': ({ card }: { card: string }) => `Take ${card}`,
};

const kinds = (pieces: Pieces) => ({
  who: (seat: number): string => pieces.seat(seat),
  card: (id: string): string => pieces.piece('card', id, id.toUpperCase()),
  number: (number: number): number => number,
});

type Rows = EventRows<Sample, typeof MESSAGES, ReturnType<typeof kinds>>;

const EVENTS: Rows = {
  drew: { card: 'card', count: 'untold' },
  stopped: ({ seat }, { say, isMe, who }) => (isMe(seat) ? undefined : say('event.stopped', { who: who(seat) })),
  looked: null,
};
const MOVES: MoveRows<Sample, typeof MESSAGES, ReturnType<typeof kinds>> = { take: { card: 'card' } };

const words = sentencesFrom<Sample, typeof MESSAGES, ReturnType<typeof kinds>>(MESSAGES, { events: EVENTS, moves: MOVES, kinds });
const pieces: Pieces = { seat: (seat) => `S${seat}`, me: 1, piece: (kind, _, word) => `[${kind} ${word}]` };

test('a row says every field by its kind', () => {
  expect(words.move({ type: 'take', card: 'fox' }, pieces)).toBe('Take [card FOX]');
  expect(words.event({ type: 'drew', seat: 0, card: 'fox', count: 2 }, pieces)).toBe('S0 draws [card FOX].');
});

test('the player who is spoken to has a sentence of their own where the catalogue has one', () => {
  expect(words.event({ type: 'drew', seat: 1, card: 'fox', count: 2 }, pieces)).toBe('You draw [card FOX].');
  expect(words.event({ type: 'drew', seat: 1, card: 'fox', count: 2 }, { ...pieces, me: null })).toBe('S1 draws [card FOX].');
});

test('a function decides where a row is not enough; null and hidden fields need no words', () => {
  expect(words.event({ type: 'stopped', seat: 0 }, pieces)).toBe('S0 stops.');
  expect(words.event({ type: 'stopped', seat: 1 }, pieces)).toBeUndefined();
  expect(words.event({ type: 'looked', seat: 0 }, pieces)).toBeUndefined();
  expect(words.event({ type: 'drew', seat: 0, card: 'hidden', count: 2 }, pieces)).toBeUndefined();
});

test('an event without its row, a field without its kind and an unsuitable kind do not compile', () => {
  const { drew, stopped, looked } = EVENTS;
  // @ts-expect-error: `looked` has no row
  const missing: Rows = { drew, stopped };
  // @ts-expect-error: `count` is neither told nor untold
  const field: Rows = { stopped, looked, drew: { card: 'card' } };
  // @ts-expect-error: a number is no card
  const kind: Rows = { stopped, looked, drew: { card: 'number', count: 'untold' } };
  // @ts-expect-error: the message takes the card
  const untold: Rows = { stopped, looked, drew: { card: 'untold', count: 'untold' } };
  // @ts-expect-error: the message has no such argument
  const extra: Rows = { stopped, looked, drew: { card: 'card', count: 'number' } };
  // @ts-expect-error: no field gives the argument `to`
  const argument: EventRows<Sample, { 'event.looked': (args: { to: string }) => string }, ReturnType<typeof kinds>>['looked'] = {};
  expect([missing, field, kind, untold, extra, argument]).toHaveLength(6);
});
