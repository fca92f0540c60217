import { type Paint, padTo, widthOf } from '@coven/cli/paint.ts';
import type { Drawing, Scene as SceneOf } from '@coven/cli/play/drawing.ts';
import { wrap } from '@coven/cli/wrap.ts';
import type { Seat } from '@coven/core';
import { TURNS } from '../rules/figures.plain.ts';
import { BOARD, type BoardFile, type Laid, type PlayerView, type View, type Witchstone } from '../rules/index.ts';
import { SHELVES } from '../rules/names.plain.ts';
import type { WitchstoneWords } from '../words/index.ts';
import { agendaItems } from './agenda.ts';
import { cauldronLines } from './cauldron.ts';
import { CANDLE, chipSign, colourOf, pairSigns, signOf } from './signs.ts';

type Scene = SceneOf<Witchstone, WitchstoneWords>;

const WIDTH = 80;
const CAULDRON_WIDTH = 32;
/** Seats on the map: a name would not fit. */
const MARKS = 'ABCD';

export const drawing: Drawing<Witchstone, WitchstoneWords> = {
  picture(view, scene) {
    const file = view.board ?? BOARD;
    const seat = view.viewer === 'spectator' ? view.toAct : view.viewer;
    const left = [scene.words.say('table.cauldron', { who: scene.name(seat) }), ...cauldronLines(file, view, seat, scene.paint)];
    const right = [
      turnLine(view, scene),
      ...view.players.flatMap((player, at) => playerLines(view, player, at, scene)),
      ...mapLines(file, view, scene),
    ];
    return [...sideBySide(left, right), '', ...withinWidth([...tableLines(view, scene), ...ownLines(view, scene)])];
  },

  glance(view, scene) {
    const { words, paint, labelled } = scene;
    const seat = view.viewer === 'spectator' ? view.toAct : view.viewer;
    const players = view.players.flatMap((player, at) => {
      const [title = '', counts = ''] = playerLines(view, player, at, scene);
      return at === seat ? [title, counts] : [title];
    });
    const chips = labelled(words.say('table.open-chips'), chipSigns(view, paint));
    const right = [turnLine(view, scene), ...players, chips];
    return [
      ...sideBySide(cauldronLines(view.board ?? BOARD, view, seat, paint), right),
      ...withinWidth([...agendaLine(view, scene), ...tilesLine(view, scene)]),
    ];
  },

  description(view, scene) {
    const { words, name, labelled } = scene;
    const { say } = words;
    return [
      `${turnLine(view, scene)}.`,
      ...view.players.flatMap((player, seat) => [
        `${labelled(name(seat), summaryOf(player, words).join(', '))}.`,
        ...(view.laid[seat]?.length ? [`${labelled(say('table.cauldron', { who: name(seat) }), laidWords(view.laid[seat], words))}.`] : []),
        ...(player.scrolls?.length
          ? [`${labelled(say('table.scrolls'), player.scrolls.map((id) => words.piece('scroll', id)).join(', '))}.`]
          : []),
      ]),
      `${labelled(say('table.map'), placesOf(view, words, name))}.`,
      `${words.clauses([
        labelled(say('table.row'), view.row.map((id) => words.piece('scroll', id)).join(', ')),
        say('table.stack', { count: view.scrollsLeft }),
      ])}.`,
      `${labelled(
        say('table.beside'),
        specialsOf(view)
          .map((id) => (id === null ? '—' : words.piece('pair', id)))
          .join(', '),
      )}.`,
      `${labelled(say('table.owls'), owlsOf(view).join(', '))}.`,
      `${labelled(say('table.open-chips'), view.openChips.map((id) => words.piece('chip', id)).join(', ') || '—')}.`,
      `${labelled(say('table.rack'), rackOf(view, words).join(', '))}.`,
      ...agendaLine(view, scene),
      ...(view.hand.length === 0 ? [] : [`${labelled(say('table.hand'), view.hand.map((id) => words.piece('pair', id)).join(', '))}.`]),
    ];
  },

  piece(kind, id, word, paint) {
    if (!paint.hasColour) return word;
    if (kind === 'pair') return `${pairSigns(id, paint)} ${word}`;
    const colour = colourOf(id);
    return colour ? paint.ink(colour, word) : word;
  },

  remark(outlook, { words }) {
    const { say } = words;
    const list = (items: typeof outlook.gains) =>
      items.map(({ action, strength }) => `${words.piece('action', action)} ${strength}`).join(', ');
    const remarks = [
      ...(outlook.strengths.length > 0 ? [say('table.would-be', { list: list(outlook.strengths) })] : []),
      ...(outlook.gains.length > 0 ? [`+ ${list(outlook.gains)}`] : []),
      ...(outlook.cost > 0 ? [say('table.would-cost', { cost: outlook.cost })] : []),
      ...(outlook.points > 0 ? [say('table.would-score', { points: outlook.points })] : []),
      ...(outlook.points < 0 ? [say('table.would-lose', { points: -outlook.points })] : []),
      ...(outlook.levels === null ? [] : [say('table.levels', { levels: outlook.levels })]),
    ];
    return remarks.length === 0 ? undefined : remarks.join(', ');
  },
};

function chipSigns({ openChips }: View, paint: Paint): string {
  return openChips.map((chip) => chipSign(chip, paint)).join(' ') || '—';
}

function sideBySide(left: readonly string[], right: readonly string[]): readonly string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) =>
    `${padTo(left[row] ?? '', CAULDRON_WIDTH)} ${right[row] ?? ''}`.trimEnd(),
  );
}

function withinWidth(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => (widthOf(line) > WIDTH ? wrap(line, WIDTH, '    ') : [line]));
}

function playerOf(view: View, seat: Seat): PlayerView {
  return view.players[seat] as PlayerView;
}

function turnLine(view: View, { words: { say } }: Scene): string {
  return say('table.turn', { turn: Math.max(1, view.round), most: TURNS });
}

function playerLines(view: View, player: PlayerView, seat: Seat, { words, paint, name }: Scene): readonly string[] {
  const isAwaited = view.phase !== 'over' && seat === view.toAct;
  const who = `${MARKS[seat]} ${name(seat)}`;
  const [score = ''] = summaryOf(player, words);
  const counts = [
    `${signOf('witch', paint)} ${player.lying}+${player.placed.length}`,
    `${signOf('energy', paint)} ${player.energy}`,
    `${signOf('pentagram', paint)} ${player.pentagram}`,
    `${signOf('wand', paint)} ${player.wand}`,
    `${signOf('crystal', paint)} ${SHELVES.reduce((sum, shelf) => sum + (player.racked[shelf] ?? 0), 0)}`,
    ...(player.scrolls === null ? [] : [`${signOf('scroll', paint)} ${player.scrolls.length}`]),
  ];
  return [`${isAwaited ? paint.ink(CANDLE, `▸ ${who}`) : `  ${who}`}  ${score}`, `    ${counts.join('  ')}`];
}

function summaryOf(player: PlayerView, { say }: WitchstoneWords): readonly string[] {
  return [
    say('table.score', { points: player.score }),
    ...(player.final === null ? [] : [say('table.projected', { points: player.final })]),
    say('table.witches', { lying: player.lying, placed: player.placed.length }),
    say('table.energy', { energy: player.energy }),
    `${say('table.pentagram')} ${player.pentagram}`,
    `${say('table.wand')} ${player.wand}`,
  ];
}

/** Each kind of location in a line: number, chip, and who is there. */
function mapLines({ map }: BoardFile, view: View, { words, paint }: Scene): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const { id, kind } of map.locations) {
    const chip = view.chips[id];
    const there = view.players.map((player, seat) => (player.placed.includes(id) || player.tower === id ? MARKS[seat] : '')).join('');
    const number = /(\d+)$/.exec(id)?.[1];
    const place = number === undefined ? words.piece('location', id) : String(Number(number) + 1);
    const entry = `${place}${chip === undefined ? '' : `:${chipSign(chip, paint)}`}${there === '' ? '' : paint.ink(CANDLE, there)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), entry]);
  }
  return [
    words.say('table.map'),
    ...[...kinds].map(([kind, entries]) =>
      kind === 'witchstone'
        ? `  ${entries.join('  ')}`
        : `  ${words.piece('location', `${kind}-0`).replace(/\s*1$/, '')}  ${entries.join('  ')}`,
    ),
  ];
}

/** Who stands where, and which portals lead there. */
function placesOf(view: View, words: WitchstoneWords, name: (seat: Seat) => string): string {
  const portals = Object.entries(view.portals).map(([id, [owner, energy]]) => `${words.piece('portal', id)} (${name(owner)}, ${energy})`);
  const witches = view.players.flatMap((player, seat) =>
    [...(player.tower === null ? [] : [player.tower]), ...player.placed].map((id) => `${words.piece('location', id)} (${name(seat)})`),
  );
  const chips = Object.entries(view.chips).map(([id, chip]) => `${words.piece('location', id)} (${words.piece('chip', chip)})`);
  return [...witches, ...portals, ...chips].join(', ');
}

/** The special hexes beside the pentagram. */
function specialsOf({ rewards }: View): readonly (string | null)[] {
  return rewards.flatMap((reward) => (reward && 'special' in reward ? [reward.special] : []));
}

/** The top owl tile of each stack. */
function owlsOf({ rewards }: View): readonly string[] {
  return rewards.flatMap((reward) => (reward && 'owls' in reward ? [String(reward.owls[0] ?? '—')] : []));
}

function tableLines(view: View, { words, paint, labelled }: Scene): readonly string[] {
  const { say } = words;
  const beside = specialsOf(view)
    .map((pair) => (pair === null ? paint.dim('—') : pairSigns(pair, paint)))
    .join(' ');
  const owls = owlsOf(view).join(' ');
  return [
    `${labelled(say('table.beside'), beside)} · ${labelled(say('table.owls'), owls)} · ${labelled(say('table.open-chips'), chipSigns(view, paint))}`,
    labelled(say('table.rack'), rackOf(view, words).join(' · ')),
    `${say('table.row')} ${paint.dim(`(${say('table.stack', { count: view.scrollsLeft })})`)}`,
    ...view.row.map((scroll, place) => `  ${place + 1} ${words.piece('scroll', scroll)}`),
  ];
}

/** How full each shelf is. */
function rackOf(view: View, words: WitchstoneWords): readonly string[] {
  return SHELVES.map((shelf) => {
    const load = view.players.reduce((sum, { racked, black }) => sum + (racked[shelf] ?? 0) + (black === shelf ? 1 : 0), 0);
    const size = shelf === 'bottom' ? view.bottomSize : view.shelfSize;
    const label = shelf === 'bottom' ? words.say('table.bottom-shelf') : words.piece('action', shelf);
    return `${label} ${load}/${size}`;
  });
}

function ownLines(view: View, scene: Scene): readonly string[] {
  const { words, labelled } = scene;
  const own = view.viewer === 'spectator' ? undefined : playerOf(view, view.viewer);
  const portals = Object.entries(view.portals).filter(([, [owner]]) => owner === view.viewer);
  const portalNames = portals.map(([id, [, energy]]) => `${words.piece('portal', id)}${id === own?.building ? ` (${energy})` : ''}`);
  return [
    ...(portalNames.length > 0 ? [labelled(words.part('portals'), portalNames.join(' · '))] : []),
    ...(own?.scrolls?.length ? [labelled(words.say('table.scrolls'), own.scrolls.map((id) => words.piece('scroll', id)).join(' · '))] : []),
    ...agendaLine(view, scene),
    ...tilesLine(view, scene),
  ];
}

function tilesLine(view: View, { words, paint, labelled }: Scene): readonly string[] {
  const tiles = view.hand.map((pair) => (pair === view.tile ? paint.bold(`[${pairSigns(pair, paint)}]`) : pairSigns(pair, paint)));
  return tiles.length === 0 ? [] : [labelled(words.say('table.hand'), tiles.join('  '))];
}

function agendaLine(view: View, { words, labelled }: Scene): readonly string[] {
  const items = agendaItems(view, words);
  return items.length === 0 ? [] : [labelled(words.say('table.agenda'), items.join(' · '))];
}

function laidWords(laid: readonly Laid[], words: WitchstoneWords): string {
  return laid.map(([pair, at, toward]) => `${words.piece('pair', pair)} (${toward === undefined ? at : `${at}, ${toward}`})`).join(', ');
}
