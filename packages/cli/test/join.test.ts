import { join } from 'node:path';

import { casesOf, sampleOf } from '@coven/core/laws';
import { loadGameWords } from '@coven/games';
import type { DeviceList, TransferLink } from '@coven/protocol';
import { LANGUAGES, loadCli, loadCommon, loadOnline, type OnlineMessages, sayFrom } from '@coven/words';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../../server/test/support/free-port.ts';
import { type Line, Player } from '../../server/test/support/player.ts';
import { coven, scratch } from './coven.ts';
import { Serving } from './serving.ts';
import { hasTmux, Terminal } from './tmux.ts';

let count = 0;
let serving: Serving | undefined;
let terminal: Terminal | undefined;
afterEach(async () => {
  await terminal?.close();
  await serving?.stop('SIGTERM');
  serving = undefined;
  terminal = undefined;
});

/** Where one terminal keeps who it is. */
const newHome = () => ({ XDG_STATE_HOME: join(scratch, `home-${count++}`) });

/** A table at which Ann sits in a browser, and a free seat beside her. */
async function tableOfAnn(args: readonly string[] = []) {
  serving = await Serving.start(['--data', join(scratch, `data-${count++}`), ...args]);
  const ann = await Player.named(serving.address, 'Ann');
  const room = await ann.createTable({ chairs: [null, null] });
  return { ann, room, link: `${serving.address}/t/${room}`, line: await ann.enter(room) };
}

/** Ann makes her first move whenever she is asked. */
function playFirstMoves(line: Line): void {
  const answer = () => {
    const choices = line.update?.choices;
    if (choices && choices.moves[0] !== undefined && line.room?.phase === 'playing')
      void line.ask({ type: 'move', decision: choices.decision, text: choices.moves[0] }).catch(() => {});
  };
  line.onMessage = (message) => {
    if (message.type === 'whole' || message.type === 'change') answer();
  };
  answer();
}

const isDeep = casesOf(0, 1) === 1;
const isPrompted = (screen: string) => /^> *$/m.test(screen);
/** The list of those who wait for the game has numbers as well. */
const isAtTable = (screen: string) => isPrompted(screen) && !/^ +\d\. .*\(\S+\), /m.test(screen);
const isAsked = (screen: string) => isAtTable(screen) && /^ +1\. \S/m.test(screen);
/** At the table, and with a prompt below. */
const at = (text: string) => (screen: string) => isAtTable(screen) && screen.includes(text);

describe.skipIf(!hasTmux)('in a real terminal of 80 × 24', () => {
  test.each(sampleOf(LANGUAGES, 'en'))('a newcomer sits down by the link and plays to the end, in %s', async (language) => {
    const { link, line } = await tableOfAnn();
    const say = await loadCli(language);
    const common = await loadCommon(language);
    const online = sayFrom<OnlineMessages>(await loadOnline(language));
    const words = await loadGameWords('blackmore', language);
    terminal = await Terminal.open(80, 24, ['join', link, '--name', 'Bea', '--lang', language], newHome());
    const waiting = await terminal.until((screen) => isPrompted(screen) && screen.includes(online('waiting.not-ready')));
    expect(waiting).toContain(words.name);
    expect(waiting).toContain(`Bea (${common('seat.you')})`);
    await terminal.type('');
    await terminal.until((screen) => screen.includes(online('waiting.ready')));
    await line.until(() => line.room?.chairs[1]?.isReady === true);
    await line.ready();
    playFirstMoves(line);
    let typed = '';
    for (let turn = 0; turn < casesOf(2, Number.POSITIVE_INFINITY); turn++) {
      const screen = await terminal.until((now) => now !== typed && (isAsked(now) || now.includes(say('play.over'))));
      expect(screen.split('\n').filter((row) => row.trim() !== '').length).toBeLessThanOrEqual(24);
      if (!isAsked(screen)) break;
      typed = screen;
      await terminal.type('1');
    }
    if (!isDeep) {
      await terminal.until((now) => now !== typed && isAsked(now));
      await line.do({ type: 'end-vote', agrees: true });
      await terminal.until(at('Ann.'));
      await terminal.type(say('verb.end'));
      await terminal.until((screen) => screen.includes(say('play.over')));
    }
    const file = join(scratch, `joined-${language}.json`);
    await terminal.type('');
    await terminal.until((screen) => screen.includes(say('play.save').slice(0, 20)));
    await terminal.type(file);
    const end = await terminal.until((screen) => screen.includes('exit '));
    expect(end).toContain('exit 0');
    expect(end).toContain(say('play.commitment'));
    expect(await coven(['verify', file])).toMatchObject({ code: 0, err: '' });
  });

  test('people talk, come and go, vote and take back, and what was typed for one question answers no other', async () => {
    const { link, line, ann, room } = await tableOfAnn();
    terminal = await Terminal.open(80, 24, ['join', link, '--name', 'Bea'], newHome());
    await terminal.until((screen) => isPrompted(screen) && screen.includes('not ready yet'));
    await line.do({ type: 'chat', text: 'Good evening!' });
    await terminal.until((screen) => isPrompted(screen) && screen.includes('Ann: Good evening!'));
    await terminal.type('say Hello, Ann');
    await line.until(() => line.chats.some(({ name, text }) => name === 'Bea' && text === 'Hello, Ann'));
    await terminal.until((screen) => isPrompted(screen) && screen.includes('Bea: Hello, Ann'));
    await terminal.type('help');
    const help = await terminal.until((screen) => isPrompted(screen) && screen.includes('chat shows what was said.'));
    expect(help).not.toMatch(/\b(end|familiar)\b/);
    await terminal.type('chat');
    await terminal.until((screen) => /Ann: Good evening!\nBea: Hello, Ann\n.*Press Enter to go back/s.test(screen));
    await terminal.type('');
    await terminal.until((screen) => isPrompted(screen) && screen.includes('not ready yet'));
    await terminal.type('');
    await line.until(() => line.room?.chairs[1]?.isReady === true);
    await line.ready();
    expect(await terminal.until(isAtTable)).toContain('Bea: Hello, Ann');

    await line.close();
    await terminal.until(at('Ann is away. '));
    await terminal.type('familiar');
    await terminal.until(at('has only just left'));
    const again = await ann.enter(room);
    await terminal.until((screen) => at('Ann is here.')(screen) && !screen.includes('Ann is away. '));
    await terminal.type('chat');
    const talk = await terminal.until((screen) => screen.includes('Press Enter to go back'));
    expect(talk).toMatch(/Ann: Good evening!\nBea: Hello, Ann\nAnn is away\.\nAnn is here\./);
    await terminal.type('');
    await terminal.until(isAtTable);

    // Nobody is away: Bea hands over her own seat, and takes it back.
    await terminal.type('familiar');
    await again.until(() => again.room?.chairs[1]?.standIn === 'greedy');
    await terminal.until(at('Your familiar, a bot, is playing for you.'));
    await terminal.type('familiar');
    await again.until(() => again.room?.chairs[1]?.standIn === null);
    await terminal.until((screen) => isAtTable(screen) && !screen.includes('is playing for you'));

    await terminal.type('end');
    await again.until(() => again.room?.endVotes.includes(1) === true);
    await terminal.until(at('Wants to end the game: Bea.'));
    await terminal.type('end');
    await again.until(() => again.room?.endVotes.length === 0);
    await terminal.until((screen) => isAtTable(screen) && !screen.includes('Wants to end'));
    await terminal.type('end');
    await terminal.until(at('Wants to end the game: Bea.'));
    await terminal.write('12');
    await terminal.until((screen) => /^> 12$/m.test(screen));
    await again.do({ type: 'end-vote', agrees: true });
    await terminal.until((screen) => /Press Enter for the result\. *\n*$/.test(screen));
    // What comes late answers this question, and not the next.
    await terminal.type('1');
    await terminal.until((screen) => /or just press Enter: *\n*$/.test(screen));
  });

  test('a code from the page gives the same seat, once, as another device', async () => {
    const { ann, link, line } = await tableOfAnn();
    const other = await Player.named(ann.address, 'Otto');
    const otto = await other.enter(link.split('/t/')[1] as string);
    await otto.do({ type: 'sit', seat: 1 });
    await line.ready();
    await otto.ready();
    const { code } = await ann.post<TransferLink>('/api/me/link', {});
    const home = newHome();
    terminal = await Terminal.open(80, 24, ['join', link, '--code', code], home);
    const screen = await terminal.until((now) => now.includes('Ann (you)') && isAtTable(now));
    expect(screen).toContain('Otto');
    const { devices } = await ann.get<DeviceList>('/api/me/devices');
    expect(devices.map(({ label }) => label)).toContain('coven join · Linux');

    expect(await coven(['join', link, '--code', code], { env: newHome() })).toMatchObject({
      code: 1,
      err: expect.stringContaining('used already or has expired'),
    });
    // The browser sees what the terminal plays, and either may move.
    const mover = line.update?.awaited[0]?.seat === 0 ? line : otto;
    const before = line.updates.length;
    if (mover === line) await terminal.type('1');
    else await otto.do({ type: 'move', decision: otto.update?.choices?.decision ?? 0, text: otto.update?.choices?.moves[0] ?? '' });
    await line.until(() => line.updates.length > before);

    await terminal.until((now) => now !== screen && isAtTable(now));
    await terminal.type('quit');
    expect(await terminal.until((now) => now.includes('exit '))).toMatch(/Your seat is kept.*exit 0/s);
    await terminal.close();
    // The terminal remembers who it is.
    terminal = await Terminal.open(80, 24, ['join', link], home);
    await terminal.until((now) => now.includes('Ann (you)'));

    const terminals = devices.filter(({ label }) => label.startsWith('coven'));
    await ann.post('/api/me/log-out', { device: terminals[0]?.id });
    expect(await terminal.until((now) => now.includes('exit '))).toMatch(/this terminal was logged out.*exit 1/s);
  });

  test('the line comes back by itself, and Ctrl-C leaves at once', async () => {
    const port = String(await freePort());
    const data = join(scratch, `data-${count++}`);
    const online = sayFrom<OnlineMessages>(await loadOnline('en'));
    const { room, link, line, ann } = await tableOfAnn(['--port', port, '--data', data]);
    terminal = await Terminal.open(80, 24, ['join', link, '--name', 'Bea'], newHome());
    await terminal.until((screen) => isPrompted(screen) && screen.includes('not ready yet'));
    await terminal.type('');
    await line.until(() => line.room?.chairs[1]?.isReady === true);
    await line.ready();
    await terminal.until(isAtTable);

    await serving?.stop('SIGKILL');
    await terminal.until((screen) => screen.includes(online('line.lost')));
    serving = await Serving.start(['--data', data, '--port', port]);
    await terminal.until((screen) => !screen.includes(online('line.lost')) && isAtTable(screen));
    const again = await ann.enter(room);
    await again.until(() => again.room?.chairs[1]?.isHere === true);
    playFirstMoves(again);
    await terminal.until(isAsked);
    await terminal.type('why fly away');
    await terminal.until((screen) => screen.includes('That is not a move in this game.'));
    await terminal.press('C-c');
    expect(await terminal.until((screen) => screen.includes('exit '))).toContain('exit 130');
    await again.until(() => again.room?.chairs[1]?.isHere === false);
  });
});

describe('what goes wrong is told in one line', () => {
  test('wrong links, absent servers, missing tables and full ones', async () => {
    const env = newHome();
    const joined = async (link: string, ...more: string[]) => {
      const { code, out, err } = await coven(['join', link, ...more], { env });
      expect(err).toMatch(/^coven: [^\n]+\n$/);
      return { code, out, err };
    };
    for (const link of ['table', 'ftp://example.org/t/abcdefghij', 'https://example.org/', 'https://example.org/t/UP'])
      expect(await joined(link)).toMatchObject({ code: 2, err: expect.stringContaining('not the link to a table') });
    const port = await freePort();
    expect(await joined(`http://127.0.0.1:${port}/t/abcdefghij`)).toMatchObject({ code: 2, err: expect.stringContaining('ECONNREFUSED') });

    const { link, ann, room } = await tableOfAnn();
    expect(await joined(link.replace(room, 'a'.repeat(20)))).toMatchObject({ code: 1, err: expect.stringContaining('does not exist') });
    expect(await joined(link, '--code', 'no code')).toMatchObject({ code: 1, err: expect.stringContaining('has expired') });
    const otto = await (await Player.named(ann.address, 'Otto')).enter(room);
    await otto.do({ type: 'sit', seat: 1 });
    expect(await joined(link)).toMatchObject({ code: 1, err: expect.stringContaining('no free seat') });
  });

  test('a table in plain sentences, and input that ends', async () => {
    const { link } = await tableOfAnn();
    const { code, out, err } = await coven(['join', link], { env: newHome() });
    expect({ code, err }).toEqual({ code: 1, err: 'coven: the input ended before the game was over.\n' });
    expect(out).not.toContain('\x1b');
    expect(out).toContain('Guest (you), not ready yet');
    expect(out).toContain(`coven join ${link}`);
  });
});
