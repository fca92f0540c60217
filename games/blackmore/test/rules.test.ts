import { FastRandom, openGame, seatsOf } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { blackmore } from '../rules/index.ts';
import { strengthIn } from '../rules/names.plain.ts';
import { ranking } from '../rules/wheel.ts';
import { Scene } from './scene.ts';

const NOBODY: string[][] = [[], [], [], []];

describe('setup', () => {
  test('BM-1.1 six cards to each player, hidden', () => {
    for (const seats of [2, 3, 4, 5]) {
      const scene = Scene.dealt(
        seatsOf(seats).map(() => []),
        'blue-7',
      );
      expect(scene.state.hands.map(({ size }) => size)).toEqual(seatsOf(seats).map(() => 6));
      expect(scene.told('dealt')).toHaveLength(6 * seats);
      const shown = scene.told('dealt').map((event) => scene.rules.show(event, 1));
      expect(shown.filter((event) => event?.type === 'dealt' && event.card !== undefined)).toHaveLength(6);
      expect(scene.view('spectator').hand).toEqual([]);
    }
  });

  test('BM-1.2 the next card starts the trump pile, its colour is trump, its number the wheel’s', () => {
    const scene = Scene.dealt(NOBODY, 'blue-7');
    expect(scene.view(0)).toMatchObject({ trump: 'blue-7', wheel: 7, pile: ['blue-7'], deckSize: 54 - 24 - 1 });
  });

  test('BM-1.3 the wheel’s side is an option; descending is the default', () => {
    expect(Scene.dealt(NOBODY, 'blue-7').view(0).ranking[1]).toBe(6);
    expect(Scene.dealt(NOBODY, 'blue-7', { wheel: 'ascending' }).view(0).ranking[1]).toBe(8);
  });

  test('BM-1.4 the first player is drawn at random, every seat equally likely', () => {
    const rules = openGame(blackmore, 5);
    const state = rules.start();
    const random = new FastRandom(1);
    while (state.phase !== 'first') rules.apply(state, 'chance', rules.draw(state, random));
    expect(rules.outcomes(state).map(({ move, weight }) => [rules.format(move), weight])).toEqual(
      [0, 1, 2, 3, 4].map((seat) => [`first ${seat}`, 1]),
    );
    rules.apply(state, 'chance', rules.parse('first 3') as never);
    expect(rules.turn(state)).toEqual({ kind: 'seats', seats: [{ seat: 3, ask: { type: 'lead' } }] });
  });

  test('BM-1.4 a named seat begins without a draw', () => {
    expect(Scene.dealt(NOBODY, 'blue-7', { first: '2' }).awaited).toBe(2);
  });
});

describe('the wheel', () => {
  test('BM-2.1 example: descending, 7 up ranks 7-6-5-4-3-2-1-9-8', () => {
    expect(ranking('descending', 7)).toEqual([7, 6, 5, 4, 3, 2, 1, 9, 8]);
    expect(ranking('descending', 1)).toEqual([1, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  test('BM-2.2 ascending: n, n+1 … 9, 1 … n−1', () => {
    expect(ranking('ascending', 7)).toEqual([7, 8, 9, 1, 2, 3, 4, 5, 6]);
    expect(ranking('ascending', 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('BM-2.3 one ranking for every colour, following the top of the trump pile at once', () => {
    const scene = Scene.dealt([['yellow-2'], ['yellow-1'], ['yellow-3'], ['red-5']], 'blue-7');
    const strengths = [7, 6, 5, 4, 3, 2, 1, 9, 8].map((number) => strengthIn(scene.view(0).ranking, number));
    expect(strengths).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    scene.play('yellow-2', 'yellow-1', 'yellow-3', 'red-5');
    expect(scene.awaited).toBe(2); // 3 beats 2 and 1 under 7, in yellow as in blue
    scene.move('crown red-5');
    expect(scene.view(0)).toMatchObject({ trump: 'red-5', wheel: 5, ranking: [5, 4, 3, 2, 1, 9, 8, 7, 6] });
  });
});

describe('a trick', () => {
  test('BM-3.1 the leader plays any card; its colour is led', () => {
    const scene = Scene.dealt([['red-1', 'blue-2', 'green-3', 'violet-4', 'orange-5', 'yellow-6'], []], 'blue-9');
    expect(scene.moves()).toEqual(['play red-1', 'play orange-5', 'play yellow-6', 'play green-3', 'play blue-2', 'play violet-4']);
    expect(scene.refusal(0, 'play red-9')).toEqual({ rule: 'BM-3.1', reason: 'not-in-hand', args: { card: 'red-9' } });
    scene.play('green-3').move(scene.moves()[0] as string);
    expect(scene.told('led')).toEqual([{ type: 'led', seat: 0, card: 'green-3', trick: 1 }]);
  });

  test('BM-3.2 the others follow clockwise with any card: no duty to follow or to trump', () => {
    const scene = Scene.dealt([['yellow-2'], ['yellow-1', 'blue-1', 'red-9'], [], []], 'blue-7', {}, 3);
    expect(scene.refusal(0, 'play yellow-2')).toEqual({ rule: 'BM-3.2', reason: 'not-your-turn' });
    scene.move(scene.moves()[0] as string);
    expect(scene.awaited).toBe(0);
    scene.play('yellow-2');
    expect(scene.awaited).toBe(1);
    expect(scene.moves()).toHaveLength(6);
    expect(scene.refusal(1, 'play red-9')).toBeUndefined();
  });

  const FIVE = [['yellow-2'], ['yellow-1'], ['red-7'], ['blue-4'], ['blue-9']];
  const cards = FIVE.flat();

  test('BM-3.3 example: trump blue 7, yellow 2 led: blue 4 beats blue 9, red 7 cannot win', () => {
    const scene = Scene.dealt(FIVE, 'blue-7').play(...cards);
    expect(scene.told('trick-won')).toEqual([{ type: 'trick-won', seat: 3, card: 'blue-4', as: 'trump' }]);
  });

  test('BM-3.3 example: were green trump, the best yellow would win', () => {
    const scene = Scene.dealt(FIVE, 'green-7').play(...cards);
    expect(scene.told('trick-won')).toEqual([{ type: 'trick-won', seat: 0, card: 'yellow-2' }]);
  });

  test('BM-3.3 the weakest trump beats the strongest card of the colour led', () => {
    const scene = Scene.dealt([['yellow-7'], ['yellow-6'], ['blue-8'], ['red-7']], 'blue-7');
    scene.play('yellow-7', 'yellow-6', 'blue-8', 'red-7');
    expect(scene.told('trick-won')).toEqual([{ type: 'trick-won', seat: 2, card: 'blue-8', as: 'trump' }]);
  });

  test('BM-3.3 every card says why it wins so far or not, and against which', () => {
    const whys = (hands: readonly (readonly string[])[], up: string) =>
      Scene.dealt(hands, up)
        .play(...hands.flat())
        .told('played')
        .map((event) => event.type === 'played' && [event.card, event.why, event.over]);
    expect(whys(FIVE, 'blue-7')).toEqual([
      ['yellow-1', 'weaker', 2],
      ['red-7', undefined, undefined],
      ['blue-4', 'trump', undefined],
      ['blue-9', 'weaker-trump', 4],
    ]);
    expect(whys([['yellow-1'], ['yellow-2'], ['blue-9'], ['yellow-6'], ['blue-4']], 'blue-7')).toEqual([
      ['yellow-2', 'stronger', 1],
      ['blue-9', 'trump', undefined],
      ['yellow-6', 'under-trump', undefined],
      ['blue-4', 'stronger-trump', 9],
    ]);
  });

  test.each([2, 3, 4, 5])('tricks are numbered from the first to the last, for %i players', (seats) => {
    const hands = Array.from({ length: seats }, () => []);
    for (const crowns of ['keep', 'crown'] as const) {
      const led = Scene.dealt(hands, 'blue-7')
        .until(({ phase }) => phase === 'over', crowns)
        .told('led');
      expect(led.map((event) => event.type === 'led' && event.trick)).toEqual(led.map((_, at) => at + 1));
    }
  });

  test('BM-3.3 a player still to play sees which own cards would win', () => {
    const scene = Scene.dealt([['yellow-2'], ['yellow-1', 'yellow-6', 'blue-8', 'red-7', 'green-7', 'orange-7'], []], 'blue-7');
    expect(scene.view(1)).toMatchObject({ beating: [] });
    scene.play('yellow-2');
    expect(scene.view(1)).toMatchObject({ beating: ['yellow-6', 'blue-8'] });
    expect(scene.view('spectator').beating).toEqual([]);
    scene.play('blue-8');
    expect(scene.view(1)).toMatchObject({ phase: 'follow', beating: [] });
  });

  test('BM-3.3 the view says who wins as the trick lies, and the colours that can win', () => {
    const scene = Scene.dealt(FIVE, 'blue-7');
    expect(scene.view(0)).toMatchObject({ phase: 'lead', trumpSuit: 'blue', winning: null, winningSuits: [] });
    const winning = cards.map((card) => {
      const { winning, winningSuits, phase } = scene.play(card).view('spectator');
      return [winning, winningSuits.join(' '), phase];
    });
    expect(winning).toEqual([
      [0, 'blue yellow', 'follow'],
      [0, 'blue yellow', 'follow'],
      [0, 'blue yellow', 'follow'],
      [3, 'blue yellow', 'follow'],
      [3, '', 'crown'],
    ]);
    // A new trump does not change who won.
    scene.move('crown yellow-1').settle();
    expect(scene.view(1)).toMatchObject({ phase: 'lead', trumpSuit: 'yellow', winning: 3, winningSuits: [] });
    expect(
      Scene.dealt([['blue-1'], []], 'blue-7')
        .play('blue-1')
        .view(0).winningSuits,
    ).toEqual(['blue']);
  });

  test.each([2, 3, 4, 5])('BM-3.3 with %i players whoever wins at last has won', (seats) => {
    for (const wheel of ['descending', 'ascending']) {
      const scene = Scene.dealt(
        seatsOf(seats).map(() => []),
        'blue-7',
        { wheel },
      );
      while (scene.rules.turn(scene.state).kind !== 'over') {
        const before = scene.told('trick-won').length;
        scene.until((state) => state.phase === 'crown');
        const [won] = scene.told('trick-won').slice(before);
        expect(won).toMatchObject({ seat: scene.view('spectator').winning });
        expect(won).toMatchObject({ seat: scene.awaited });
        scene.move(scene.moves().at(-1) as string).settle();
        expect(won).toMatchObject({ seat: scene.view('spectator').winning });
      }
      expect(scene.told('trick-won').length).toBeGreaterThan(8);
    }
  });

  test('BM-3.4 the winner may crown any card of the trick; that card is out of it', () => {
    const scene = Scene.dealt(FIVE, 'blue-7').play(...cards);
    expect(scene.awaited).toBe(3);
    expect(scene.moves()).toEqual(['keep', ...cards.map((card) => `crown ${card}`)]);
    expect(scene.refusal(0, 'keep')).toEqual({ rule: 'BM-3.4', reason: 'not-the-winner' });
    expect(scene.refusal(3, 'crown red-1')).toEqual({ rule: 'BM-3.4', reason: 'not-in-trick', args: { card: 'red-1' } });
    expect(scene.refusal(3, `play ${scene.hand(3)[0]}`)).toEqual({ rule: 'BM-3.4', reason: 'trump-first' });
    scene.move('crown red-7');
    expect(scene.view(0)).toMatchObject({ trump: 'red-7', pile: ['blue-7', 'red-7'], wonSizes: [0, 0, 0, 4, 0] });
    expect(scene.settle().refusal(3, 'keep')).toEqual({ rule: 'BM-3.4', reason: 'trick-not-decided' });
  });

  test('BM-3.4 or keep the trump', () => {
    const scene = Scene.dealt(FIVE, 'blue-7')
      .play(...cards)
      .move('keep');
    expect(scene.view(0)).toMatchObject({ trump: 'blue-7', wonSizes: [0, 0, 0, 5, 0] });
  });

  test('BM-3.5 the cards go to the winner, who leads; the trick stays visible until the next lead', () => {
    const scene = Scene.dealt(FIVE, 'blue-7')
      .play(...cards)
      .move('keep')
      .settle();
    expect(scene.awaited).toBe(3);
    expect(scene.state.won[3]?.map((card) => card.id)).toEqual(cards);
    expect(scene.view('spectator').trick.map(([, card]) => card)).toEqual(cards);
    const lead = scene.hand(3)[0] as string;
    scene.play(lead);
    expect(scene.view(3).trick).toEqual([[3, lead]]);
    expect(JSON.stringify(scene.view(3))).not.toContain('red-7');
    for (const type of ['led', 'played', 'trick-won'] as const) expect(scene.rules.fades[type]).toBe('led');
  });
});

describe('drawing', () => {
  test('BM-4.1 from the winner on, clockwise, each draws one card', () => {
    const scene = Scene.dealt([['yellow-2'], ['yellow-1'], ['blue-6'], ['red-1']], 'blue-7');
    scene.play('yellow-2', 'yellow-1', 'blue-6', 'red-1').move('keep').settle();
    expect(scene.told('drew').map((event) => 'seat' in event && event.seat)).toEqual([2, 3, 0, 1]);
    expect(scene.state.hands.map(({ size }) => size)).toEqual([6, 6, 6, 6]);
    expect(scene.rules.explain(scene.state, 2, scene.rules.parse('draw red-9') as never)).toEqual({
      rule: 'BM-4.1',
      reason: 'not-a-choice',
    });
  });

  test('BM-4.2 when the deck runs out the trump pile gives its top card, openly, and the card below becomes trump', () => {
    const scene = Scene.dealt(NOBODY, 'blue-7').until((state) => state.isFinal, 'crown');
    const taken = scene.told('took-trump');
    expect(taken).toHaveLength(3);
    for (const event of taken) {
      if (event.type !== 'took-trump') continue;
      expect(scene.rules.show(event, 'spectator')).toEqual(event);
      expect(scene.hand(event.seat)).toContain(event.card);
    }
    const crowned = scene.told('crowned').map((event) => 'card' in event && event.card);
    const order = [...crowned].reverse();
    expect(taken.map((event) => 'card' in event && event.card)).toEqual(order.slice(0, 3));
    expect(scene.view(0).trump).toBe(order[3]);
    expect(scene.view(0).wheel).toBe(Number(String(order[3]).split('-')[1]));
    const winner = scene.told('crowned').at(-1);
    expect(taken.map((event) => 'seat' in event && event.seat)).toEqual(
      [1, 2, 3].map((step) => ((winner as { seat: number }).seat + step) % 4),
    );
  });

  test.each([
    [2, 1],
    [3, 1],
    [4, 3],
    [5, 2],
  ])('BM-4.3 the final stage: with %i players the trump pile gives %i cards, then nobody draws', (seats, given) => {
    const scene = Scene.dealt(
      seatsOf(seats).map(() => []),
      'blue-7',
    ).until((state) => state.isFinal, 'crown');
    expect(scene.told('took-trump')).toHaveLength(given);
    const drawn = scene.told('drew').length;
    scene.until((state) => state.phase === 'over', 'crown');
    expect(scene.told('took-trump')).toHaveLength(given);
    expect(scene.told('drew')).toHaveLength(drawn);
  });

  /** Nobody ever crowns with four players: the pile holds one card for three that lack one. */
  const short = () => Scene.dealt(NOBODY, 'blue-7').until((state) => state.isFinal, 'keep');

  test('BM-4.4 when the trump pile runs out too, the others play on with one card less and without trump', () => {
    const scene = short();
    expect(scene.told('took-trump')).toMatchObject([{ card: 'blue-7', trump: null }]);
    expect(scene.told('went-without')).toHaveLength(2);
    expect(scene.state.hands.map(({ size }) => size).sort()).toEqual([5, 5, 6, 6]);
    expect(scene.view(0)).toMatchObject({ trump: null, trumpSuit: null, pile: [], wheel: 7 });
    expect(scene.play(scene.hand(scene.awaited)[0] as string).view(0).winningSuits).toHaveLength(1);
  });

  test('BM-4.4 without a pile the led colour wins, and crowning starts a new pile', () => {
    const scene = short();
    const before = scene.told('trick-won').length;
    scene.until((state) => state.phase === 'crown');
    const led = scene.told('led').at(-1) as { card: string };
    const won = scene.told('trick-won')[before] as { card: string };
    expect(won.card.split('-')[0]).toBe(led.card.split('-')[0]);
    const crown = scene.moves()[1] as string;
    scene.move(crown).settle();
    expect(scene.view(0).trump).toBe(crown.replace('crown ', ''));
  });

  test('BM-4.5 a player without cards sits a trick out, and the next player with a card leads', () => {
    const scene = short();
    scene.until((state) => state.phase === 'lead' && state.hands.filter(({ size }) => size === 0).length === 2);
    const [a, b] = seatsOf(4).filter((seat) => scene.hand(seat).length > 0) as [number, number];
    expect([a, b]).toContain(scene.awaited);
    const tricks = scene.told('trick-won').length;
    scene.until((state) => state.phase === 'crown');
    expect(scene.state.trick).toHaveLength(2);
    expect(scene.told('trick-won')).toHaveLength(tricks + 1);
    // The winner of the trick before this one had no card left in at least one of many games: see who led then.
    let winnerSatOut = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const rules = openGame(blackmore, 4);
      const state = rules.start();
      const random = new FastRandom(seed);
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        if (turn.kind === 'chance') {
          rules.apply(state, 'chance', rules.draw(state, random));
          continue;
        }
        const seat = turn.seats[0]?.seat as number;
        const winner = state.leader;
        if (state.phase === 'lead' && seat !== winner) {
          winnerSatOut++;
          expect(state.hands[winner]?.size).toBe(0);
          for (let between = (winner + 1) % 4; between !== seat; between = (between + 1) % 4) expect(state.hands[between]?.size).toBe(0);
        }
        const moves = rules.moves(state, seat);
        const keep = moves.find((move) => move.type === 'keep');
        rules.apply(state, seat, keep ?? (moves[random.below(moves.length)] as (typeof moves)[number]));
        if (state.phase === 'follow' && state.trick.length === 1) expect(rules.view(state, 'spectator').leader).toBe(seat);
      }
    }
    expect(winnerSatOut).toBeGreaterThan(0);
  });
});

describe('end', () => {
  const finished = () => Scene.dealt(NOBODY, 'blue-7').until((state) => state.phase === 'over', 'crown');

  test('BM-5.1 the game ends when all hands are empty', () => {
    const scene = finished();
    expect(scene.state.hands.map(({ size }) => size)).toEqual([0, 0, 0, 0]);
    expect(scene.rules.turn(scene.state)).toEqual({ kind: 'over' });
    expect(scene.told('ended')).toHaveLength(1);
    expect(scene.rules.explain(scene.state, 0, scene.rules.parse('play red-1') as never)).toEqual({ rule: 'BM-5.1', reason: 'game-over' });
  });

  test('BM-5.2 the sum of the numbers won; the trump pile scores for nobody', () => {
    const { rules, state } = finished();
    const sum = (cards: readonly { number: number }[]) => cards.reduce((total, card) => total + card.number, 0);
    const standings = rules.standings(state);
    expect(standings.map(({ score }) => score)).toEqual(state.won.map(sum));
    expect(state.pile.length).toBeGreaterThan(0);
    expect(standings.reduce((total, { score }) => total + score, 0)).toBe(6 * 45 - sum(state.pile));
  });

  test('BM-5.3 the highest score wins; equals share the victory', () => {
    const { rules, state } = Scene.dealt(NOBODY, 'blue-7');
    const card = (number: number) => ({ id: `red-${number}`, suit: 'red', number, index: number - 1 }) as const;
    state.won = [[card(3)], [card(5), card(4)], [card(9)], []];
    expect(rules.standings(state).map(({ place, score }) => [place, score])).toEqual([
      [3, 3],
      [1, 9],
      [1, 9],
      [4, 0],
    ]);
  });
});

describe('what each player may see', () => {
  test('BM-6.1 own hand, the table and the counts; scores hidden until the end', () => {
    const scene = Scene.dealt([['yellow-2'], ['yellow-1'], ['blue-6'], ['red-1']], 'blue-7');
    scene.play('yellow-2', 'yellow-1', 'blue-6', 'red-1').move('keep').settle();
    const view = scene.view(1);
    expect(view.hand).toEqual(scene.hand(1));
    expect(view).toMatchObject({ handSizes: [6, 6, 6, 6], deckSize: 25, wonSizes: [0, 0, 4, 0], scores: null, won: null });
    for (const card of [...scene.hand(0), ...scene.state.deck.sorted().map(({ id }) => id)])
      expect(JSON.stringify(view)).not.toContain(`"${card}"`);
    scene.until((state) => state.phase === 'over');
    expect(scene.view('spectator').scores).toEqual(scene.rules.standings(scene.state).map(({ score }) => score));
  });

  test('BM-6.1 running scores are open if the table says so', () => {
    const scene = Scene.dealt([['yellow-2'], ['yellow-1'], ['blue-6'], ['red-1']], 'blue-7', { scores: 'open' });
    scene.play('yellow-2', 'yellow-1', 'blue-6', 'red-1').move('keep');
    expect(scene.view(1).scores).toEqual([0, 0, 10, 0]);
  });
});
