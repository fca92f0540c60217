import { describe, expect, test } from 'vitest';
import { INGREDIENTS } from '../rules/names.plain.ts';
import printed from '../rules/whirling.json' with { type: 'json' };
import { counts, Scene } from './scene.ts';

/** Two seats, seat 0 with this character, in the first study phase. */
function study(character: string, first: readonly string[] = [], second: readonly string[] = ['secret-summoning']): Scene {
  const other = character === 'clairvoyant' ? 'fey-blessed' : 'clairvoyant';
  return Scene.dealt({ characters: [character, other], hands: [first, second] });
}

/** The same in the brewing step, with recipes already before seat 0. */
function brewing(character: string, ...recipes: readonly string[]): Scene {
  const scene = study(character, ['curse-of-shadows']).lay(0, ...recipes);
  return scene.play('curse-of-shadows', 'secret-summoning');
}

describe('Initiate', () => {
  const hands = [['charm-of-dread', 'void-storm', 'lost-arcana', 'spore-lore'], ['charm-of-love']];

  test('WW-7.1 once a game, before playing: character and hand are discarded, four cards drawn', () => {
    const scene = Scene.dealt({ hands }).seat(0, 'fresh-start');
    expect(scene.player(0)).toMatchObject({ character: undefined, hand: [] });
    expect(scene.state.discards.map(({ id }) => id)).toEqual(['spore-lore', 'lost-arcana', 'void-storm', 'charm-of-dread']);
    expect(scene.outcomes()).not.toContain('draw void-storm');
    scene.settle();
    expect(scene.hand(0)).toHaveLength(4);
    expect(scene.awaitedSeats).toEqual([0, 1]);
    expect(scene.refusal(0, 'fresh-start')).toEqual({ rule: 'WW-7.1', reason: 'not-your-ability' });
  });

  test('WW-7.1 not after the own pick of that round, but in a later one', () => {
    const scene = Scene.dealt({ hands }).seat(0, 'play void-storm');
    expect(scene.refusal(0, 'fresh-start')).toEqual({ rule: 'WW-7.1', reason: 'too-late-this-round' });
    scene.seat(1, 'play charm-of-love').skipArcana().all('done').settle();
    expect(scene.moves(0)).toContain('fresh-start');
  });

  test('WW-7.1 the discards stay face down, their number is public', () => {
    const scene = Scene.dealt({ hands }).seat(0, 'fresh-start').settle();
    expect(scene.told('started-afresh')).toEqual([{ type: 'started-afresh', seat: 0, cards: 4 }]);
    expect(scene.view(1).discardSize).toBe(4);
    expect(JSON.stringify(scene.view(1))).not.toContain('lost-arcana');
  });
});

describe('Clairvoyant', () => {
  test('WW-7.2 example: she draws 2 before a new round and her left neighbour none', () => {
    const scene = Scene.dealt({ characters: ['clairvoyant', 'whirlwind', 'trickster'], hands: [[], [], []] }).idle();
    const drawn = [0, 1, 2].map((seat) => scene.told('drew').filter((event) => event.seat === seat).length);
    expect(drawn).toEqual([2, 0, 1]);
    expect([0, 1, 2].map((seat) => scene.hand(seat).length)).toEqual([5, 4, 4]);
  });
});

describe('Daredevil', () => {
  const hand = ['binding-spell', 'charm-of-love', 'void-storm', 'mushroom-flood'];

  test('WW-7.3 a random card from hand may be played instead of choosing; its direction is hers only with the mark', () => {
    const scene = study('daredevil', hand).seat(0, 'blind');
    expect(scene.outcomes()).toEqual(['pull binding-spell', 'pull void-storm', 'pull charm-of-love', 'pull mushroom-flood']);
    scene.chance('pull charm-of-love');
    // The others see nothing yet: she has not picked.
    expect(scene.view(1).players[0]?.isDone).toBe(false);
    expect(scene.moves(0)).toEqual(['play charm-of-love', 'play charm-of-love turned']);
    scene.seat(0, 'play charm-of-love turned');
    expect(scene.view(1).players[0]?.isDone).toBe(true);
    expect(scene.moves(0)).toEqual(['play charm-of-love']);

    const unmarked = study('daredevil', hand).seat(0, 'blind').chance('pull mushroom-flood');
    expect(unmarked.view(0).own?.pick).toEqual({ id: 'mushroom-flood', isTurned: false });
    expect(unmarked.moves(0)).toEqual([]);
  });

  test('WW-7.3 the random card cannot be taken back, nor left to chance after choosing', () => {
    const scene = study('daredevil', hand).seat(0, 'blind').chance('pull charm-of-love');
    expect(scene.refusal(0, 'play void-storm')).toEqual({ rule: 'WW-7.3', reason: 'random-card-stays', args: { card: 'charm-of-love' } });
    const chosen = study('daredevil', hand).seat(0, 'play void-storm');
    expect(chosen.refusal(0, 'blind')).toEqual({ rule: 'WW-7.3', reason: 'too-late-this-round' });
    expect(study('whirlwind', hand).refusal(0, 'blind')).toEqual({ rule: 'WW-7.3', reason: 'not-your-ability' });
  });

  test('WW-7.3 then one effect may be named, in secret, on top of the others', () => {
    const scene = study('daredevil', hand).seat(0, 'blind').chance('pull void-storm').seat(1, 'play secret-summoning');
    expect(scene.told('revealed')[0]).toMatchObject({ card: 'void-storm', isBlind: true });
    expect(scene.moves(0)).toEqual(expect.arrayContaining(['raven spider', 'name potion', 'name raven', 'name grimoire']));
    const before = scene.view(1);
    scene.seat(0, 'name raven', 'raven spider spider', 'raven toad');
    expect(scene.view(1)).toEqual(before);
    expect(scene.moves(0)).toEqual(['ready']);
    scene.seat(0, 'ready');
    expect(scene.player(0).bench).toEqual(counts({ mandrake: 1, mushroom: 4, spider: 2, toad: 3 }));
    // The naming does not move the marker.
    expect(scene.player(0).markers).toEqual([0, 2, 0]);

    const chosen = study('daredevil', hand).play('void-storm', 'secret-summoning');
    expect(chosen.refusal(0, 'name raven')).toEqual({ rule: 'WW-7.3', reason: 'no-effect-left' });
  });
});

describe('recipes of their own', () => {
  test('WW-7.4 Toad Whisperer: any ingredient for three toads', () => {
    const scene = brewing('toad-whisperer').seat(0, 'use toad-whisperer');
    expect(scene.moves(0)).toEqual(INGREDIENTS.map((ingredient) => `make ${ingredient}`));
    scene.seat(0, 'make heart', 'done');
    expect(scene.player(0)).toMatchObject({
      bench: counts({ mandrake: 1, mushroom: 2, spider: 1, toad: 6 }),
      cauldron: counts({ heart: 1 }),
    });
  });

  test('WW-7.4 Dark Horse: three of any, which may differ; the card leaves the game after its use', () => {
    const scene = brewing('dark-horse').put(0, 'bench', { heart: 1, mandrake: 1, mushroom: 1, spider: 1, toad: 1 });
    scene.seat(0, 'use dark-horse');
    expect(scene.moves(0)).toHaveLength(35);
    scene.seat(0, 'make heart mandrake toad', 'done');
    expect(scene.player(0)).toMatchObject({ character: undefined, cauldron: counts({ heart: 1, mandrake: 1, toad: 1 }) });
    expect(scene.told('finished')[0]?.discarded).toBe('dark-horse');
    const unused = brewing('dark-horse').seat(0, 'done');
    expect(unused.player(0).character?.id).toBe('dark-horse');
  });

  test('WW-7.7 Trickster: starts as 2 mushrooms to 2 toads and turns over each time after hands are passed', () => {
    const scene = brewing('trickster').seat(0, 'use trickster');
    expect(scene.player(0)).toMatchObject({ taken: counts({ mushroom: 2 }), made: counts({ toad: 2 }) });
    scene.all('done').settle();
    expect(scene.told('flipped')).toEqual([{ type: 'flipped', seat: 0, character: 'trickster' }]);
    scene.idleUntilBrewing().put(0, 'bench', { toad: 2 }).seat(0, 'use trickster');
    expect(scene.player(0)).toMatchObject({ taken: counts({ toad: 2 }), made: counts({ mushroom: 2 }) });
    scene.all('done').settle();
    expect(scene.view(1).players[0]?.isFlipped).toBe(false);
  });

  test('WW-7.11 Fey-Blessed and Spider Summoner use theirs like any other, once a round', () => {
    const fey = brewing('fey-blessed').seat(0, 'use fey-blessed');
    expect(fey.player(0).made).toEqual(counts({ mandrake: 1, toad: 1 }));
    expect(fey.refusal(0, 'use fey-blessed')).toMatchObject({ rule: 'WW-3.1', reason: 'used-already' });
    const summoner = brewing('spider-summoner');
    expect(summoner.refusal(0, 'use spider-summoner')).toMatchObject({ reason: 'inputs-missing' });
    summoner.put(0, 'bench', { mandrake: 3 }).seat(0, 'use spider-summoner');
    expect(summoner.player(0).made).toEqual(counts({ spider: 5 }));
    expect(summoner.refusal(1, 'use spider-summoner')).toMatchObject({ reason: 'not-your-recipe' });
  });
});

describe('Potion Brewer', () => {
  test('WW-7.5 for every potion symbol revealed, one piece of any kind from workbench to cauldron, in the arcana step', () => {
    const scene = study('potion-brewer', ['whirling-secret', 'void-storm']).play('whirling-secret', 'secret-summoning');
    scene.put(0, 'bench', { mandrake: 1, toad: 3 });
    expect(scene.moves(0)).toEqual(expect.arrayContaining(['pour mandrake', 'pour toad', 'potion heart']));
    expect(scene.refusal(0, 'pour heart')).toEqual({ rule: 'WW-7.5', reason: 'not-on-bench' });
    scene.seat(0, 'pour mandrake', 'pour toad');
    expect(scene.refusal(0, 'pour toad')).toEqual({ rule: 'WW-7.5', reason: 'no-effect-left' });
    scene.seat(0, 'potion heart', 'ready');
    expect(scene.player(0)).toMatchObject({ bench: counts({ toad: 2 }), cauldron: counts({ heart: 1, mandrake: 1, toad: 1 }) });
    expect(scene.told('arcana-shown')[0]).toMatchObject({ potions: counts({ heart: 1 }), poured: counts({ mandrake: 1, toad: 1 }) });
    expect(scene.refusal(0, 'pour toad')).toEqual({ rule: 'WW-7.5', reason: 'not-now' });
  });

  test('WW-7.5 a recipe without a potion symbol lets nothing be poured, and nobody else pours', () => {
    expect(study('potion-brewer', ['void-storm']).play('void-storm', 'secret-summoning').player(0).pours).toBe(0);
    const other = study('whirlwind', ['whirling-secret']).play('whirling-secret', 'secret-summoning');
    expect(other.refusal(0, 'pour toad')).toEqual({ rule: 'WW-7.5', reason: 'not-your-ability' });
  });
});

describe('Grimoire Scholar', () => {
  test('WW-7.6 once a round, while brewing, two mandrakes from workbench or outputs for a grimoire effect', () => {
    const scene = brewing('grimoire-scholar', 'spore-lore', 'summon-slime').put(0, 'bench', { mandrake: 1, mushroom: 1 });
    expect(scene.refusal(0, 'buy spider bench:2 output:0')).toEqual({ rule: 'WW-7.6', reason: 'mandrakes-missing' });
    scene.seat(0, 'use spore-lore');
    expect(scene.moves(0).filter((move) => move.startsWith('buy'))).toEqual(
      INGREDIENTS.map((ingredient) => `buy ${ingredient} bench:1 output:1`),
    );
    scene.seat(0, 'buy spider bench:1 output:1');
    expect(scene.player(0)).toMatchObject({ made: counts({}), taken: counts({ mandrake: 1, mushroom: 1 }) });
    expect(scene.refusal(0, 'buy toad bench:2 output:0')).toEqual({ rule: 'WW-7.6', reason: 'bought-already' });
    scene.seat(0, 'use summon-slime');
    expect(scene.player(0).made).toEqual(counts({ mandrake: 1, toad: 2 }));
    expect(study('whirlwind').refusal(0, 'buy toad bench:2 output:0')).toEqual({ rule: 'WW-7.6', reason: 'not-now' });
    expect(brewing('whirlwind').refusal(0, 'buy toad bench:2 output:0')).toEqual({ rule: 'WW-7.6', reason: 'not-your-ability' });
  });

  test('WW-7.6 not with mandrakes from the supply; on top of a normal effect, same or another kind', () => {
    const scene = study('grimoire-scholar', ['tome-of-midnight']).play('tome-of-midnight', 'secret-summoning');
    scene.put(0, 'bench', { mandrake: 1 }).seat(0, 'grimoire mandrake', 'ready');
    expect(scene.moves(0)).toEqual(['done', 'hold']);
    scene.put(0, 'bench', { mandrake: 2 });
    expect(scene.moves(0)).toContain('buy mandrake bench:2 output:0');
    scene.seat(0, 'buy toad bench:2 output:0');
    expect(scene.view(0).players[0]?.supply).toEqual(['mandrake', 'toad']);
    scene.seat(0, 'done');
    expect(scene.told('finished')[0]).toMatchObject({ hasBought: true, supply: ['mandrake', 'toad'] });
  });

  test('WW-7.12 a character’s text beats the rules: two mandrakes as on the card, any recipe turned, a hand of five', () => {
    const scholar = brewing('grimoire-scholar').put(0, 'bench', { mandrake: 1 });
    expect(scholar.moves(0)).toEqual(['done', 'hold']);
    expect(study('whirlwind', ['lost-arcana']).moves(0)).toContain('play lost-arcana turned');
    expect(study('clairvoyant').hand(0)).toHaveLength(5);
  });
});

describe('Untamed', () => {
  test('WW-7.8 each round before anybody picks, three of one kind, open to all', () => {
    const scene = study('untamed', ['void-storm']);
    expect(scene.awaitedSeats).toEqual([0]);
    expect(scene.moves(0)).toEqual(INGREDIENTS.map((ingredient) => `grow ${ingredient}`));
    expect(scene.refusal(1, `play ${scene.hand(1)[0]}`)).toEqual({ rule: 'WW-2.1', reason: 'not-now' });
    expect(scene.refusal(1, 'grow toad')).toEqual({ rule: 'WW-7.8', reason: 'not-your-ability' });
    scene.seat(0, 'grow heart');
    expect(scene.view(1).players[0]?.bench).toEqual(counts({ heart: 3, mushroom: 2, spider: 2, toad: 2 }));
    expect(scene.awaitedSeats).toEqual([0, 1]);
    scene.idle();
    expect(scene.awaitedSeats).toEqual([0]);
  });

  test('WW-7.8 what does not fit goes into the circle of the left neighbour; the game ends only at the victory check', () => {
    const scene = Scene.dealt({ characters: ['untamed', 'whirlwind', 'trickster'], hands: [[], [], []] });
    scene.put(0, 'bench', { mandrake: 3 }).put(1, 'circle', { toad: 4 }).seat(0, 'grow mandrake');
    expect(scene.told('grew')).toEqual([{ type: 'grew', seat: 0, ingredient: 'mandrake', overflow: 2, to: 1 }]);
    expect(scene.player(0).bench).toEqual(counts({ mandrake: 4 }));
    expect(scene.player(1).circle).toEqual(counts({ mandrake: 2, toad: 4 }));
    expect(scene.state.phase).toBe('pick');
    scene.idle();
    expect(scene.state.phase).toBe('over');
  });

  test('WW-7.8 also a recipe of its own', () => {
    const scene = study('untamed', ['curse-of-shadows']).seat(0, 'grow heart').play('curse-of-shadows', 'secret-summoning');
    scene.seat(0, 'use untamed');
    expect(scene.player(0).made).toEqual(counts({ mandrake: 1, mushroom: 1 }));
  });
});

describe('Whirlwind', () => {
  test('WW-7.9 any recipe may be turned when played, not later', () => {
    const scene = study('whirlwind', ['mushroom-flood']).seat(0, 'play mushroom-flood turned').seat(1, 'play secret-summoning');
    expect(scene.moves(0)).toEqual(['use mushroom-flood', 'done', 'hold']);
    scene.seat(0, 'use mushroom-flood');
    expect(scene.player(0)).toMatchObject({ taken: counts({ mushroom: 3 }), made: counts({ mandrake: 2 }) });
    expect(study('trickster', ['mushroom-flood']).refusal(0, 'play mushroom-flood turned')).toMatchObject({ reason: 'may-not-turn' });
  });
});

describe('Witch of All Trades', () => {
  const five = { heart: 1, mandrake: 1, mushroom: 1, spider: 1, toad: 1 };

  test('WW-7.10 with all five kinds in the cauldron, one of them may go into her circle with her own “done”', () => {
    const scene = brewing('witch-of-all-trades').put(0, 'bench', {}).put(0, 'cauldron', five);
    expect(scene.moves(0)).toEqual(['done', ...INGREDIENTS.map((ingredient) => `done ${ingredient}`), 'hold']);
    scene.seat(0, 'done heart');
    expect(scene.player(0)).toMatchObject({ cauldron: counts({ ...five, heart: 0 }), circle: counts({ heart: 1 }) });
    expect(scene.told('finished')[0]?.kept).toBe('heart');
  });

  test('WW-7.10 outputs and potion pieces count; four kinds are not enough; nobody else may', () => {
    const scene = brewing('witch-of-all-trades', 'void-storm').put(0, 'cauldron', { heart: 1, mandrake: 1 });
    expect(scene.refusal(0, 'done heart')).toEqual({ rule: 'WW-7.10', reason: 'kinds-missing', args: { kinds: 5 } });
    scene.seat(0, 'use void-storm', 'done toad');
    expect(scene.player(0).circle).toEqual(counts({ toad: 1 }));
    const other = brewing('whirlwind').put(0, 'cauldron', five);
    expect(other.refusal(0, 'done heart')).toEqual({ rule: 'WW-7.10', reason: 'not-your-ability' });
  });
});

describe('editions', () => {
  test('WW-9.1 the rules are one, and the characters bear the editions’ names', () => {
    const names = printed.characters.map(({ name }) => name as Readonly<Record<string, string>>);
    expect(names.map(({ uk }) => uk).filter(Boolean)).toEqual([
      'Посвячена',
      'Ясновидиця',
      'Шибайголова',
      "Жаб'яча шептуха",
      'Темна конячка',
      'Зіллярка',
      'Дослідниця гримуарів',
      'Трикстерка',
      'Нестримна',
      'Віхола',
      'Відьма на всі руки',
    ]);
    expect(names.map(({ fr }) => fr).filter(Boolean)).toEqual([
      'Novice',
      'Voyante',
      'Casse-Cou',
      'Amie des Crapauds',
      'Pouvoir Caché',
      'Brasseuse de Potion',
      'Déchiffreuse de Grimoire',
      'Arnaqueuse',
      'Pouvoirs Incontrôlés',
      'Bourrasque',
      'Sorcière à Tout Faire',
    ]);
  });

  test('WW-9.2 the stricter edition counts: a potion piece is brewed, five kinds lie in the cauldron, direction is fixed before the reveal', () => {
    // A potion piece overflows and counts for the Witch like a brewed one.
    const witch = study('witch-of-all-trades', ['whirling-secret']).play('whirling-secret', 'secret-summoning');
    witch.put(0, 'cauldron', { mandrake: 1 }).put(0, 'bench', { mandrake: 1 }).seat(0, 'potion heart', 'ready');
    witch.put(1, 'bench', { heart: 3 }).seat(0, 'use whirling-secret', 'done toad');
    // Five kinds on the workbench are not enough.
    const bench = brewing('witch-of-all-trades');
    expect(bench.player(0).bench.every((count) => count > 0)).toBe(true);
    expect(bench.refusal(0, 'done heart')).toMatchObject({ reason: 'kinds-missing' });
    witch.seat(1, 'done');
    expect(witch.player(0).circle).toEqual(counts({ heart: 1, toad: 1 }));

    // A random card without the mark keeps its direction, even in the edition that is looser.
    const daredevil = study('daredevil', ['lost-arcana']).seat(0, 'blind').chance('pull lost-arcana');
    expect(daredevil.refusal(0, 'play lost-arcana turned')).toMatchObject({ rule: 'WW-2.2', reason: 'may-not-turn' });
  });
});
