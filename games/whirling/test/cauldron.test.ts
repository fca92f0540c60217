import { describe, expect, test } from 'vitest';
import { INGREDIENTS } from '../rules/names.plain.ts';
import { overflowOf } from '../rules/passing.ts';
import { counts, Scene } from './scene.ts';

/** Two seats in the brewing step: the recipes lie before seat 0, beside a card nobody can use. */
function brewing(...recipes: readonly string[]): Scene {
  const scene = Scene.dealt({ hands: [['curse-of-shadows'], ['secret-summoning']] });
  return scene.lay(0, ...recipes).play('curse-of-shadows', 'secret-summoning');
}

describe('brewing', () => {
  test('WW-3.1 all inputs are filled, or the recipe cannot be used', () => {
    const scene = brewing('summon-slime').put(0, 'bench', { spider: 1 });
    expect(scene.refusal(0, 'use summon-slime')).toEqual({ rule: 'WW-3.1', reason: 'inputs-missing', args: { card: 'summon-slime' } });
    scene.put(0, 'bench', { spider: 2 }).seat(0, 'use summon-slime');
    expect(scene.view(0)).toMatchObject({ own: { made: counts({ mandrake: 1, toad: 2 }) } });
    expect(scene.view(0).players[0]?.bench).toEqual(counts({}));
  });

  test('WW-3.1 in any order, each at most once a round, outputs made earlier may be inputs', () => {
    const scene = brewing('spore-lore', 'summon-spiders', 'leaping-magic').put(0, 'bench', { mushroom: 1 });
    scene.seat(0, 'use spore-lore', 'use leaping-magic');
    expect(scene.player(0).made).toEqual(counts({ mandrake: 1, toad: 2 }));
    expect(scene.refusal(0, 'use leaping-magic')).toEqual({ rule: 'WW-3.1', reason: 'used-already', args: { card: 'leaping-magic' } });
    scene.all('done').settle().idle();
    expect(scene.player(0).uses).toEqual([]);
  });

  test('WW-3.1 the player chooses piece by piece where an input comes from', () => {
    const scene = brewing('void-storm', 'elixir-of-despair').put(0, 'bench', { toad: 2 });
    scene.seat(0, 'use void-storm', 'use elixir-of-despair');
    expect(scene.moves(0)).toEqual(['fill bench:toad bench:toad', 'fill bench:toad output:toad']);
    expect(scene.refusal(0, 'fill output:toad output:toad')).toMatchObject({ rule: 'WW-3.1', reason: 'cannot-fill-so' });
    expect(scene.refusal(0, 'done')).toEqual({ rule: 'WW-3.1', reason: 'finish-recipe-first', args: { card: 'elixir-of-despair' } });
    scene.seat(0, 'fill bench:toad output:toad');
    expect(scene.player(0)).toMatchObject({ taken: counts({ toad: 1 }), made: counts({ mushroom: 2, spider: 2 }) });
  });

  test('WW-3.1 with a grimoire, the supply is one more source', () => {
    const scene = brewing('elixir-of-despair').put(0, 'bench', { toad: 2 });
    scene.player(0).supply = 1 << INGREDIENTS.indexOf('toad');
    scene.seat(0, 'use elixir-of-despair');
    expect(scene.moves(0)).toEqual(['fill bench:toad bench:toad', 'fill bench:toad supply:toad', 'fill supply:toad supply:toad']);
  });

  test('WW-3.1 only recipes of one’s own', () => {
    const scene = brewing().lay(1, 'void-storm');
    expect(scene.refusal(0, 'use void-storm')).toEqual({ rule: 'WW-3.1', reason: 'not-your-recipe', args: { card: 'void-storm' } });
  });

  test('WW-3.2 a mixed cell is chosen at each use, as input and as output', () => {
    const scene = brewing('flask-of-insight').put(0, 'bench', { toad: 1, spider: 1 });
    scene.seat(0, 'use flask-of-insight');
    expect(scene.moves(0)).toEqual(['fill bench:toad', 'fill bench:spider']);
    scene.seat(0, 'fill bench:toad');
    expect(scene.moves(0)).toEqual(['make mushroom spider', 'make spider spider']);
    expect(scene.refusal(0, 'make toad')).toMatchObject({ rule: 'WW-3.2', reason: 'not-its-output' });
    scene.seat(0, 'make spider spider', 'done').seat(1, 'done').settle();

    scene.put(0, 'bench', { spider: 1 }).idleUntilBrewing();
    scene.seat(0, 'use flask-of-insight', 'make mushroom spider');
    expect(scene.player(0).made).toEqual(counts({ mushroom: 1, spider: 1 }));
  });

  test('WW-3.2 no recipe has to be used, not even one without inputs', () => {
    const scene = brewing('void-storm').put(0, 'bench', { toad: 9 });
    expect(scene.moves(0)).toEqual(['use void-storm', 'done', 'hold']);
    scene.all('done');
    expect(scene.told('finished')[0]).toMatchObject({ uses: [], cauldron: counts({}) });
  });

  test('WW-3.3 outputs not used up go into the cauldron, inputs to the supply', () => {
    const scene = brewing('spore-lore', 'leaping-magic').put(0, 'bench', { mushroom: 2 });
    scene.seat(0, 'use spore-lore', 'use leaping-magic', 'done');
    expect(scene.player(0)).toMatchObject({ bench: counts({ mushroom: 1 }), cauldron: counts({ mandrake: 1, toad: 2 }), made: counts({}) });
    expect(scene.refusal(0, 'done')).toEqual({ rule: 'WW-3.3', reason: 'already-done' });
  });

  test('WW-3.4 example: mandrake and toad, then two mushrooms, one of them just made; a third recipe is left', () => {
    const scene = brewing('elixir-of-the-moon', 'summon-spiders', 'creeping-magic').put(0, 'bench', { mandrake: 2, mushroom: 2, toad: 1 });
    scene.seat(0, 'use elixir-of-the-moon');
    expect(scene.moves(0)).toEqual(['make mandrake mushroom', 'make mandrake spider']);
    scene.seat(0, 'make mandrake mushroom', 'use summon-spiders', 'fill bench:mushroom output:mushroom');
    expect(scene.moves(0)).toContain('use creeping-magic');
    scene.seat(0, 'done');
    expect(scene.player(0)).toMatchObject({ cauldron: counts({ mandrake: 2, spider: 2 }), bench: counts({ mandrake: 1, mushroom: 1 }) });
  });
});

describe('order', () => {
  /** Three seats brewing, the newest recipes numbered 17, 18 and 60. */
  const three = () =>
    Scene.dealt({ hands: [['curse-of-shadows'], ['charm-of-dread'], ['charm-of-love']] }).play(
      'curse-of-shadows',
      'charm-of-dread',
      'charm-of-love turned',
    );

  test('WW-3.5 example: 17 decides before 18', () => {
    const scene = Scene.dealt({ hands: [['charm-of-dread'], ['charm-of-love']] }).play('charm-of-dread', 'charm-of-love turned');
    scene.seat(0, 'hold').seat(1, 'hold');
    expect(scene.told('forced')).toEqual([{ type: 'forced', seat: 1 }]);
    expect(scene.awaitedSeats).toEqual([1]);
    expect(scene.refusal(1, 'hold')).toEqual({ rule: 'WW-3.5', reason: 'must-finish-first' });
    expect(scene.refusal(0, 'done')).toEqual({ rule: 'WW-3.5', reason: 'you-hold' });
    scene.seat(1, 'use charm-of-love', 'make mushroom', 'done');
    // Her brew is open now, and the other decides last.
    expect(scene.view(0).players[1]).toMatchObject({ cauldron: counts({ mushroom: 1 }) });
    expect(scene.awaitedSeats).toEqual([0]);
    expect(scene.refusal(0, 'hold')).toEqual({ rule: 'WW-3.5', reason: 'last-cannot-hold' });
  });

  test('WW-3.5 all brew at the same time; who holds waits until somebody finishes', () => {
    const scene = three();
    expect(scene.awaitedSeats).toEqual([0, 1, 2]);
    scene.seat(1, 'hold');
    expect(scene.awaitedSeats).toEqual([0, 2]);
    expect(scene.view('spectator').players.map(({ holds }) => holds)).toEqual([false, true, false]);
    scene.seat(0, 'done');
    expect(scene.awaitedSeats).toEqual([1, 2]);
    scene.seat(1, 'hold').seat(2, 'hold');
    expect(scene.awaitedSeats).toEqual([2]);
  });

  test('WW-3.5 the forced one is the lowest of those who have not finished, and holds end when she finishes', () => {
    const scene = three().seat(2, 'done').seat(0, 'hold').seat(1, 'hold');
    expect(scene.awaitedSeats).toEqual([1]);
    expect(scene.view(0).forced).toBe(1);
    scene.seat(1, 'done');
    expect(scene.view(0).forced).toBeNull();
    expect(scene.awaitedSeats).toEqual([0]);
  });

  test('WW-3.5 the newest recipe is the last one played, in whatever round', () => {
    // Only the hand that goes from seat 2 to seat 0 has cards left.
    const scene = three().exhaust(0, 1).all('done');
    expect(scene.awaitedSeats).toEqual([0]);
    scene.seat(0, `play ${scene.hand(0).at(-1)}`).skipArcana();
    expect(scene.player(0).faces.at(-1)?.recipe?.initiative).toBeGreaterThan(18);
    for (const seat of [0, 1, 2]) scene.seat(seat, 'hold');
    expect(scene.awaitedSeats).toEqual([2]);
  });
});

describe('passing', () => {
  test('WW-4.1 cauldrons go to the right at once; what does not fit goes into the giver’s circle', () => {
    const scene = Scene.dealt({ hands: [['curse-of-shadows'], ['secret-summoning'], ['spider-quake']] });
    scene.play('curse-of-shadows', 'secret-summoning', 'spider-quake');
    for (const seat of [0, 1, 2]) scene.put(seat, 'bench', { heart: seat + 1 });
    scene.put(0, 'cauldron', { heart: 1 }).put(1, 'cauldron', { heart: 3 }).put(2, 'cauldron', { heart: 1 });
    scene.all('done');
    // Right is the previous seat: 1 gives to 0, 2 to 1, 0 to 2.
    expect(scene.told('passed').map(({ seat, to }) => [seat, to])).toEqual([
      [0, 2],
      [1, 0],
      [2, 1],
    ]);
    expect(scene.state.players.map(({ bench }) => bench[0])).toEqual([3, 3, 3]);
    expect(scene.state.players.map(({ circle }) => circle[0])).toEqual([1, 1, 0]);
    expect(scene.state.players.map(({ cauldron }) => cauldron)).toEqual([counts({}), counts({}), counts({})]);
  });

  test('WW-4.1 the workbench is filled as it is after her own brewing', () => {
    const scene = brewing('spider-offering').put(0, 'bench', { spider: 9 });
    scene.put(1, 'cauldron', { spider: 3 }).seat(0, 'use spider-offering', 'done').seat(1, 'done');
    expect(scene.player(0).bench[3]).toBe(9);
    expect(scene.player(1).circle).toEqual(counts({}));
  });

  test('WW-4.2 overflow is counted for each kind alone', () => {
    expect(overflowOf([3, 4, 9, 9, 9], [3, 0, 9, 8, 0], [1, 4, 0, 2, 9])).toEqual([1, 0, 0, 1, 0]);
  });

  test('WW-4.3 example: 1 heart, 2 mandrakes get 2 spiders, 4 mandrakes: 2 mandrakes go to the giver', () => {
    const scene = brewing().put(1, 'bench', { heart: 1, mandrake: 2 }).put(0, 'cauldron', { mandrake: 4, spider: 2 }).all('done');
    expect(scene.player(1).bench).toEqual(counts({ heart: 1, mandrake: 4, spider: 2 }));
    expect(scene.player(0).circle).toEqual(counts({ mandrake: 2 }));
  });
});

describe('victory', () => {
  const ended = (first: Parameters<Scene['put']>[2], second: Parameters<Scene['put']>[2]) =>
    brewing().put(0, 'circle', first).put(1, 'circle', second);
  const places = (scene: Scene) => scene.rules.standings(scene.state).map(({ place }) => place);

  test('WW-5.1 the game ends with five or more in a circle, not with four', () => {
    expect(ended({ heart: 4 }, {}).all('done').settle().state.phase).toBe('pick');
    const scene = ended({ heart: 5 }, {}).all('done');
    expect(scene.state.phase).toBe('over');
    expect(scene.rules.standings(scene.state)[0]).toEqual({
      seat: 0,
      place: 1,
      score: 5,
      parts: { heart: 5, mandrake: 0, mushroom: 0, spider: 0, toad: 0 },
    });
    expect(scene.refusal(0, 'done')).toEqual({ rule: 'WW-5.1', reason: 'game-over' });
  });

  test('WW-5.1 example: 4 mandrakes and 2 spiders beat 5 hearts', () => {
    expect(places(ended({ heart: 5 }, { mandrake: 4, spider: 2 }).all('done'))).toEqual([2, 1]);
  });

  test('WW-5.1 then the most kinds in the circle', () => {
    expect(places(ended({ heart: 5 }, { mandrake: 3, spider: 2 }).all('done'))).toEqual([2, 1]);
  });

  test('WW-5.1 then the fewest on the workbench', () => {
    const scene = ended({ heart: 3, toad: 2 }, { mandrake: 3, spider: 2 }).put(0, 'bench', { toad: 3 }).put(1, 'bench', { toad: 4 });
    expect(places(scene.all('done'))).toEqual([1, 2]);
  });

  test('WW-5.1 then the victory is shared', () => {
    const scene = ended({ heart: 3, toad: 2 }, { mandrake: 3, spider: 2 }).put(0, 'bench', { heart: 3 }).put(1, 'bench', { toad: 3 });
    expect(places(scene.all('done'))).toEqual([1, 1]);
  });
});

describe('hands', () => {
  test('WW-6.1 hands go to the left, then all draw up to four, the lowest initiative first', () => {
    const scene = Scene.dealt({ hands: [['charm-of-dread'], ['curse-of-shadows'], ['charm-of-love']] });
    scene.play('charm-of-dread', 'curse-of-shadows', 'charm-of-love');
    const kept = [0, 1, 2].map((seat) => scene.hand(seat));
    scene.all('done');
    // Left is the next seat.
    expect([1, 2, 0].map((seat) => scene.hand(seat))).toEqual(kept);
    expect(scene.state.queue).toEqual([2, 0, 1]);
    scene.settle();
    expect(scene.told('drew').map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect([0, 1, 2].map((seat) => scene.hand(seat).length)).toEqual([4, 4, 4]);
    expect(scene.state.round).toBe(2);
  });

  test('WW-6.1 each draws to the full limit before the next, and a hand above the limit is kept', () => {
    const scene = Scene.dealt({ hands: [['charm-of-dread'], ['charm-of-love']] }).play('charm-of-dread', 'charm-of-love');
    const [first, second] = scene.state.players;
    if (!first || !second) throw new Error('two players');
    // Seat 0's hand of six goes to seat 1; seat 1's of one goes to seat 0.
    const moved = second.hand.splice(1);
    first.hand = [...first.hand, ...moved, ...scene.state.deck.sorted().slice(0, 1)].sort((a, b) => a.index - b.index);
    const extra = scene.state.deck.sorted()[0];
    if (extra) scene.state.deck.take(extra);
    const six = first.hand.length;
    scene.all('done').settle();
    expect(six).toBe(6);
    expect([scene.hand(0).length, scene.hand(1).length]).toEqual([4, 6]);
    expect(scene.told('drew').map(({ seat }) => seat)).toEqual([0, 0, 0]);
  });

  test('WW-6.2 an empty deck is renewed from the discards, whose number is public', () => {
    const scene = Scene.dealt({ hands: [['charm-of-dread'], ['charm-of-love']] });
    scene.seat(0, 'fresh-start').settle();
    expect(scene.view('spectator')).toMatchObject({ discardSize: 4 });
    scene.play(scene.hand(0)[0] as string, 'charm-of-love').skipArcana();
    scene.exhaust().all('done').settle();
    expect(scene.told('deck-renewed')).toEqual([{ type: 'deck-renewed', cards: 4 }]);
    expect(scene.view('spectator')).toMatchObject({ discardSize: 0, deckSize: 2 });
  });

  test('WW-6.2 without discards hands shrink', () => {
    const scene = Scene.dealt({ hands: [['charm-of-dread'], ['charm-of-love']] }).play('charm-of-dread', 'charm-of-love');
    for (const card of scene.state.deck.sorted().slice(1)) scene.state.deck.take(card);
    scene.all('done').settle();
    expect([scene.hand(0).length, scene.hand(1).length]).toEqual([3, 4]);
  });

  test('WW-6.2 a round without a card in any hand is played without the study phase, then the game ends', () => {
    const scene = Scene.dealt({ characters: ['untamed', 'fey-blessed'], hands: [['charm-of-dread'], ['charm-of-love']] });
    scene.seat(0, 'grow heart').play('charm-of-dread', 'charm-of-love');
    scene.exhaust(0, 1).all('done');
    expect(scene.told('round-began').at(-1)).toEqual({ type: 'round-began', round: 2, isLast: true });
    expect(scene.awaitedSeats).toEqual([0]); // WW-7.8 also in this round
    scene.seat(0, 'grow toad');
    expect(scene.state.phase).toBe('brew');
    scene.put(1, 'circle', { toad: 2 }).all('done');
    expect(scene.state.phase).toBe('over');
    expect(scene.rules.standings(scene.state).map(({ place }) => place)).toEqual([2, 1]);
  });
});
