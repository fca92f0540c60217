import type { GameWords } from '@coven/words';
import type { Context } from '../command.ts';
import type { Company } from '../play/company.ts';
import { showPages } from '../play/pages.ts';
import { type PromptInput, readInput } from '../play/prompt-input.ts';
import type { Screen } from '../play/screen.ts';
import { columns } from '../play/terminal-size.ts';
import { wrap } from '../wrap.ts';
import type { JoinWords } from './join-words.ts';
import { playersOf } from './server-seat.ts';
import type { ServerTable } from './server-table.ts';

interface Parts {
  readonly table: ServerTable;
  readonly words: JoinWords;
  readonly game: GameWords;
  /** For others who are to sit here. */
  readonly link: string;
  readonly company: Company;
}

/** How many lines of talk are shown. */
const MAX_TALK = 8;

/** Shows who is there until the game begins; Enter says that you are ready, or not after all. */
export async function waitForGame(context: Context, parts: Parts, screen: Screen): Promise<'begun' | 'closed' | 'quit' | 'input-ended'> {
  const { table } = parts;
  let line: Promise<string | undefined> | undefined;
  let answer: readonly string[] = [];
  for (;;) {
    const { room, closed, seat } = table;
    if (closed !== undefined || seat === null) return 'closed';
    // The opening deal follows the message that the game has begun.
    if (room?.phase === 'over' || (room?.phase === 'playing' && table.update)) return 'begun';
    table.takeUpdates();
    const talk = screen.isLive ? table.talk.lines.slice(-MAX_TALK) : parts.company.takeTalk();
    screen.draw(() => lines(context, parts, screen, talk, answer));
    line ??= screen.ask('> ');
    const typed = await Promise.race([line.then((text) => ({ text })), table.changed()]);
    if (!typed) continue;
    line = undefined;
    if (typed.text === undefined) return 'input-ended';
    const input = readInput(typed.text, context.say);
    if (input.type === 'quit') return 'quit';
    answer = await answerTo(context, parts, input, screen);
  }
}

async function answerTo({ say }: Context, parts: Parts, input: PromptInput, screen: Screen): Promise<readonly string[]> {
  const { company } = parts;
  switch (input.type) {
    case 'nothing':
      return toggle(parts);
    case 'say':
      return company.carryOut(input);
    case 'chat':
      return showPages(screen, await company.carryOut(input), say);
    default:
      return [company.help];
  }
}

/** Returns why it was refused. */
async function toggle({ table, words }: Parts): Promise<readonly string[]> {
  const isReady = table.seat !== null && table.room?.chairs[table.seat]?.isReady;
  const refusal = isReady ? await table.unready() : await table.ready();
  return refusal ? [words.refusal(refusal.reason)] : [];
}

function lines(
  { say, common, labelled }: Context,
  { table, words, game, link }: Parts,
  { paint }: Screen,
  talk: readonly string[],
  answer: readonly string[],
): readonly string[] {
  const { room, seat, line } = table;
  if (!room) return [];
  const { page } = words;
  const isRevealing = room.phase === 'revealing';
  const players = playersOf(room, common);
  const chairs = room.chairs.map(({ kind, isReady, isHere }, at) => {
    const mark = at === seat ? ` (${common('seat.you')})` : '';
    const unready = isHere ? page(isRevealing ? 'waiting.not-revealed' : 'waiting.not-ready') : page('table.away');
    const state = isReady ? page('waiting.ready') : unready;
    return `${String(at + 1).padStart(3)}. ${kind === 'open' ? page('waiting.open') : `${players[at]?.name}${mark}, ${state}`}`;
  });
  const isFull = room.chairs.every(({ kind }) => kind !== 'open');
  const isReady = seat !== null && room.chairs[seat]?.isReady;
  const said = [
    ...(line === 'open' ? [] : [page('line.lost')]),
    isRevealing ? page('waiting.revealing') : page(isFull ? 'waiting.full' : 'waiting.text'),
    ...(isFull ? [] : [labelled(page('waiting.link'), link)]),
    ...(isRevealing ? [] : [say(isReady ? 'join.unready' : 'join.ready', { quit: say('verb.quit') })]),
    ...answer,
  ];
  return [paint.bold(game.name), '', ...chairs, '', ...[...talk, ...said].flatMap((text) => wrap(text, columns()))];
}
