import { FastRandom, openGame, seatsOf } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { COLOURS, konotop } from '../rules/index.ts';
import { card, occupier, oddRules } from './files.ts';
import { Scene } from './scene.ts';

const ROW = ['bandos', 'kartavyi', 'kombat', 'naimanets'];
const NOBODY: string[][] = [[], [], [], []];

describe('setup', () => {
  test('KW-1.1 four of the twelve occupiers lie face up, the rest is hidden', () => {
    const rules = openGame(konotop, 2);
    const state = rules.start();
    expect(rules.outcomes(state)).toHaveLength(12);
    expect(rules.outcomes(state).every(({ weight }) => weight === 1)).toBe(true);
    const scene = Scene.dealt({ row: ROW, hands: NOBODY });
    expect(scene.view().row.map((one) => one?.occupier)).toEqual(ROW);
    expect(scene.view().hiddenOccupiers).toBe(8);
    expect(scene.told('revealed').map(({ place }) => place)).toEqual([0, 1, 2, 3]);
  });

  test('KW-1.2 five witch cards to each player, hidden; the rest is the deck', () => {
    for (const seats of [2, 3, 4, 5]) {
      const scene = Scene.dealt({ hands: seatsOf(seats).map(() => []) });
      expect(scene.view().handSizes).toEqual(seatsOf(seats).map(() => 5));
      expect(scene.view().deckSize).toBe(54 - 5 * seats);
      const shown = scene.told('dealt').map((event) => scene.rules.show(event, 1));
      expect(shown).toHaveLength(5 * seats);
      expect(shown.filter((event) => event?.type === 'dealt' && event.card !== 'hidden')).toHaveLength(5);
    }
    const rules = openGame(konotop, 2);
    const state = rules.start();
    while (state.phase === 'row') rules.apply(state, 'chance', rules.draw(state, new FastRandom(1)));
    expect(rules.outcomes(state).reduce((sum, { weight }) => sum + weight, 0)).toBe(54);
    expect(rules.outcomes(state).find(({ move }) => rules.format(move) === 'draw tuman')?.weight).toBe(6);
  });

  test('KW-1.3 example: blue lays on the blue side', () => {
    const scene = Scene.dealt({ row: ROW, hands: [[], [], [], ['skolopendra']], first: 3 });
    scene.seat(3).play('skolopendra').on('kartavyi');
    const sides = scene.on('kartavyi').sides;
    expect(sides[scene.view().colours.indexOf('blue')]?.cards).toEqual([{ card: 'skolopendra', copies: 1, times: 1 }]);
    expect(sides.filter((side) => side.cards.length > 0)).toHaveLength(1);
  });

  test('KW-1.3 every seat has a colour of its own; the first player is drawn at random and turns go clockwise', () => {
    expect(new Set(COLOURS).size).toBe(5);
    const rules = openGame(konotop, 5);
    const state = rules.start();
    const random = new FastRandom(1);
    while (state.phase !== 'first') rules.apply(state, 'chance', rules.draw(state, random));
    expect(rules.outcomes(state).map(({ move, weight }) => [rules.format(move), weight])).toEqual(
      seatsOf(5).map((seat) => [`first ${seat}`, 1]),
    );
    const scene = Scene.dealt({ row: ROW, hands: NOBODY, first: 2 });
    const order = seatsOf(5).map(() => {
      const seat = scene.awaited;
      scene.turns([scene.hand(seat)[0] as string, 'kombat']);
      return seat;
    });
    expect(order).toEqual([2, 3, 0, 1, 2]);
  });
});

describe('a turn', () => {
  test('KW-2.1 play, check, draw, and never back', () => {
    const scene = Scene.dealt({
      row: ['novobranets', ...ROW.slice(1)],
      hands: [['lysty-z-domu', 'hniv-zemli', 'zrada-pobratymiv'], ['hniv-zemli']],
    });
    scene.turns(['lysty-z-domu', 'novobranets']);
    expect(scene.refusal(0, 'play hniv-zemli on kombat')).toEqual({ rule: 'KW-2.1', reason: 'not-your-turn' });
    scene.events.length = 0;
    scene.seat(1).play('hniv-zemli').on('novobranets');
    expect(scene.events.map(({ type }) => type)).toEqual(['played', 'drew']);
    scene.events.length = 0;
    scene.seat(0).play('hniv-zemli').on('novobranets');
    expect(scene.events.map(({ type }) => type)).toEqual(['played', 'fell', 'revealed', 'drew']);
    expect(scene.awaited).toBe(1);
  });

  test('KW-2.2 one card from hand on a face-up occupier must be played', () => {
    const scene = Scene.dealt({ row: ROW, hands: [['tuman', 'tuman', 'hniv-zemli', 'hniv-zemli', 'hniv-zemli'], []] });
    expect(scene.ask).toEqual({ type: 'play' });
    expect(scene.moves()).toEqual(['tuman', 'hniv-zemli'].flatMap((id) => ROW.map((on) => `play ${id} on ${on}`)));
    expect(scene.refusal(0, 'decline')).toEqual({ rule: 'KW-2.2', reason: 'must-play' });
    expect(scene.refusal(0, 'play irzha on bandos')).toEqual({ rule: 'KW-2.2', reason: 'not-in-hand', args: { card: 'irzha' } });
    expect(scene.refusal(0, 'play tuman on vodii')).toEqual({ rule: 'KW-2.2', reason: 'not-face-up', args: { occupier: 'vodii' } });
    scene.seat(0).play('tuman').on('bandos');
    expect(scene.view().handSizes).toEqual([5, 5]);
    expect(scene.awaited).toBe(1);
  });

  test('KW-2.2 with an empty hand the stage is skipped', () => {
    const chain = card('chain', 1, 2, { kind: 'play-another', where: 'any' });
    const file = { occupants: [occupier('a', 4)], cards: [chain, card('x', 1, 1), card('y', 1, 1)] };
    const scene = Scene.dealt(
      {
        hands: [
          ['chain', 'chain'],
          ['x', 'y'],
        ],
        first: 0,
      },
      oddRules(file, 2, 1, 2),
    );
    scene.seat(0).play('chain').on('a').seat(0).play('chain').on('a').seat(1).play('x').on('a');
    // Seat 0 has no card and there is none to draw: seat 1 is on again.
    expect(scene.told('skipped')).toEqual([{ type: 'skipped', seat: 0 }]);
    expect(scene.awaited).toBe(1);
  });

  test('KW-2.3 further cards come only from effects, and a card played by an effect may use its own', () => {
    const hands = [['misiats-svidok', 'hirliandy-na-derevi', 'chervonyi-velosyped', 'tuman'], ['hniv-zemli']];
    const scene = Scene.dealt({ row: ROW, hands, first: 1 });
    scene.turns(['hniv-zemli', 'kombat']);
    expect(scene.refusal(0, 'destroy hniv-zemli of 1 on kombat')).toEqual({ rule: 'KW-2.3', reason: 'no-such-effect' });
    expect(scene.refusal(0, 'move hniv-zemli of 1 from kombat to bandos')).toEqual({ rule: 'KW-2.3', reason: 'no-such-effect' });
    scene.seat(0).play('hirliandy-na-derevi').on('bandos');
    expect(scene.awaited).toBe(0);
    scene.seat(0).play('chervonyi-velosyped').on('kombat');
    expect(scene.ask).toEqual({ type: 'destroy', card: 'chervonyi-velosyped', on: 'kombat' });
    scene.seat(0).destroy('hniv-zemli', 1, 'kombat');
    expect(scene.awaited).toBe(1);
    scene.turns([scene.hand(1)[0] as string, 'naimanets']);
    scene.seat(0).play('misiats-svidok').on('naimanets');
    expect(scene.awaited).toBe(1);
  });

  test('KW-2.4 an effect is optional and decided as soon as the card is down', () => {
    const hands = [['chervonyi-velosyped', 'tuman'], ['hniv-zemli']];
    const scene = Scene.dealt({ row: ROW, hands, first: 1 }).turns(['hniv-zemli', 'kombat']);
    scene.seat(0).play('chervonyi-velosyped').on('kombat');
    expect(scene.moves()).toEqual(['decline', 'destroy hniv-zemli of 1 on kombat']);
    expect(scene.refusal(0, 'play tuman on kombat')).toEqual({
      rule: 'KW-2.4',
      reason: 'effect-first',
      args: { card: 'chervonyi-velosyped' },
    });
    scene.seat(0).decline();
    expect(scene.told('declined')).toEqual([{ type: 'declined', seat: 0, card: 'chervonyi-velosyped', effect: 'destroy' }]);
    expect(scene.strengths('kombat')).toEqual([2, 5]);
    expect(scene.awaited).toBe(1);
  });

  test('KW-2.5 an effect without its condition or target does nothing', () => {
    const hands = [['chervonyi-velosyped', 'nichnyi-perelit', 'bludnyi-vohon', 'shepit', 'shepit'], []];
    const scene = Scene.dealt({ row: ROW, hands });
    const otherTurn = () => scene.turns([scene.hand(1)[0] as string, 'naimanets']);
    scene.seat(0).play('chervonyi-velosyped').on('kombat'); // nobody else's card there
    expect(scene.awaited).toBe(1);
    otherTurn().seat(0).play('bludnyi-vohon').on('kombat'); // the same
    expect(scene.awaited).toBe(1);
    otherTurn().seat(0).play('shepit').on('kombat'); // not the first own card there
    expect(scene.awaited).toBe(1);
    otherTurn().seat(0).play('shepit').on('bandos'); // the first
    expect(scene.ask).toEqual({ type: 'play-another', card: 'shepit', on: 'bandos', where: 'other-occupant', maxStrength: null });
  });

  test('KW-2.5 a further play is offered for what everybody sees, whatever the hand holds', () => {
    const fixed = ['irzha', 'irzha', 'mertva-tysha', 'mertva-tysha', 'chervone-oko'];
    const offer = (rest: readonly string[]) => {
      const scene = Scene.dealt({ row: ROW, hands: [['hirliandy-na-derevi', ...rest], fixed] });
      scene.seat(0).play('hirliandy-na-derevi').on('kombat');
      expect(scene.ask).toEqual({ type: 'play-another', card: 'hirliandy-na-derevi', on: 'kombat', where: 'any', maxStrength: 2 });
      const offered = scene.moves();
      scene.seat(0).decline();
      return { offered, told: scene.events.map((event) => scene.rules.show(event, 1)), view: scene.view(1) };
    };
    const strong = offer(['hniv-zemli', 'hniv-zemli', 'misiats-svidok', 'misiats-svidok']);
    const weak = offer(['tuman', 'tuman', 'chornyi-kit', 'misiats-svidok']);
    expect(strong.offered).toEqual(['decline']);
    expect(weak.offered).toHaveLength(1 + 2 * 4);
    // Seat 1 learns and sees the very same.
    expect(strong.told).toEqual(weak.told);
    expect(strong.view).toEqual(weak.view);
  });

  test('KW-2.5 with the last card of the hand no further play is offered', () => {
    const file = { occupants: [occupier('a', 9)], cards: [card('chain', 1, 4, { kind: 'play-another', where: 'any' })] };
    const scene = Scene.dealt({ hands: [[], []] }, oddRules(file, 2, 1, 2));
    scene.seat(0).play('chain').on('a');
    expect(scene.ask?.type).toBe('play-another');
    scene.seat(0).play('chain').on('a');
    expect(scene.awaited).toBe(1);
  });

  test('KW-2.5 a further play on another occupier is not offered while a single one is left', () => {
    const file = {
      occupants: [occupier('a', 2), occupier('b', 99)],
      cards: [card('chain', 1, 8, { kind: 'play-another', where: 'other-occupant' })],
    };
    const scene = Scene.dealt({ row: ['a', 'b'], hands: [[], []] }, oddRules(file, 2, 2, 2));
    scene.seat(0).play('chain').on('b');
    expect(scene.ask?.type).toBe('play-another');
    scene.seat(0).decline().turns(['chain', 'a'], ['chain', 'a']);
    expect(scene.view().row.filter((one) => one !== null)).toHaveLength(1);
    const seat = scene.awaited;
    scene.seat(seat).play('chain').on('b');
    expect(scene.awaited).not.toBe(seat);
  });
});

describe('strength', () => {
  test('KW-3.1 a card counts its printed strength, or that times its boost', () => {
    const scene = Scene.dealt({
      row: ['bandos', 'rozvidnyk', 'kombat', 'vodii'],
      hands: [['skolopendra', 'skolopendra', 'hniv-zemli'], []],
    });
    const next = () => scene.turns([scene.hand(1)[0] as string, 'kombat']);
    scene.seat(0).play('skolopendra').on('rozvidnyk');
    next().seat(0).play('skolopendra').on('bandos');
    next().seat(0).play('hniv-zemli').on('vodii');
    expect([scene.strengths('rozvidnyk')[0], scene.strengths('bandos')[0], scene.strengths('vodii')[0]]).toEqual([6, 9, 5]);
    expect(
      scene
        .told('played')
        .filter(({ seat }) => seat === 0)
        .map(({ times }) => times),
    ).toEqual([2, 3, 1]);
  });

  test('KW-3.2 a boost is never optional and changes, goes or appears when the card is moved', () => {
    const hands = [['zirvani-halma', 'nichnyi-perelit', 'nichnyi-perelit', 'nichnyi-perelit'], []];
    const scene = Scene.dealt({ row: ['vodii', 'mekhanik', 'kombat', 'naimanets'], hands });
    const next = () => scene.turns([scene.hand(1)[0] as string, 'naimanets']);
    scene.seat(0).play('zirvani-halma').on('vodii');
    expect(scene.strengths('vodii')[0]).toBe(9);
    expect(scene.awaited).toBe(1);
    next().seat(0).play('nichnyi-perelit').on('naimanets').seat(0).move('zirvani-halma', 0, 'vodii', 'mekhanik');
    expect([scene.strengths('vodii')[0], scene.strengths('mekhanik')[0]]).toEqual([0, 6]);
    next().seat(0).play('nichnyi-perelit').on('kombat').seat(0).move('zirvani-halma', 0, 'mekhanik', 'kombat');
    expect([scene.strengths('mekhanik')[0], scene.strengths('kombat')[0]]).toEqual([0, 6]);
    next().seat(0).play('nichnyi-perelit').on('mekhanik').seat(0).move('zirvani-halma', 0, 'kombat', 'vodii');
    expect(scene.strengths('vodii')[0]).toBe(9);
    expect(scene.told('moved').map(({ times }) => times)).toEqual([2, 1, 3]);
  });

  test('KW-3.3 three Fog on an occupier count three times each, whoever owns them; two do not', () => {
    const scene = Scene.dealt({
      row: ROW,
      hands: [
        ['tuman', 'tuman', 'nichnyi-perelit'],
        ['tuman', 'tuman', 'chervonyi-velosyped'],
      ],
    });
    scene.turns(['tuman', 'kombat'], ['tuman', 'kombat']);
    expect(scene.strengths('kombat')).toEqual([2, 2]);
    scene.turns(['tuman', 'kombat']);
    expect(scene.strengths('kombat')).toEqual([12, 6]);
    expect(scene.told('set-made')).toEqual([{ type: 'set-made', card: 'tuman', on: 'kombat', times: 3 }]);
    scene.turns(['tuman', 'kombat']); // four: 24, still below 28
    expect(scene.strengths('kombat')).toEqual([12, 12]);
    expect(scene.told('set-made')).toHaveLength(1);
    // Four less one is a set still; three less one is none.
    scene.seat(0).play('nichnyi-perelit').on('bandos').seat(0).move('tuman', 0, 'kombat', 'bandos');
    expect(scene.strengths('kombat')).toEqual([6, 12]);
    expect(scene.told('set-broken')).toEqual([]);
    scene.seat(1).play('chervonyi-velosyped').on('kombat').seat(1).destroy('tuman', 0, 'kombat');
    expect(scene.strengths('kombat')).toEqual([0, 4 + 2]);
    expect(scene.told('set-broken')).toEqual([{ type: 'set-broken', card: 'tuman', on: 'kombat' }]);
  });

  test('KW-3.4 boosts are not limited to six', () => {
    const boosts = { kind: 'boost', against: { a: 3 } } as const;
    const file = { occupants: [occupier('a', 999)], cards: [card('b', 1, 11, boosts)] };
    const scene = Scene.dealt({ hands: [[], []] }, oddRules(file, 2, 1, 5));
    for (let turn = 0; turn < 10; turn++) scene.turns(['b', 'a']);
    expect(scene.on('a').strength).toBe(30);
  });

  test('KW-3.5 example: a strength-3 Centipede on Bandos counts 9', () => {
    const scene = Scene.dealt({ row: ROW, hands: [['skolopendra'], []] });
    scene.seat(0).play('skolopendra').on('bandos');
    expect(scene.on('bandos').sides[0]).toMatchObject({ cards: [{ card: 'skolopendra', copies: 1, times: 3 }], strength: 9 });
  });

  test('KW-3.5 example: the third Fog on Bandos makes 12 and 6; with 9 of a third player 27 ≥ 20, and 4, 3 and 2 points', () => {
    const [mykyta, dmytro, olesia] = [0, 1, 2];
    const scene = Scene.dealt({ row: ROW, hands: [['tuman', 'tuman'], ['tuman'], ['skolopendra']] });
    scene.turns(['tuman', 'bandos'], ['tuman', 'bandos'], ['skolopendra', 'bandos']);
    expect(scene.strengths('bandos')).toEqual([2, 2, 9]);
    scene.turns(['tuman', 'bandos']);
    expect(scene.told('fell')).toEqual([
      {
        type: 'fell',
        occupier: 'bandos',
        place: 0,
        strength: 27,
        awards: [
          { seat: mykyta, strength: 12, place: 1, points: 4 },
          { seat: olesia, strength: 9, place: 2, points: 3 },
          { seat: dmytro, strength: 6, place: 3, points: 2 },
        ],
      },
    ]);
    expect(scene.view().scores).toEqual([4, 2, 3]);
  });
});

describe('effects', () => {
  test('KW-4.1 play-another: where the effect says', () => {
    const hands = [['neoberezhne-vodinnia', 'shepit', 'hniv-zemli', 'misiats-svidok'], []];
    const same = Scene.dealt({ row: ROW, hands });
    same.seat(0).play('neoberezhne-vodinnia').on('kombat');
    expect(same.moves().every((move) => move === 'decline' || move.endsWith('on kombat'))).toBe(true);
    expect(same.refusal(0, 'play hniv-zemli on bandos')).toEqual({
      rule: 'KW-4.1',
      reason: 'only-same-occupier',
      args: { occupier: 'kombat' },
    });
    const other = Scene.dealt({ row: ROW, hands });
    other.seat(0).play('shepit').on('kombat');
    expect(other.moves()).toHaveLength(1 + 3 * new Set(other.hand(0)).size);
    expect(other.refusal(0, 'play hniv-zemli on kombat')).toEqual({
      rule: 'KW-4.1',
      reason: 'only-other-occupier',
      args: { occupier: 'kombat' },
    });
    other.seat(0).play('hniv-zemli').on('bandos');
    expect(other.awaited).toBe(1);
  });

  test('KW-4.1 the printed strength counts for the limit, not what the card would count there', () => {
    const hands = [['hirliandy-na-derevi', 'chornyi-kit', 'slipyi-pryzil'], []];
    const scene = Scene.dealt({ row: ['serzhant', ...ROW.slice(1)], hands });
    scene.seat(0).play('hirliandy-na-derevi').on('kombat');
    expect(scene.refusal(0, 'play slipyi-pryzil on kombat')).toEqual({
      rule: 'KW-4.1',
      reason: 'too-strong',
      args: { card: 'slipyi-pryzil', most: 2 },
    });
    scene.seat(0).play('chornyi-kit').on('serzhant');
    expect(scene.strengths('serzhant')[0]).toBe(6);
  });

  test('KW-4.2 destroy: one card of another player on this occupier goes to the discard', () => {
    const hands = [['chervonyi-velosyped', 'tuman'], ['hniv-zemli', 'misiats-svidok'], ['hniv-zemli']];
    const scene = Scene.dealt({ row: ROW, hands }).turns(['tuman', 'kombat'], ['hniv-zemli', 'kombat'], ['hniv-zemli', 'bandos']);
    scene.seat(0).play('chervonyi-velosyped').on('kombat');
    expect(scene.moves()).toEqual(['decline', 'destroy hniv-zemli of 1 on kombat']);
    expect(scene.refusal(0, 'destroy tuman of 0 on kombat')).toEqual({ rule: 'KW-4.2', reason: 'own-card' });
    expect(scene.refusal(0, 'destroy hniv-zemli of 2 on bandos')).toEqual({
      rule: 'KW-4.2',
      reason: 'only-same-occupier',
      args: { occupier: 'kombat' },
    });
    expect(scene.refusal(0, 'destroy hniv-zemli of 2 on kombat')).toEqual({
      rule: 'KW-4.2',
      reason: 'not-on-this-occupier',
      args: { card: 'hniv-zemli', occupier: 'kombat' },
    });
    scene.seat(0).destroy('hniv-zemli', 1, 'kombat');
    expect(scene.strengths('kombat')).toEqual([4, 0, 0]);
    expect(scene.discarded('hniv-zemli')).toBe(1);
  });

  test('KW-4.3 move: own cards from anywhere, to another occupier, never the card whose effect it is', () => {
    const hands = [['nichnyi-perelit', 'nichnyi-perelit', 'tuman'], ['hniv-zemli']];
    const scene = Scene.dealt({ row: ROW, hands }).turns(['tuman', 'bandos'], ['hniv-zemli', 'kombat']);
    scene.seat(0).play('nichnyi-perelit').on('kombat');
    expect(scene.ask).toEqual({ type: 'move', card: 'nichnyi-perelit', on: 'kombat', whose: 'own', from: 'any' });
    expect(scene.moves()).toEqual(['decline', ...ROW.slice(1).map((to) => `move tuman of 0 from bandos to ${to}`)]);
    const why = (text: string) => scene.refusal(0, text)?.reason;
    expect(why('move nichnyi-perelit of 0 from kombat to bandos')).toBe('the-card-itself');
    expect(why('move hniv-zemli of 1 from kombat to bandos')).toBe('others-card');
    expect(why('move tuman of 0 from bandos to bandos')).toBe('same-occupier');
    expect(why('move tuman of 0 from bandos to vodii')).toBe('not-face-up');
    expect(why('move irzha of 0 from bandos to kombat')).toBe('not-there');
    scene.seat(0).decline();
    // A second one on the same occupier may take the first away.
    scene.turns([scene.hand(1)[0] as string, 'kombat']);
    scene.seat(0).play('nichnyi-perelit').on('kombat');
    expect(scene.moves()).toContain('move nichnyi-perelit of 0 from kombat to naimanets');
    scene.seat(0).move('nichnyi-perelit', 0, 'kombat', 'naimanets');
    expect([scene.strengths('kombat')[0], scene.strengths('naimanets')[0]]).toEqual([3, 3]);
  });

  test('KW-4.3 move: another’s card from this occupier keeps owner and side, and its effect does not happen again', () => {
    const hands = [['bludnyi-vohon'], ['neoberezhne-vodinnia'], ['hniv-zemli', 'hniv-zemli']];
    const scene = Scene.dealt({ row: ROW, hands, first: 1 }).turns(['neoberezhne-vodinnia', 'kombat'], ['hniv-zemli', 'bandos']);
    scene.seat(0).play('bludnyi-vohon').on('kombat');
    expect(scene.moves()).toEqual([
      'decline',
      ...['bandos', 'kartavyi', 'naimanets'].map((to) => `move neoberezhne-vodinnia of 1 from kombat to ${to}`),
    ]);
    expect(scene.refusal(0, 'move hniv-zemli of 2 from bandos to kombat')?.reason).toBe('only-same-occupier');
    expect(scene.refusal(0, 'move bludnyi-vohon of 0 from kombat to bandos')?.reason).toBe('own-card');
    scene.seat(0).move('neoberezhne-vodinnia', 1, 'kombat', 'bandos');
    expect(scene.strengths('bandos')).toEqual([0, 4, 5]);
    expect(scene.strengths('kombat')).toEqual([2, 0, 0]);
    expect(scene.awaited).toBe(1);
    expect(scene.ask).toEqual({ type: 'play' });
  });

  /** Dmytro has laid two Fogs, Maria one 5, Olesia the boosted memo; then Mykyta's chain. */
  const chain = () => {
    const hands = [
      ['neoberezhne-vodinnia', 'hirliandy-na-derevi', 'chervonyi-velosyped', 'irzha', 'irzha'],
      ['tuman', 'tuman', 'tuman'],
      ['vnutrishnia-zapyska', 'misiats-svidok'],
      ['hniv-zemli', 'misiats-svidok'],
    ];
    return Scene.dealt({ row: ROW, hands, first: 1 })
      .turns(['tuman', 'kartavyi'], ['misiats-svidok', 'naimanets'], ['hniv-zemli', 'kartavyi'], ['irzha', 'kombat'])
      .turns(['tuman', 'kartavyi'], ['vnutrishnia-zapyska', 'kartavyi'], ['misiats-svidok', 'naimanets'])
      .coming('irzha', 'hniv-zemli', 'misiats-svidok');
  };

  test('KW-4.4 example: a chain of three makes 9 strength, three cards are drawn and nothing falls', () => {
    const scene = chain();
    expect(scene.strengths('kartavyi')).toEqual([0, 4, 9, 5]);
    scene.events.length = 0;
    scene.seat(0).play('neoberezhne-vodinnia').on('kartavyi');
    scene.seat(0).play('hirliandy-na-derevi').on('kartavyi');
    scene.seat(0).play('chervonyi-velosyped').on('kartavyi');
    scene.seat(0).destroy('vnutrishnia-zapyska', 2, 'kartavyi');
    expect(scene.strengths('kartavyi')).toEqual([9, 4, 0, 5]);
    expect(scene.discarded('vnutrishnia-zapyska')).toBe(1);
    expect(scene.told('drew')).toHaveLength(3);
    expect(scene.told('fell')).toEqual([]);
    expect(scene.awaited).toBe(1);
  });

  test('KW-5.4 example: a third own Fog makes 18; 32 ≥ 22 and Kartavyi brings 3, 3 and 0', () => {
    const scene = chain();
    scene.seat(0).play('neoberezhne-vodinnia').on('kartavyi');
    scene.seat(0).play('hirliandy-na-derevi').on('kartavyi');
    scene.seat(0).play('chervonyi-velosyped').on('kartavyi').seat(0).destroy('vnutrishnia-zapyska', 2, 'kartavyi');
    scene.seat(1).play('tuman').on('kartavyi');
    expect(scene.told('fell')).toEqual([
      {
        type: 'fell',
        occupier: 'kartavyi',
        place: 1,
        strength: 32,
        awards: [
          { seat: 1, strength: 18, place: 1, points: 3 },
          { seat: 0, strength: 9, place: 2, points: 3 },
          { seat: 3, strength: 5, place: 3, points: 0 },
        ],
      },
    ]);
    expect(scene.view().scores).toEqual([3, 3, 0, 0]);
    expect(scene.view().row[1]?.occupier).not.toBe('kartavyi');
    expect(scene.awaited).toBe(2);
  });
});

describe('the check', () => {
  test('KW-5.1 an occupier falls at its number exactly, and not below', () => {
    const scene = Scene.dealt({
      row: ['novobranets', ...ROW.slice(1)],
      hands: [
        ['hniv-zemli', 'tuman'],
        ['misiats-svidok', 'shepit'],
      ],
    });
    scene.turns(['hniv-zemli', 'novobranets'], ['misiats-svidok', 'novobranets'], ['tuman', 'novobranets']);
    expect(scene.told('fell')).toEqual([]);
    expect(scene.on('novobranets')).toMatchObject({ strength: 11, missing: 1 });
    scene.seat(1).play('shepit').on('novobranets');
    expect(scene.told('fell')).toMatchObject([{ occupier: 'novobranets', strength: 12 }]);
  });

  const TWO_BY_TWO = {
    occupants: ['a', 'b', 'c', 'd'].map((id) => occupier(id, 3)),
    cards: [card('x', 2, 8), card('chain', 1, 8, { kind: 'play-another', where: 'any' })],
  };
  const bothFall = () =>
    Scene.dealt({ row: ['b', 'a'], hands: [['x', 'chain', 'chain', 'x'], ['x']] }, oddRules(TWO_BY_TWO, 2, 2, 4))
      .turns(['x', 'b'], ['x', 'a'])
      .coming('d', 'c')
      .seat(0)
      .play('chain')
      .on('a');

  test('KW-5.1 nothing falls before the play stage is over, and several can fall in one turn', () => {
    const scene = bothFall();
    expect(scene.on('a')).toMatchObject({ strength: 3, missing: 0 });
    expect(scene.told('fell')).toEqual([]);
    scene.seat(0).play('chain').on('b').seat(0).decline();
    expect(scene.told('fell').map(({ occupier }) => occupier)).toEqual(['b', 'a']);
  });

  test('KW-5.5 falls are settled left to right, each new occupier in the place of the fallen', () => {
    const scene = bothFall().seat(0).play('chain').on('b').seat(0).decline();
    const course = scene.events.filter(({ type }) => type === 'fell' || type === 'revealed').slice(2);
    expect(course.map((event) => 'occupier' in event && [event.type, event.occupier, event.place])).toEqual([
      ['fell', 'b', 0],
      ['revealed', 'd', 0],
      ['fell', 'a', 1],
      ['revealed', 'c', 1],
    ]);
  });

  test('KW-5.5 without occupiers left the gap stays', () => {
    const file = { ...TWO_BY_TWO, occupants: TWO_BY_TWO.occupants.slice(0, 2) };
    const scene = Scene.dealt(
      {
        row: ['a', 'b'],
        hands: [
          ['x', 'x'],
          ['x', 'x'],
        ],
      },
      oddRules(file, 2, 2, 4),
    );
    scene.turns(['x', 'a'], ['x', 'a']);
    expect(scene.view().row.map((one) => one?.occupier)).toEqual([undefined, 'b']);
    expect(scene.moves().every((move) => move.endsWith('on b'))).toBe(true);
  });

  test('KW-5.2 first, second and third place score; a fourth and players without strength get nothing', () => {
    const hands = [['hniv-zemli'], ['misiats-svidok'], ['irzha'], ['tuman'], ['tuman']];
    const scene = Scene.dealt({ row: ['maroder', ...ROW.slice(1)], hands });
    scene.turns(['hniv-zemli', 'maroder'], ['misiats-svidok', 'maroder'], ['irzha', 'maroder'], ['tuman', 'maroder'], ['tuman', 'kombat']);
    expect(scene.on('maroder').awards).toEqual([
      { seat: 0, strength: 5, place: 1, points: 3 },
      { seat: 1, strength: 4, place: 2, points: 1 },
      { seat: 2, strength: 3, place: 3, points: 1 },
      { seat: 3, strength: 2, place: null, points: 0 },
    ]);
    scene.turns([scene.hand(0).find((id) => id === 'hniv-zemli' || id === 'misiats-svidok') as string, 'maroder']);
    expect(scene.told('fell')).toHaveLength(1);
    expect(scene.view().scores).toEqual([3, 1, 1, 0, 0]);
    expect(scene.rules.standings(scene.state)[1]?.parts).toEqual({ first: 0, second: 1, third: 0 });
  });

  const tied = (ties: string) => {
    const hands = [['hniv-zemli'], ['hniv-zemli'], ['misiats-svidok'], ['misiats-svidok', 'hniv-zemli']];
    const scene = Scene.dealt({ row: ['snaiper', ...ROW.slice(1)], hands, ties });
    return scene.turns(['hniv-zemli', 'snaiper'], ['hniv-zemli', 'snaiper'], ['misiats-svidok', 'snaiper'], ['misiats-svidok', 'kombat']);
  };

  test('KW-5.3 equals all get the reward of their place, and the next lower strength takes the next place', () => {
    expect(
      tied('next')
        .on('snaiper')
        .awards.map(({ seat, place, points }) => [seat, place, points]),
    ).toEqual([
      [0, 1, 5],
      [1, 1, 5],
      [2, 2, 3],
    ]);
  });

  test('KW-5.3 with `skip` the place after a tie is skipped', () => {
    expect(konotop.options.find(({ id }) => id === 'ties')).toMatchObject({ kind: 'choice', values: ['next', 'skip'] });
    expect(
      tied('skip')
        .on('snaiper')
        .awards.map(({ seat, place, points }) => [seat, place, points]),
    ).toEqual([
      [0, 1, 5],
      [1, 1, 5],
      [2, 3, 1],
    ]);
  });

  test('KW-5.5 the occupier and all cards on it are discarded, and a new one takes its place at once', () => {
    const scene = Scene.dealt({
      row: ['kombat', 'novobranets', 'bandos', 'naimanets'],
      hands: [['lysty-z-domu', 'hniv-zemli'], ['hniv-zemli']],
    });
    scene.turns(['lysty-z-domu', 'novobranets'], ['hniv-zemli', 'novobranets']).coming('vodii');
    scene.turns(['hniv-zemli', 'novobranets']);
    expect(scene.view().discard).toEqual({ 'hniv-zemli': 2, 'lysty-z-domu': 1 });
    expect(scene.view().fallen).toEqual(['novobranets']);
    expect(scene.view().row.map((one) => one?.occupier)).toEqual(['kombat', 'vodii', 'bandos', 'naimanets']);
    expect(scene.on('vodii').strength).toBe(0);
    expect(scene.view().hiddenOccupiers).toBe(7);
    expect(scene.refusal(scene.awaited, 'reveal serzhant')).toEqual({ rule: 'KW-5.5', reason: 'not-a-choice' });
  });
});

describe('drawing and the end', () => {
  test('KW-6.1 draw up to five', () => {
    const scene = Scene.dealt({ row: ROW, hands: [['neoberezhne-vodinnia', 'misiats-svidok'], []] });
    scene.seat(0).play('neoberezhne-vodinnia').on('kombat').seat(0).play('misiats-svidok').on('kombat');
    expect(scene.told('drew')).toHaveLength(2);
    expect(scene.view()).toMatchObject({ handSizes: [5, 5], deckSize: 42 });
    expect(scene.refusal(1, 'draw tuman')).toEqual({ rule: 'KW-6.1', reason: 'not-a-choice' });
    expect(scene.refusal(1, 'first 1')).toEqual({ rule: 'KW-1.3', reason: 'not-a-choice' });
  });

  test('KW-6.1 only when a card must be drawn from an empty deck, the discard becomes the new one', () => {
    // Six cards in hands of two: the deck holds two. The occupiers fall at 2, so what is played is soon discarded.
    const file = { occupants: ['a', 'b', 'c', 'd'].map((id) => occupier(id, 2)), cards: [card('x', 1, 5), card('y', 1, 1)] };
    const scene = Scene.dealt(
      {
        row: ['a', 'b'],
        hands: [
          ['x', 'x'],
          ['x', 'x'],
        ],
      },
      oddRules(file, 2, 2, 2),
    );
    scene.turns(['x', 'a']);
    scene.turns(['x', 'a']);
    // The last card has been drawn, and two lie in the discard: nothing is shuffled yet.
    expect(scene.view()).toMatchObject({ deckSize: 0, discard: { x: 2 } });
    expect(scene.told('reshuffled')).toEqual([]);
    scene.turns(['x', 'b']);
    expect(scene.told('reshuffled')).toEqual([{ type: 'reshuffled', cards: { x: 2 } }]);
    expect(scene.view()).toMatchObject({ deckSize: 1, discard: {} });
  });

  test('KW-6.1 this turn’s discards are shuffled in; if that is not enough, draw what there is', () => {
    const file = { occupants: [occupier('a', 2), occupier('b', 9)], cards: [card('x', 1, 4)] };
    const scene = Scene.dealt({ row: ['a', 'b'], hands: [[], []] }, oddRules(file, 2, 2, 2));
    scene.turns(['x', 'a']);
    expect(scene.view()).toMatchObject({ handSizes: [1, 2], deckSize: 0 });
    scene.turns(['x', 'a']);
    expect(scene.told('reshuffled')).toEqual([{ type: 'reshuffled', cards: { x: 2 } }]);
    expect(scene.view()).toMatchObject({ handSizes: [1, 2], deckSize: 1, discard: {} });
  });

  test('KW-6.2 the game ends at once with the last occupier, in the check: no draw follows', () => {
    const file = { occupants: [occupier('a', 2), occupier('b', 2)], cards: [card('x', 1, 20)] };
    const scene = Scene.dealt({ row: ['a', 'b'], hands: [[], []] }, oddRules(file, 2, 2, 5));
    scene.turns(['x', 'a'], ['x', 'a'], ['x', 'b']);
    scene.events.length = 0;
    scene.seat(1).play('x').on('b');
    expect(scene.events.map(({ type }) => type)).toEqual(['played', 'fell', 'ended']);
    expect(scene.told('ended')).toEqual([{ type: 'ended' }]);
    expect(scene.rules.turn(scene.state)).toEqual({ kind: 'over' });
    expect(scene.view().handSizes).toEqual([5, 4]);
    expect(scene.refusal(0, 'play x on b')).toEqual({ rule: 'KW-6.2', reason: 'game-over' });
  });

  test('KW-6.2 twelve fall in every game with our cards', () => {
    for (const seats of [2, 3, 4, 5]) {
      const rules = openGame(konotop, seats);
      const random = new FastRandom(seats);
      const state = rules.start();
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        const seat = turn.kind === 'seats' ? (turn.seats[0]?.seat ?? 0) : 0;
        const moves = turn.kind === 'seats' ? rules.moves(state, seat) : [rules.draw(state, random)];
        rules.apply(state, turn.kind === 'seats' ? seat : 'chance', moves[random.below(moves.length)] as never);
      }
      expect(state.fallen).toHaveLength(12);
      expect(state.row).toEqual([null, null, null, null]);
    }
  });

  test('KW-6.3 most points; among equals whoever sits latest in turn order from the first player', () => {
    const { rules, state } = Scene.dealt({ row: ROW, hands: [[], [], [], []], first: 2 });
    state.points = [
      [4, 3, 0],
      [0, 0, 7],
      [7, 0, 0],
      [1, 1, 1],
    ];
    // From seat 2 on the order is 2, 3, 0, 1: of the three with 7 points seat 1 is the last.
    expect(rules.standings(state).map(({ seat, place, score }) => [seat, place, score])).toEqual([
      [0, 2, 7],
      [1, 1, 7],
      [2, 3, 7],
      [3, 4, 3],
    ]);
    expect(rules.standings(state)[0]?.parts).toEqual({ first: 4, second: 3, third: 0 });
  });
});

describe('what each player may see', () => {
  test('KW-7.1 own hand, the table, scores, the discard and the sizes; not the decks, not other hands', () => {
    const scene = Scene.dealt({ row: ROW, hands: [['irzha', 'irzha', 'mertva-tysha'], ['chervone-oko', 'lysty-z-domu'], []] });
    scene.turns(['irzha', 'kombat']);
    const view = scene.view(0);
    expect(view.hand).toEqual(scene.hand(0));
    expect(view).toMatchObject({ handSizes: [5, 5, 5], deckSize: 38, scores: [0, 0, 0], discard: {}, hiddenOccupiers: 8, fallen: [] });
    expect(view.row[2]?.sides[0]?.cards).toEqual([{ card: 'irzha', copies: 1, times: 1 }]);
    const seen = JSON.stringify(view);
    for (const hidden of ['chervone-oko', 'lysty-z-domu', 'vodii', 'serzhant']) expect(seen).not.toContain(hidden);
    expect(JSON.stringify(scene.view())).not.toContain('mertva-tysha');
    expect(scene.view().hand).toEqual([]);
    const drawn = scene.told('drew').map((event) => [0, 1, 'spectator' as const].map((viewer) => scene.rules.show(event, viewer)));
    expect(drawn[0]?.map((event) => event && 'card' in event && event.card)).toEqual([scene.told('drew')[0]?.card, 'hidden', 'hidden']);
  });
});
