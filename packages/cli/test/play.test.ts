import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleOf } from '@coven/core/laws';
import { GAMES, loadGameWords } from '@coven/games';
import { LANGUAGES, loadCli, loadCommon } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { coven, linesOf, scratch } from './coven.ts';
import { playThrough } from './player.ts';

describe.each(sampleOf(LANGUAGES, 'en'))('a whole game in %s', (language) => {
  test('is played from the deal to a record that verifies', async () => {
    const say = await loadCli(language);
    const common = await loadCommon(language);
    const words = await loadGameWords('blackmore', language);
    const file = join(scratch, `played-${language}.json`);
    const { code, out, err } = await playThrough(['blackmore', '--lang', language, '--seats', '3'], (told) =>
      told.endsWith(': ') ? file : '1',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toContain('\x1b');
    expect(out).not.toMatch(/undefined|\[object/);
    expect(linesOf(out)[0]).toBe(words.name);
    expect(out).toContain(common('seat.guest'));
    expect(out).toContain(say('play.commitment'));
    expect(out).toContain(say('play.saved', { file }));
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const [deal] = record.deals;
    expect(deal.nonces[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(out).toContain(deal.commitment);
    expect(out).toContain(deal.secret);
    expect(out.indexOf(deal.commitment)).toBeLessThan(out.indexOf(deal.secret));
    expect(await coven(['verify', file])).toMatchObject({ code: 0, err: '' });
  });
});

test('without a game it asks for one, unless there is only one', async () => {
  const { out, code } = await playThrough([], (told) => (told.includes('What would you like to play?') ? 'blackmore' : undefined));
  expect(code).toBe(1);
  expect(out.includes('What would you like to play?')).toBe(GAMES.length > 1);
  expect(out).toContain('play any card');
});

test('input that ends too early is told in one line, with exit code 1', async () => {
  expect(await coven(['play', 'blackmore'], { input: '\n' })).toMatchObject({
    code: 1,
    err: 'coven: the input ended before the game was over.\n',
  });
  expect(await coven(['play'], { input: '\n' })).toMatchObject({ code: 1, err: 'coven: the input ended before a game was chosen.\n' });
});

describe('a game that is kept', () => {
  test('goes on where it was left, and its record verifies', async () => {
    const file = join(scratch, 'kept.json');
    const left = await playThrough(['blackmore', '--seats', '3', '--seed', '5', '--record', file], (_, turn) => (turn < 4 ? '1' : 'quit'));
    expect(left).toMatchObject({ code: 0, err: '' });
    expect(left.out).toContain(`coven play --resume ${file}`);
    const before: { log: readonly unknown[] } = JSON.parse(readFileSync(file, 'utf8'));

    const ended = await playThrough(['--resume', file], () => '1');
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toContain(`coven verify ${file}`);
    const after: typeof before = JSON.parse(readFileSync(file, 'utf8'));
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
    expect(await coven(['verify', file])).toMatchObject({ code: 0, err: '' });
    expect(await coven(['play', '--resume', file])).toMatchObject({ code: 2, err: expect.stringContaining('is over') });
  });

  test('is kept however it is left', async () => {
    const file = join(scratch, 'broken-off.json');
    await playThrough(['blackmore', '--seed', '5', '--record', file], (_, turn) => (turn < 2 ? '1' : undefined));
    const { log }: { log: readonly [unknown, string][] } = JSON.parse(readFileSync(file, 'utf8'));
    expect(log.filter(([by]) => by === 0)).toHaveLength(2);
  });

  test('is not written over another file, and a game of bots is not resumed', async () => {
    const file = join(scratch, 'bots.json');
    writeFileSync(file, (await coven(['record', 'blackmore'])).out);
    expect(await coven(['play', 'blackmore', '--record', file])).toMatchObject({ code: 2, err: expect.stringContaining('already') });
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/"result": .*,/, '"result": null,')
        .replace(/,\n {2}\["table".*\]/, ''),
    );
    expect(await coven(['play', '--resume', file])).toMatchObject({ code: 2, err: expect.stringContaining('no game of yours') });
  });
});

describe('at the prompt', () => {
  /** Types the lines one after another and returns the output after each. */
  async function dialogue(lines: readonly string[], ...args: string[]): Promise<readonly string[]> {
    const told: string[] = [];
    const { code, out } = await playThrough(['blackmore', '--seed', '3', '--option', 'first=0', ...args], (text, turn) => {
      told.push(text);
      return lines[turn];
    });
    expect(code).toBe(1);
    return [...told, out].slice(1);
  }
  /** The first card of the seeded deal, and one that is not in the hand. */
  const dealtHand = async () => {
    const { out } = await playThrough(['blackmore', '--seed', '3', '--option', 'first=0'], () => undefined);
    const cards = [...out.matchAll(/^ +\d\. Play the (\w+) (\d)/gm)].map(([, suit, number]) => `${suit}-${number}`);
    const missing = ['red-1', 'blue-2', 'blue-3', 'green-5', 'violet-9', 'yellow-4', 'orange-9'].find((card) => !cards.includes(card));
    return { cards, missing: missing as string };
  };
  let dealt: ReturnType<typeof dealtHand> | undefined;
  const hand = () => (dealt ??= dealtHand());

  test('the same seed deals the same cards; without a seed they differ', async () => {
    expect(await dealtHand()).toEqual(await hand());
    const fresh = async () => (await playThrough(['blackmore'], () => undefined)).out;
    expect(await fresh()).not.toBe(await fresh());
  });

  test('quit ends the game politely', async () => {
    const quit = await playThrough(['blackmore', '--lang', 'uk'], () => 'вийти');
    expect(quit.code).toBe(0);
    expect(quit.out).toMatch(/До наступної зустрічі\.\n$/);
  });

  test.each([
    ['by number', (card: string) => (card === '' ? '' : '1')],
    ['by text', (card: string) => `play ${card}`],
    ['by card', (card: string) => card],
    ['by words', (card: string) => card.replace('-', ' ')],
  ])('a move is made %s', async (_, say) => {
    const [card = ''] = (await hand()).cards;
    const [after] = await dialogue([say(card)]);
    expect(after).toContain(`Guest leads the ${card.replace('-', ' ')}.`);
  });

  test('why explains a refusal with its rule, or says that the move is allowed', async () => {
    const { cards, missing } = await hand();
    const word = missing.replace('-', ' ');
    const [refused, short, crown, keep, legal, nothing, nonsense] = await dialogue([
      `why play ${missing}`,
      `why ${missing}`,
      'why crown red-7',
      'why keep',
      `why ${cards[0]}`,
      'why',
      'why dance',
    ]);
    expect(refused).toContain(`You do not have the ${word}. (BM-3.1)`);
    expect(short).toContain(`You do not have the ${word}. (BM-3.1)`);
    expect(crown).toContain('only when the trick is complete. (BM-3.4)');
    expect(keep).toContain('(BM-3.4)');
    expect(legal).toContain('This move is allowed');
    expect(nothing).toContain('Which move?');
    expect(nonsense).toContain('not a move in this game');
  });

  test('a move that is not allowed is refused with its rule and changes nothing', async () => {
    const { cards, missing } = await hand();
    const [refused, made] = await dialogue([`play ${missing}`, cards[0] as string]);
    expect(refused).toContain('(BM-3.1)');
    expect(made).toContain('Guest leads');
  });

  test('? lists the rules, ? with a number explains one, rulings are marked', async () => {
    const [all, one, ruling, none] = await dialogue(['?', '? bm-3.4', '?BM-5.3', '? BM-9.9']);
    expect(all?.match(/^BM-\d\.\d /gm)).toHaveLength(21);
    expect(one).toMatch(/BM-3\.4 The winner of the trick may/);
    expect(ruling).toMatch(/BM-5\.3 \[our ruling\]/);
    expect(none).toContain('There is no rule BM-9.9');
  });

  test('hint suggests a listed move, help lists the verbs, undo has nothing to undo', async () => {
    const { cards } = await hand();
    const [hint, help, undo] = await dialogue(['hint', 'help', 'undo']);
    const suggested = /Hint: Play the (\w+) (\d)/.exec(hint ?? '');
    expect(cards).toContain(`${suggested?.[1]}-${suggested?.[2]}`);
    for (const verb of ['why', 'log', 'hint', 'undo', 'quit']) expect(help).toContain(verb);
    expect(undo).toContain('nothing to undo');
  });

  test('BM-3.5 log shows the open trick and the trumps, and hides finished tricks', async () => {
    const told: string[] = [];
    let log = '';
    await playThrough(['blackmore', '--seats', '2', '--seed', '5'], (text, turn) => {
      told.push(text);
      if (turn === 9) return 'log';
      if (turn === 10) {
        log = text;
        return undefined;
      }
      return '1';
    });
    const sentences = (text: string) =>
      linesOf(text).filter((line) => / (leads|plays|draws|wins the trick with) /.test(line) && !line.includes('first trick'));
    const before = sentences(told.slice(0, 10).join('\n'));
    const led = before.findLastIndex((line) => line.includes(' leads '));
    expect(led).toBeGreaterThan(5);
    expect(sentences(log)).toEqual(before.slice(led));
    expect(log).toMatch(/The \w+ \d is turned up:/);
    const crowned = linesOf(told.slice(0, 10).join('\n')).filter((line) => line.includes('the new trump; the wheel'));
    expect(crowned.length).toBeGreaterThan(0);
    for (const line of crowned) expect(log).toContain(line);
    // A bot says why it moved; a person's moves are not explained.
    const explained = before.filter((line) => / (To|So that) [^.]+\.$/.test(line));
    expect(explained.length).toBeGreaterThan(0);
    expect(explained.filter((line) => line.startsWith('Guest '))).toEqual([]);
  });

  test('log leaves out a move that was undone', async () => {
    const told: string[] = [];
    const lines = ['1', '1', '1', 'log', 'undo', 'log'];
    await playThrough(['witchstone', '--seats', '2', '--seed', '3'], (text, turn) => {
      told.push(text);
      return lines[turn];
    });
    const log = (at: number) => told[at]?.split('\n').filter((line) => line.startsWith('Guest ')) ?? [];
    expect(log(4).at(-1)).toMatch(/^Guest picks up the tile /);
    expect(log(6)).toEqual(log(4).slice(0, -1));
  });

  test('a record never overwrites a file', async () => {
    const file = join(scratch, 'played-en.json');
    let asked = 0;
    const { out } = await playThrough(['blackmore', '--seats', '2'], (told) => {
      if (!told.endsWith(': ')) return '1';
      return asked++ === 0 ? file : '';
    });
    expect(out).toContain('cannot be written (EEXIST)');
    expect(asked).toBe(2);
  });

  test('a name is cut to what fits and never carries control characters', async () => {
    const { out } = await playThrough(['blackmore', '--name', '\x1b[31mBaba \n Yaga of the dark forest'], () => undefined);
    expect(out).not.toContain('\x1b');
    expect(out).toContain('Baba Yaga');
    expect(out).not.toContain('forest');
  });
});
