import { flow } from '@coven/cli/flow.ts';
import { type Colour, type Paint, padTo, widthOf } from '@coven/cli/paint.ts';
import type { Drawing, Scene as SceneOf } from '@coven/cli/play/drawing.ts';
import type { Seat } from '@coven/core';
import type { Blackmore, Laid, View } from '../rules/index.ts';
import { type CardId, isBetweenTricks, numberOf, type Suit, suitOf } from '../rules/names.plain.ts';
import type { BlackmoreWords } from '../words/index.ts';
import { RING_WIDTH, ring } from './ring.ts';

type Scene = SceneOf<Blackmore, BlackmoreWords>;

/** A suit has a colour, a sign and a word: colour alone never distinguishes it. */
const SUIT: Readonly<Record<Suit, { readonly sign: string; readonly bright: Colour; readonly onPaper: Colour }>> = {
  red: { sign: '●', bright: '#e8606a', onPaper: '#810015' },
  orange: { sign: '▲', bright: '#ed8e24', onPaper: '#a24c14' },
  yellow: { sign: '◆', bright: '#f8ee9f', onPaper: '#7a6500' },
  green: { sign: '■', bright: '#5fb999', onPaper: '#126b50' },
  blue: { sign: '✚', bright: '#7fa8d8', onPaper: '#2c4f80' },
  violet: { sign: '★', bright: '#d996ff', onPaper: '#411c6d' },
};
const PAPER: Colour = '#f1e6cf';
const CANDLE: Colour = '#ffd27a';
const WIDTH = 79;

export const drawing: Drawing<Blackmore, BlackmoreWords> = {
  picture(view, scene) {
    const left = ring(view.ranking, trumpCard(view, scene.paint), scene.paint);
    const right = [...playerLines(view, scene), '', ...trickLines(view, scene)];
    const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
      `${left[row] ?? ' '.repeat(RING_WIDTH)}   ${right[row] ?? ''}`.trimEnd(),
    );
    return [...rows, '', statusOf(view, scene), ...handLine(view, scene)];
  },

  glance(view, scene) {
    const { words, paint, name } = scene;
    const trick = view.trick.map(([seat, card]) => {
      const isWinning = seat === view.winning;
      return `${name(seat)} ${chip(card, paint)}${isWinning ? paint.ink(CANDLE, '✦') : ''}`;
    });
    return [
      ...playerLines(view, scene),
      ...(trick.length === 0 ? [paint.dim(words.say('table.no-trick'))] : flow([`${trickTitle(view, words)} `, ...trick], WIDTH)),
      `${statusOf(view, scene)} ${paint.dim('·')} ${paint.bold(view.ranking.join(' '))}`,
      ...handLine(view, scene),
    ];
  },

  description(view, { words, name, labelled }) {
    const { say } = words;
    const card = (id: CardId) => words.piece('card', id);
    const trick = view.trick.map(([seat, id]) => {
      const note = trickNote(view, [seat, id], words);
      return `${name(seat)} ${card(id)}${note === undefined ? '' : ` (${note})`}`;
    });
    return [
      `${view.trump === null ? say('table.no-trump') : say('table.trump', { card: card(view.trump) })}.`,
      `${say('table.strongest-first', { numbers: view.ranking.join(', ') })}.`,
      `${view.isFinal ? say('table.final-stage') : say('table.deck', { count: view.deckSize })}.`,
      ...view.handSizes.map((_, seat) => `${labelled(name(seat), countsOf(view, seat, words).join(', '))}.`),
      trick.length === 0 ? `${say('table.no-trick')}.` : `${labelled(trickTitle(view, words), trick.join(', '))}.`,
      ...(view.hand.length === 0 ? [] : [`${labelled(say('table.hand'), view.hand.map(card).join(', '))}.`]),
    ];
  },

  piece(kind, id, word, paint) {
    const { sign, bright } = SUIT[(kind === 'card' ? suitOf(id) : id) as Suit];
    return paint.hasColour ? paint.ink(bright, `${sign} ${word}`) : word;
  },

  remark(outlook, { words: { say } }) {
    switch (outlook.type) {
      case 'play':
        return outlook.wins ? say('table.would-win', { points: outlook.points }) : undefined;
      case 'crown':
        return say('table.would-gain', { points: outlook.points, numbers: outlook.ranking.join('-') });
      default:
        return outlook satisfies never;
    }
  },
};

function handLine(view: View, { words, paint, labelled }: Scene): readonly string[] {
  if (view.hand.length === 0) return [];
  return [labelled(words.say('table.hand'), view.hand.map((card) => chip(card, paint)).join(' '))];
}

function trumpCard(view: View, paint: Paint): readonly string[] {
  if (view.trump === null) return [paint.dim('—')];
  const { sign, onPaper } = SUIT[suitOf(view.trump)];
  const face = `${numberOf(view.trump)}  ${sign}`;
  if (!paint.hasColour) return ['╭────╮', `│${face}│`, '╰────╯'];
  return ['      ', ` ${face} `, '      '].map((row) => paint.tile(PAPER, onPaper, row));
}

function playerLines(view: View, { words, paint, name }: Scene): readonly string[] {
  const width = Math.max(...view.handSizes.map((_, seat) => widthOf(name(seat))));
  return view.handSizes.map((_, seat) => {
    const isAwaited = view.phase !== 'over' && seat === view.toAct;
    const who = padTo(name(seat), width);
    const marked = isAwaited ? paint.ink(CANDLE, `▸ ${who}`) : `  ${who}`;
    return `${marked}  ${paint.dim(countsOf(view, seat, words).join(' · '))}`;
  });
}

function countsOf(view: View, seat: Seat, { say }: BlackmoreWords): readonly string[] {
  const score = view.scores?.[seat];
  const isOver = view.phase === 'over';
  return [
    // All three do not fit beside the wheel; at the end the hands are empty.
    ...(isOver ? [] : [say('table.hand-size', { count: view.handSizes[seat] ?? 0 })]),
    ...(isOver || score === undefined ? [say('table.won-size', { count: view.wonSizes[seat] ?? 0 })] : []),
    ...(score === undefined ? [] : [say('table.score', { count: score })]),
  ];
}

function trickLines(view: View, { words, paint, name }: Scene): readonly string[] {
  if (view.trick.length === 0) return [paint.dim(words.say('table.no-trick'))];
  const width = Math.max(...view.trick.map(([seat]) => widthOf(name(seat))));
  const word = (card: CardId) => padTo(words.piece('card', card), 14);
  return [
    trickTitle(view, words),
    ...view.trick.map(([seat, card]) => {
      const note = trickNote(view, [seat, card], words);
      const line = `  ${padTo(name(seat), width)}  ${chip(card, paint)} ${word(card)}`;
      return note === undefined ? line : `${line} ${paint.ink(CANDLE, `✦ ${note}`)}`;
    }),
  ];
}

function trickTitle(view: View, { say }: BlackmoreWords): string {
  return say(isBetweenTricks(view.phase) ? 'table.last-trick' : 'table.trick');
}

/** What there is to say about a card of the trick. */
function trickNote(view: View, [seat, card]: Laid, { say }: BlackmoreWords): string | undefined {
  const notes = [
    ...(seat === view.winning ? [say(view.phase === 'follow' ? 'table.wins' : 'table.won-it')] : []),
    ...(card === view.crowned ? [say('table.became-trump')] : []),
  ];
  return notes.length === 0 ? undefined : notes.join(', ');
}

function statusOf(view: View, { words: { say, piece }, paint }: Scene): string {
  const trump = view.trump === null ? say('table.no-trump') : say('table.trump', { card: piece('card', view.trump) });
  const deck = view.isFinal ? say('table.final-stage') : say('table.deck', { count: view.deckSize });
  return `${trump} ${paint.dim('·')} ${deck}`;
}

/** A small card: sign and number on paper. */
function chip(card: CardId, paint: Paint): string {
  const { sign, onPaper } = SUIT[suitOf(card)];
  const face = `${sign}${numberOf(card)}`;
  return paint.hasColour ? paint.tile(PAPER, onPaper, ` ${face} `) : `[${face}]`;
}
