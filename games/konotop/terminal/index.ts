import { flow } from '@coven/cli/flow.ts';
import { type Colour, type Paint, padTo, widthOf } from '@coven/cli/paint.ts';
import type { Drawing, Scene as SceneOf } from '@coven/cli/play/drawing.ts';
import { wrap } from '@coven/cli/wrap.ts';
import type { Seat } from '@coven/core';
import { type Konotop, type OccupierView, OUR_FILE, type Colour as Side, type SideView, type View } from '../rules/index.ts';
import type { KonotopWords } from '../words/index.ts';

type Scene = SceneOf<Konotop, KonotopWords>;

/** A seat has a colour, a sign and a name: colour alone never distinguishes it. */
const SIDE: Readonly<Record<Side, { readonly sign: string; readonly bright: Colour }>> = {
  white: { sign: '☽', bright: '#f1e6cf' },
  red: { sign: '▲', bright: '#e8606a' },
  green: { sign: '♣', bright: '#5fb999' },
  blue: { sign: '●', bright: '#7fa8d8' },
  violet: { sign: '★', bright: '#d996ff' },
};
const CANDLE: Colour = '#ffd27a';
const PAPER: Colour = '#f1e6cf';
const INK: Colour = '#2a1a3d';
const BAR_WIDTH = 14;

export const drawing: Drawing<Konotop, KonotopWords> = {
  picture(view, scene) {
    return [
      ...playerLines(view, scene),
      '',
      ...view.row.flatMap((occupier) =>
        occupier ? occupierLines(view, occupier, scene) : [scene.paint.dim(`· ${scene.words.say('table.gap')}`)],
      ),
      '',
      decks(view, scene.words).join(scene.paint.dim(' · ')),
      ...handLines(view, scene),
    ];
  },

  glance(view, scene) {
    const { words, paint, name } = scene;
    const players = view.scores.map((count, seat) => {
      const mark = seat === view.awaited ? paint.ink(CANDLE, '▸') : ' ';
      return `${mark}${signOf(view, seat, paint)} ${name(seat)} ${paint.dim(words.say('table.score', { count }))}`;
    });
    const hand = [...new Set(view.hand)].map((card) => handCard(view, card, scene));
    return [
      ...flow(players, scene.columns()),
      ...view.row.flatMap((occupier) => (occupier ? flow(occupierParts(view, occupier, scene), scene.columns(), ' ', '    ') : [])),
      decks(view, words).join(paint.dim(' · ')),
      ...(hand.length === 0 ? [] : flow([scene.labelled(words.say('table.hand'), '').trimEnd(), ...hand], scene.columns())),
    ];
  },

  description(view, scene) {
    const { words, name, labelled } = scene;
    return [
      ...view.handSizes.map((_, seat) => `${labelled(name(seat), countsOf(view, seat, words).join(', '))}.`),
      ...view.row.flatMap((occupier) => (occupier ? [`${sentenceOf(occupier, scene)}.`] : [])),
      ...decks(view, words).map((count) => `${count}.`),
      ...(view.hand.length === 0
        ? []
        : [labelled(words.say('table.hand'), '').trimEnd(), ...view.hand.map((card) => cardLine(view, card, words))]),
    ];
  },

  piece(kind, _id, word, paint) {
    if (!paint.hasColour) return word;
    return kind === 'occupier' ? paint.ink(CANDLE, word) : paint.ink(PAPER, word);
  },

  remark(outlook, { words }) {
    const { say, piece } = words;
    const remarks: string[] = [];
    if (outlook.card) remarks.push(say('table.counts', { strength: outlook.card.strength }));
    if (outlook.falls.length > 0) {
      const occupiers = outlook.falls.map((id) => piece('occupier', id)).join(', ');
      remarks.push(say('table.brings-down', { occupiers, points: outlook.points[outlook.seat] ?? 0 }));
    }
    if (outlook.next) remarks.push(say('table.then'));
    return remarks.length === 0 ? undefined : remarks.join(', ');
  },
};

function playerLines(view: View, { words, paint, name }: Scene): readonly string[] {
  const width = Math.max(...view.handSizes.map((_, seat) => widthOf(name(seat))));
  return view.handSizes.map((_, seat) => {
    const who = padTo(name(seat), width);
    return `${seat === view.awaited ? paint.ink(CANDLE, '▸') : ' '} ${signOf(view, seat, paint)} ${who}  ${paint.dim(countsOf(view, seat, words).join(' · '))}`;
  });
}

function countsOf(view: View, seat: Seat, { say }: KonotopWords): readonly string[] {
  return [say('table.score', { count: view.scores[seat] ?? 0 }), say('table.hand-size', { count: view.handSizes[seat] ?? 0 })];
}

/** The occupier with a bar that fills in the players' colours, and below it everybody's cards and what each would get. */
function occupierLines(view: View, occupier: OccupierView, { words, paint, name, columns }: Scene): readonly string[] {
  const { say, piece } = words;
  const titles = view.row.map((one) => (one ? widthOf(piece('occupier', one.occupier)) : 0));
  const title = padTo(paint.bold(piece('occupier', occupier.occupier)), Math.max(...titles));
  const strength = `${occupier.strength}/${occupier.threshold}`;
  const sides = occupier.sides.flatMap((side, seat) => {
    if (side.cards.length === 0) return [];
    const award = occupier.awards.find((one) => one.seat === seat);
    const gain = award ? ` ${paint.ink(CANDLE, `✦${award.points}`)}` : '';
    const who = `    ${signOf(view, seat, paint)} ${name(seat)} ${side.strength}${gain}  `;
    return [`${who}${paint.dim(cut(cardsOf(side, words), columns() - widthOf(who)))}`];
  });
  const isTarget = view.pending.at(-1)?.on === occupier.occupier;
  const mark = isTarget ? paint.ink(CANDLE, '▸') : ' ';
  const head = `${mark} ${title} ${barOf(view, occupier, paint)} ${strength} ${paint.dim(`· ✦${occupier.rewards.join('-')} · `)}`;
  const state = cut(occupier.falls ? say('table.falls') : say('table.missing', { missing: occupier.missing }), columns() - widthOf(head));
  return [`${head}${occupier.falls ? paint.ink(CANDLE, state) : paint.dim(state)}`, ...sides];
}

/** The occupier's title, bar and rewards, then what each player laid as sign, strength and award. */
function occupierParts(view: View, occupier: OccupierView, scene: Scene): readonly string[] {
  const { words, paint } = scene;
  const isTarget = view.pending.at(-1)?.on === occupier.occupier;
  const title = `${isTarget ? paint.ink(CANDLE, '▸') : ' '} ${padTo(paint.bold(words.piece('occupier', occupier.occupier)), 20)}`;
  const strength = `${barOf(view, occupier, paint)} ${occupier.strength}/${occupier.threshold}`;
  const sides = occupier.sides.flatMap((side, seat) => {
    if (side.cards.length === 0) return [];
    const award = occupier.awards.find((one) => one.seat === seat);
    return [` ${signOf(view, seat, paint)} ${side.strength}${award ? paint.ink(CANDLE, `✦${award.points}`) : ''}`];
  });
  return [`${title} ${strength}`, paint.dim(`✦${occupier.rewards.join('-')}`), ...sides];
}

function barOf(view: View, occupier: OccupierView, paint: Paint): string {
  const cell = occupier.threshold / BAR_WIDTH;
  let filled = 0;
  let reached = 0;
  let bar = '';
  occupier.sides.forEach((side, seat) => {
    reached += side.strength;
    const end = Math.min(BAR_WIDTH, Math.round(reached / cell));
    const sign = SIDE[view.colours[seat] as Side];
    const part = (paint.hasColour ? '█' : sign.sign).repeat(Math.max(0, end - filled));
    bar += part === '' ? '' : paint.ink(sign.bright, part);
    filled = Math.max(filled, end);
  });
  return `${bar}${paint.dim('░'.repeat(BAR_WIDTH - filled))}`;
}

function cardsOf(side: SideView, { piece }: KonotopWords): string {
  return side.cards
    .map(({ card, copies, times }) => `${copies > 1 ? `${copies} ` : ''}${piece('card', card)}${times > 1 ? ` ×${times}` : ''}`)
    .join(', ');
}

function sentenceOf(occupier: OccupierView, { words, name, labelled }: Scene): string {
  const { say, piece } = words;
  const sides = occupier.sides.flatMap((side, seat) =>
    side.cards.length === 0 ? [] : [`${name(seat)} ${side.strength} (${cardsOf(side, words)})`],
  );
  const awards = occupier.awards.map(({ seat, points }) => `${name(seat)} ${say('table.score', { count: points })}`);
  const facts = [
    say('table.threshold', { strength: occupier.strength, threshold: occupier.threshold }),
    say('table.rewards', { rewards: occupier.rewards.join(', ') }),
    sides.length === 0 ? say('table.bare') : words.clauses(sides),
    ...(awards.length === 0 ? [] : [say('table.fell-now', { awards: awards.join(', ') })]),
  ];
  return labelled(piece('occupier', occupier.occupier), words.clauses(facts));
}

function decks(view: View, { say }: KonotopWords): readonly string[] {
  return [
    say('table.deck', { count: view.deckSize }),
    say('table.discard', { count: view.discardSize }),
    say('table.occupiers-left', { count: view.hiddenOccupiers }),
  ];
}

function handLines(view: View, { words, paint, labelled, columns }: Scene): readonly string[] {
  if (view.hand.length === 0) return [];
  const lines = [...new Set(view.hand)].map((card) => {
    const title = `  ${handCard(view, card, { words, paint })}  `;
    return `${title}${paint.dim(cut(words.effect(factsOf(view, card).effect), columns() - widthOf(title)))}`;
  });
  return [labelled(words.say('table.hand'), '').trimEnd(), ...lines];
}

/** A card of the hand with its strength and the number of its copies. */
function handCard(view: View, card: string, { words, paint }: Pick<Scene, 'words' | 'paint'>): string {
  const copies = view.hand.filter((one) => one === card).length;
  const { strength } = factsOf(view, card);
  const chip = paint.hasColour ? paint.tile(PAPER, INK, ` ${strength} `) : `[${strength}]`;
  return `${chip} ${copies > 1 ? `${copies} × ` : ''}${words.piece('card', card)}`;
}

function cardLine(view: View, card: string, words: KonotopWords): string {
  const { strength, effect } = factsOf(view, card);
  return words.say('table.card', { card: words.piece('card', card), strength, effect: words.effect(effect) });
}

/** Strength and text of a card, from the table's own file if it has one. */
function factsOf(view: View, id: string) {
  const cards = view.ownCards?.cards ?? OUR_FILE.cards;
  return cards.find((card) => card.id === id) ?? { strength: 0, effect: null };
}

function signOf(view: View, seat: Seat, paint: Paint): string {
  const { sign, bright } = SIDE[view.colours[seat] as Side];
  return paint.ink(bright, sign);
}

/** The first line of what would take several. */
function cut(text: string, width: number): string {
  const [line = '', ...more] = wrap(text, width - 1);
  return more.length === 0 ? line : `${line}…`;
}
