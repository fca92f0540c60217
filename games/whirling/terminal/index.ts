import { flow } from '@coven/cli/flow.ts';
import { type Colour, type Paint, padTo, widthOf } from '@coven/cli/paint.ts';
import type { Drawing, Scene as SceneOf } from '@coven/cli/play/drawing.ts';
import { wrap } from '@coven/cli/wrap.ts';
import type { Seat } from '@coven/core';
import { type CellRow, type Side, type Sides, sidesOf } from '../rules/cells.plain.ts';
import {
  ARCANA,
  type CharacterRow,
  type Counts,
  characterRow,
  INGREDIENTS,
  type Ingredient,
  type PlayerView,
  recipeRow,
  symbolsOf,
  type View,
  type Whirling,
} from '../rules/index.ts';
import type { WhirlingWords } from '../words/index.ts';

type Scene = SceneOf<Whirling, WhirlingWords>;

/** An ingredient has a colour and a sign: colour alone never distinguishes it. */
const SIGN: Readonly<Record<Ingredient | 'any', { readonly sign: string; readonly bright: Colour }>> = {
  heart: { sign: '♥', bright: '#e8606a' },
  mandrake: { sign: '♣', bright: '#d9a066' },
  mushroom: { sign: '▲', bright: '#f1e6cf' },
  spider: { sign: '✱', bright: '#d996ff' },
  toad: { sign: '●', bright: '#5fb999' },
  any: { sign: '◇', bright: '#ffd27a' },
};
const CANDLE: Colour = '#ffd27a';
const WIDTH = 78;
const NAME_WIDTH = 28;

export const drawing: Drawing<Whirling, WhirlingWords> = {
  picture(view, scene) {
    const others = view.players.flatMap((_, seat) => (seat === view.viewer ? [] : neighbourLines(view, seat, scene)));
    return [legend(scene), ...others, '', ...ownLines(view, scene), '', status(view, scene)];
  },

  glance(view, scene) {
    const { words, paint } = scene;
    const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
    const recipes = view.viewer === 'spectator' ? [] : recipesOf(view, view.viewer);
    const used = new Set(own?.uses.map(({ recipe }) => recipe));
    const brewed = recipes.map(({ id, isTurned }) => {
      const side = isTurned ? 'turned' : 'upright';
      return `${used.has(id) ? '✓' : ''}${cardWords(id, side, words)} ${arrow(recipeRow(view, id), side, paint)}`;
    });
    const hand = view.own?.hand.map((id) => `${words.piece('recipe', id)} ${arrow(recipeRow(view, id), 'upright', paint)}`) ?? [];
    const list = (label: string, items: readonly string[]) =>
      items.length === 0 ? [] : flow([scene.labelled(label, '').trimEnd(), ...items], WIDTH, '  ', '  ');
    return [
      legend(scene),
      ...playerRows(view, scene),
      ...flow(
        [...(own ? [`${words.say('table.arcana')}  ${markersOf(own, words)}`] : []), ...statusParts(view, words)],
        WIDTH,
        paint.dim(' · '),
      ),
      ...list(words.say('table.recipes'), brewed),
      ...(view.phase === 'pick' ? list(words.say('table.hand'), hand) : []),
    ];
  },

  description(view, scene) {
    const { words, name, labelled } = scene;
    return [
      ...view.players.map((player, seat) => `${labelled(name(seat), words.clauses(factsOf(view, player, seat, scene)))}.`),
      ...ownSentences(view, scene),
      `${statusParts(view, words).join(', ')}.`,
    ];
  },

  piece(kind, id, word, paint) {
    if (!paint.hasColour) return word;
    if (kind !== 'ingredient') return paint.ink(CANDLE, word);
    const { sign, bright } = SIGN[id as Ingredient | 'any'];
    return paint.ink(bright, `${sign} ${word}`);
  },

  remark(outlook, { words }) {
    const { say, pile } = words;
    switch (outlook.type) {
      case 'character':
        return say('table.starts-with', { pieces: pile(outlook.start) });
      case 'pick': {
        const effects = arcanaList(outlook.effects, words);
        return effects === '' ? undefined : say('table.goes-off', { effects });
      }
      case 'brew': {
        if (outlook.cauldron.every((count) => count === 0)) return undefined;
        if (outlook.overflow.every((count) => count === 0)) return say('table.would-hold', { pieces: pile(outlook.cauldron) });
        const spilt = say('table.would-overflow', { pieces: pile(outlook.overflow), circle: outlook.circle });
        return outlook.isCertain ? spilt : `${spilt} (${say('table.as-she-stands')})`;
      }
      case 'none':
        return undefined;
      default:
        return outlook satisfies never;
    }
  },
};

/** What the signs mean. */
function legend({ words, paint }: Scene): string {
  return INGREDIENTS.map((ingredient) => `${signOf(ingredient, paint)} ${paint.dim(words.piece('ingredient', ingredient))}`).join('  ');
}

/** Another player: a line for the person, one for the workbench, and the recipes as signs. */
function neighbourLines(view: View, seat: Seat, scene: Scene): readonly string[] {
  const { paint, words } = scene;
  const player = view.players[seat] as PlayerView;
  const recipes = [
    ...recipesOf(view, seat).map(({ id, isTurned }) => arrow(recipeRow(view, id), isTurned ? 'turned' : 'upright', paint)),
    ...ownRecipe(view, player, paint),
  ];
  const { say } = words;
  const piles = `${say('table.cauldron')} ${signsOf(player.cauldron, paint)}  ${say('table.circle')} ${signsOf(player.circle, paint)}`;
  return [
    ...titleOf(view, seat, scene),
    ...wrap(`${benchOf(view, player, paint)}  ${piles}`, WIDTH - 4, '  ').map((line) => `  ${line}`),
    ...wrap(recipes.length === 0 ? say('table.no-recipes') : recipes.join('  '), WIDTH - 2).map((line) => paint.dim(`  ${line}`)),
  ];
}

/** Each player in a line: what is on the workbench of what it holds, in the cauldron and in the circle. */
function playerRows(view: View, { words, paint, name }: Scene): readonly string[] {
  const { say } = words;
  const width = Math.max(...view.players.map((_, seat) => widthOf(name(seat))));
  return view.players.flatMap((player, seat) => {
    const bench = INGREDIENTS.map((ingredient, kind) => {
      const count = `${player.bench[kind] ?? 0}/${view.capacity[kind] ?? 0}`;
      return `${signOf(ingredient, paint)}${count}`;
    });
    const row = `${awaitedMark(view, player, paint)} ${padTo(name(seat), width)}  ${bench.join(' ')}`;
    const piles = [
      `${say('table.cauldron')} ${signsOf(player.cauldron, paint)}`,
      `${say('table.circle')} ${signsOf(player.circle, paint)}`,
    ];
    return flow([row, ...piles], WIDTH, '  ', '    ');
  });
}

function awaitedMark(view: View, player: PlayerView, paint: Paint): string {
  return view.phase !== 'over' && !player.isDone && !player.holds ? paint.ink(CANDLE, '▸') : ' ';
}

function recipesOf({ recipes }: View, seat: Seat): View['recipes'][number] {
  return recipes[seat] ?? [];
}

function ownRecipe(view: View, player: PlayerView, paint: Paint): readonly string[] {
  const own = player.character === null ? undefined : characterRow(view, player.character).recipe;
  return own ? [`(${arrow(own, player.isFlipped ? 'turned' : 'upright', paint)})`] : [];
}

function titleOf(view: View, seat: Seat, { words, paint, name }: Scene): readonly string[] {
  const player = view.players[seat] as PlayerView;
  const notes = notesOf(view, seat, words);
  const title = `${awaitedMark(view, player, paint)} ${paint.bold(name(seat))}  ${paint.ink(CANDLE, characterOf(player, words))}  `;
  const [first = '', ...rest] = wrap(notes.join(' · '), WIDTH - widthOf(title));
  return [`${title}${paint.dim(first)}`, ...rest.map((line) => paint.dim(`    ${line}`))];
}

function characterOf({ character }: PlayerView, { say, piece }: WhirlingWords): string {
  return character === null ? say('table.no-character') : piece('character', character);
}

/** Who feeds whom, how many cards are in hand, and whether she is ready or waits. */
function notesOf(view: View, seat: Seat, { say }: WhirlingWords): readonly string[] {
  const player = view.players[seat] as PlayerView;
  const isChoosing = view.phase === 'draft' || view.phase === 'pick' || view.phase === 'arcana' || view.phase === 'brew';
  return [
    ...feeding(view, seat).map((key) => say(key)),
    say('table.hand-size', { count: player.handSize }),
    ...(player.holds ? [say('table.waits')] : []),
    ...(isChoosing && player.isDone ? [say('table.ready')] : []),
  ];
}

function feeding(view: View, seat: Seat): readonly ('table.both-ways' | 'table.you-feed' | 'table.feeds-you')[] {
  if (view.viewer === 'spectator' || seat === view.viewer) return [];
  const isFed = view.feeds[view.viewer] === seat;
  const isFeeder = view.feeds[seat] === view.viewer;
  if (isFed && isFeeder) return ['table.both-ways'];
  if (isFed) return ['table.you-feed'];
  return isFeeder ? ['table.feeds-you'] : [];
}

/** The player at the terminal, with every recipe on a line of its own. */
function ownLines(view: View, scene: Scene): readonly string[] {
  const { own, viewer } = view;
  if (own === null || viewer === 'spectator') return [];
  const { words, paint } = scene;
  const { say } = words;
  const me = view.players[viewer] as PlayerView;
  const recipes = recipesOf(view, viewer);
  const used = new Set(me.uses.map(({ recipe }) => recipe));
  const row = me.character === null ? undefined : characterRow(view, me.character);
  const line = (label: string, text: string) => `  ${paint.dim(padTo(label, 18))} ${text}`;
  return [
    ...titleOf(view, viewer, scene),
    ...(row?.ability ? wrap(words.ability(row.ability), WIDTH - 4).map((text) => paint.dim(`    ${text}`)) : []),
    line(say('table.bench'), benchOf(view, me, paint)),
    line(say('table.cauldron'), signsOf(me.cauldron, paint)),
    ...(own.made.some((count) => count > 0) ? [line(say('table.outputs'), signsOf(own.made, paint))] : []),
    ...(me.supply.length > 0 ? [line(say('table.supply'), me.supply.map((one) => signOf(one, paint)).join(''))] : []),
    line(say('table.circle'), signsOf(me.circle, paint)),
    line(say('table.arcana'), markersOf(me, words)),
    ...(own.pick ? [line(say('table.your-pick'), cardWords(own.pick.id, own.pick.isTurned ? 'turned' : 'upright', words))] : []),
    ...(recipes.length > 0 || row?.recipe ? [`  ${scene.labelled(say('table.recipes'), '')}`.trimEnd()] : []),
    ...recipes.map(({ id, isTurned }) => recipeLine(view, id, isTurned ? 'turned' : 'upright', used.has(id) ? 'used' : 'free', scene)),
    ...(row?.recipe ? [characterLine(me, row, used.has(row.id) ? 'used' : 'free', scene)] : []),
    ...handLines(view, own.hand, scene),
  ];
}

/** Line by line while a recipe is picked, else just the names. */
function handLines(view: View, hand: readonly string[], scene: Scene): readonly string[] {
  if (hand.length === 0) return [];
  const { words, paint } = scene;
  const title = scene.labelled(words.say('table.hand'), '').trimEnd();
  if (view.phase === 'pick') return [`  ${title}`, ...hand.map((id) => recipeLine(view, id, 'upright', 'in-hand', scene))];
  return wrap(`${title} ${hand.map((id) => words.piece('recipe', id)).join(', ')}`, WIDTH - 4, '  ').map((line) => paint.dim(`  ${line}`));
}

type Standing = 'used' | 'free' | 'in-hand';

function recipeLine(view: View, id: string, side: Side, standing: Standing, { words, paint }: Scene): string {
  const row = recipeRow(view, id);
  const arcana = arcanaList(symbolsOf(row), words);
  const turn = standing === 'in-hand' && row.reversible ? ' ?' : '';
  const title = padTo(cardWords(id, side, words), NAME_WIDTH);
  const text = `    ${standing === 'used' ? '✓' : ' '} ${title} ${padTo(`${arrow(row, side, paint)}${turn}`, 14)} ${paint.dim(`${row.initiative}  ${arcana}`)}`;
  return standing === 'used' ? paint.dim(text) : text;
}

function characterLine(me: PlayerView, row: CharacterRow, standing: Standing, { words, paint }: Scene): string {
  const recipe = row.recipe as NonNullable<CharacterRow['recipe']>;
  const title = padTo(words.piece('character', row.id), NAME_WIDTH);
  const text = `    ${standing === 'used' ? '✓' : ' '} ${title} ${arrow(recipe, me.isFlipped ? 'turned' : 'upright', paint)}`;
  return standing === 'used' ? paint.dim(text) : text;
}

function cardWords(id: string, side: Side, { say, piece }: WhirlingWords): string {
  const card = piece('recipe', id);
  return side === 'turned' ? say('more.turned', { card }) : card;
}

/** Inputs and outputs as signs; a mixed cell shows its signs with a stroke between. */
function arrow(row: Sides, side: Side, paint: Paint): string {
  const cells = (rows: readonly CellRow[]) => rows.map((cell) => cellOf(cell, paint)).join('') || '–';
  const { inputs, outputs } = sidesOf(row, side);
  return `${cells(inputs)}→${cells(outputs)}`;
}

function cellOf(cell: CellRow, paint: Paint): string {
  return typeof cell === 'string' ? signOf(cell, paint) : `[${cell.map((one) => signOf(one, paint)).join('/')}]`;
}

function signOf(ingredient: Ingredient | 'any', paint: Paint): string {
  const { sign, bright } = SIGN[ingredient];
  return paint.ink(bright, sign);
}

/** Each place of the workbench, filled or free. */
function benchOf(view: View, { bench }: PlayerView, paint: Paint): string {
  return INGREDIENTS.map((ingredient, kind) => {
    const count = bench[kind] ?? 0;
    const free = Math.max(0, (view.capacity[kind] ?? 0) - count);
    return `${signOf(ingredient, paint).repeat(count)}${paint.dim('·'.repeat(free))}`;
  }).join(' ');
}

function signsOf(counts: Counts, paint: Paint): string {
  const signs = INGREDIENTS.map((ingredient, kind) => signOf(ingredient, paint).repeat(counts[kind] ?? 0)).join('');
  return signs === '' ? paint.dim('–') : signs;
}

function status(view: View, { words, paint }: Scene): string {
  return statusParts(view, words).join(paint.dim(' · '));
}

function statusParts(view: View, { say }: WhirlingWords): readonly string[] {
  return [
    view.isLast ? say('table.last-round') : say('table.round', { round: view.round }),
    say('table.deck', { count: view.deckSize }),
    ...(view.discardSize > 0 ? [say('table.discards', { count: view.discardSize })] : []),
  ];
}

/** A player in words. */
function factsOf(view: View, player: PlayerView, seat: Seat, { words, labelled }: Scene): readonly string[] {
  const { say, pile } = words;
  const recipes = recipesOf(view, seat).map(({ id, isTurned }) => recipeWords(view, id, isTurned ? 'turned' : 'upright', words));
  return [
    [characterOf(player, words), ...notesOf(view, seat, words)].join(', '),
    labelled(say('table.bench'), pile(player.bench)),
    labelled(say('table.cauldron'), pile(player.cauldron)),
    labelled(say('table.circle'), pile(player.circle)),
    labelled(say('table.arcana'), markersOf(player, words)),
    labelled(say('table.recipes'), recipes.length === 0 ? say('table.no-recipes') : words.clauses(recipes)),
  ];
}

function ownSentences(view: View, { words, labelled }: Scene): readonly string[] {
  const { own, viewer } = view;
  if (own === null || viewer === 'spectator') return [];
  const { say, pile } = words;
  const me = view.players[viewer] as PlayerView;
  const row = me.character === null ? undefined : characterRow(view, me.character);
  return [
    ...(row?.ability ? [labelled(words.piece('character', row.id), words.ability(row.ability))] : []),
    ...(row?.recipe
      ? [`${labelled(words.piece('character', row.id), cellsInWords(row.recipe, me.isFlipped ? 'turned' : 'upright', words))}.`]
      : []),
    ...(own.made.some((count) => count > 0) ? [`${labelled(say('table.outputs'), pile(own.made))}.`] : []),
    ...(me.supply.length > 0
      ? [`${labelled(say('table.supply'), me.supply.map((one) => words.piece('ingredient', one)).join(', '))}.`]
      : []),
    ...(me.uses.length > 0 ? [`${labelled(say('table.used'), me.uses.map(({ recipe }) => nameIn(view, recipe, words)).join(', '))}.`] : []),
    ...(own.pick ? [`${labelled(say('table.your-pick'), cardWords(own.pick.id, own.pick.isTurned ? 'turned' : 'upright', words))}.`] : []),
    ...(own.hand.length > 0
      ? [`${labelled(say('table.hand'), words.clauses(own.hand.map((id) => recipeWords(view, id, 'in-hand', words))))}.`]
      : []),
  ];
}

function nameIn(view: View, id: string, { piece }: WhirlingWords): string {
  return view.players.some(({ character }) => character === id) ? piece('character', id) : piece('recipe', id);
}

function recipeWords(view: View, id: string, lying: Side | 'in-hand', words: WhirlingWords): string {
  const row = recipeRow(view, id);
  const side = lying === 'turned' ? 'turned' : 'upright';
  const { say } = words;
  const facts = [
    cellsInWords(row, side, words),
    ...row.arcana.map((arcanum) => words.piece('arcanum', arcanum)),
    ...(row.reversible && lying === 'in-hand' ? [say('table.may-turn')] : []),
    say('table.initiative', { number: row.initiative }),
  ];
  return `${cardWords(id, side, words)} (${facts.join(', ')})`;
}

function cellsInWords(row: Sides, side: Side, { say, piece }: WhirlingWords): string {
  const word = (one: Ingredient | 'any') => piece('ingredient', one);
  const cells = (rows: readonly CellRow[]) =>
    rows.length === 0
      ? say('more.nothing')
      : rows.map((cell) => (typeof cell === 'string' ? word(cell) : cell.map(word).join('/'))).join(' + ');
  const { inputs, outputs } = sidesOf(row, side);
  return `${cells(inputs)} → ${cells(outputs)}`;
}

function markersOf({ markers }: PlayerView, { piece }: WhirlingWords): string {
  return ARCANA.map((arcanum, which) => `${piece('arcanum', arcanum)} ${markers[which]}`).join(', ');
}

function arcanaList(effects: readonly number[], { piece }: WhirlingWords): string {
  return ARCANA.flatMap((arcanum, which) => {
    const [word, count] = [piece('arcanum', arcanum), effects[which] ?? 0];
    return count === 0 ? [] : [count === 1 ? word : `${word} ×${count}`];
  }).join(', ');
}
