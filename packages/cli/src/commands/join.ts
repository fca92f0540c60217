import { openGame, type Player, readRecord } from '@coven/core';
import { loadGameWords } from '@coven/games';
import type { Room } from '@coven/protocol';
import { type GuestMessages, loadGuests, sayFrom } from '@coven/words';
import { type Context, command, EXIT, type ExitCode } from '../command.ts';
import { GuestFile } from '../join/guest-file.ts';
import { introduce } from '../join/introduction.ts';
import { type JoinWords, loadJoinWords } from '../join/join-words.ts';
import { type ServerApi, ServerRefusal } from '../join/server-api.ts';
import { playersOf, serverSeat } from '../join/server-seat.ts';
import { ServerTable } from '../join/server-table.ts';
import { sitDown } from '../join/sitting-down.ts';
import { linkTo, readTableAddress, type TableAddress } from '../join/table-address.ts';
import { tableCompany } from '../join/table-company.ts';
import { Talk } from '../join/talk.ts';
import { waitForGame } from '../join/waiting-room.ts';
import { gameOf } from '../plan.ts';
import { inputEnded, leave, offerToSave } from '../play/departure.ts';
import { sealLines, standingLines } from '../play/ending.ts';
import { openScreen, type Screen } from '../play/screen.ts';
import { TerminalGame } from '../play/terminal-game.ts';
import { shownGame } from '../play/terminal-table.ts';

export const join = command({
  flags: {
    code: { kind: 'text', value: 'CODE' },
    name: { kind: 'text', value: 'NAME' },
    plain: { kind: 'switch' },
  },
  operands: ['URL'],
  async run(context, { flags, operands }) {
    const address = readTableAddress(operands[0] as string);
    const guests = new GuestFile(process.env);
    const words = await loadJoinWords(context.language, context.common);
    try {
      const api = await introduce(context, address, guests, words, flags);
      if (!api) return inputEnded(context, 'play.input-ended');
      const talk = new Talk({ ...context, guest: sayFrom<GuestMessages>(await loadGuests(context.language)) });
      const table = new ServerTable(address, api, guests, talk);
      try {
        return await atTable(context, { address, api, table, words }, flags);
      } finally {
        table.close();
      }
    } catch (error) {
      if (!(error instanceof ServerRefusal)) throw error;
      if (error.reason === 'logged-out') guests.forgetCookie(address);
      return refused(context, sentenceFor(context, words, error.reason));
    }
  },
});

interface Place {
  readonly address: TableAddress;
  readonly api: ServerApi;
  readonly table: ServerTable;
  readonly words: JoinWords;
}

function refused({ note }: Context, sentence: string): ExitCode {
  note(`coven: ${sentence}`);
  return EXIT.rejected;
}

/** The pages speak of links and browsers where the terminal has codes and itself. */
function sentenceFor({ say }: Context, words: JoinWords, reason: string): string {
  if (reason === 'no-such-code' || reason === 'logged-out' || reason === 'no-such-table' || reason === 'table-full')
    return say(`join.${reason}`);
  return words.refusal(reason);
}

async function atTable(context: Context, place: Place, flags: { readonly plain: boolean }): Promise<ExitCode> {
  const { table, words } = place;
  const objection = await sitDown(table, place.address.seatCode);
  if (objection !== undefined)
    return refused(context, objection === 'no-seat' ? context.say('join.no-seat') : sentenceFor(context, words, objection));
  const kept = () =>
    table.seat === null || table.room?.phase === 'over' ? [] : [context.say('join.kept', { link: linkTo(place.address) })];
  const screen = openScreen(flags, () => [...kept(), context.say('play.goodbye')]);
  try {
    const end = await playThrough(context, place, screen);
    if (end === 'quit' || end === 'input-ended') return leave(context, screen, end, kept());
    screen.leave();
    if (end === 'closed') return closed(context, place);
    await showEnd(context, place, screen);
    return EXIT.fine;
  } finally {
    screen.close();
  }
}

function closed(context: Context, { table, words }: Place): ExitCode {
  const why = table.closed;
  if (typeof why === 'object') throw why.problem;
  if (why === 'logged-out') throw new ServerRefusal('logged-out');
  return refused(context, why === undefined ? context.say('join.no-seat') : sentenceFor(context, words, why));
}

async function playThrough(
  context: Context,
  { address, table, words }: Place,
  screen: Screen,
): Promise<Awaited<ReturnType<TerminalGame['play']>>> {
  const game = gameOf((table.room as Room).game);
  const shown = await shownGame(game, context.language);
  const company = tableCompany(table, words, context.say);
  const waited = await waitForGame(context, { table, words, game: shown.words, link: linkTo(address), company }, screen);
  if (waited !== 'begun') return waited;
  const { room, seat } = table;
  if (room?.phase === 'over' || !room || seat === null) return 'over';
  const own = serverSeat(seat, { table, words, company }, context.common);
  const { fades } = openGame(game, room.chairs.length, {});
  const terminal = new TerminalGame(context, { ...shown, seat: own, fades }, screen);
  const end = await terminal.play();
  if (end === 'over') await terminal.showEnd();
  return end;
}

async function showEnd(context: Context, { address, api, table }: Place, screen: Screen): Promise<void> {
  const { say, common, language } = context;
  const { game, result, ending, ...room } = table.room as Room;
  const words = await loadGameWords(game, language);
  const players: readonly Player[] = playersOf({ ...room, game, result, ending }, common);
  const name = (seat: number) => players[seat]?.name ?? '';
  const verdict = result ? standingLines(result, words, common, name) : [say(`verify.end.${ending ?? 'agreed'}`)];
  const text = await api.record(address.room);
  screen.show([words.name, ...verdict, ...(text === undefined ? [] : sealLines(context, readRecord(text)))]);
  if (text !== undefined) await offerToSave(context, screen, text);
}
