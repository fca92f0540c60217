import type { Bot } from '@coven/bots';
import { completeOptions, type FastRandom, type GameRecord, type Seat, type Viewer } from '@coven/core';
import type { ServerMessage } from '@coven/protocol';
import { selfSigner } from '@coven/protocol/record-signature';
import { type ClientMessage, LocalRoom, localRecord } from '@coven/room';
import { loadCli, loadCommon } from '@coven/words';
import { NO_PAINT } from '../../../cli/src/paint.ts';
import { ownSeat, YOU } from '../../../cli/src/play/own-seat.ts';
import type { Screen } from '../../../cli/src/play/screen.ts';
import { TerminalGame } from '../../../cli/src/play/terminal-game.ts';
import { shownGame } from '../../../cli/src/play/terminal-table.ts';
import { Inbox, type Plan } from './host.ts';

/** A move as text, and the seat that made it. */
export interface SeatMove {
  readonly seat: Seat;
  readonly text: string;
}

/** The result of a game at the terminal. */
export interface Played {
  readonly played: readonly SeatMove[];
  /** The inbox of the person at the terminal. */
  readonly inbox: Inbox;
  readonly record: GameRecord;
}

/** A session that records what it sends. */
class OpenSession extends LocalRoom {
  readonly inbox = new Inbox();

  override connect(viewer: Viewer, send: (text: string) => void): (message: ClientMessage) => void {
    return super.connect(viewer, (text) => {
      this.inbox.receive(JSON.parse(text) as ServerMessage);
      send(text);
    });
  }
}

/** Plays a whole game in the terminal's own session: a person who types random moves and undos, against random bots. */
export async function playAtTerminal({ id, game, names, secret, nonces }: Plan, random: FastRandom): Promise<Played> {
  const seats = names.length;
  const options = completeOptions(game, seats);
  const plan = { game, seats, options, rules: game.open(options, seats, game.version) };
  const played: SeatMove[] = [];
  const bot = (seat: Seat): Bot => ({
    id: `seat-${seat}`,
    remembers: false,
    choose({ moves, rules }) {
      const move = moves[random.below(moves.length)] as object;
      played.push({ seat, text: rules.format(move) });
      return move;
    },
  });
  const players = names.map((name) => ({ name }));
  const bots = names.map((_, seat) => (seat === YOU ? null : bot(seat)));
  const session = new OpenSession({
    ...plan,
    id,
    version: game.version,
    players,
    bots,
    secret,
    salts: names.map(() => secret),
    nonces,
    random,
    budget: 0,
  });
  const { inbox } = session;
  const screen: Screen = {
    isLive: false,
    paint: NO_PAINT,
    show: () => {},
    draw: () => {},
    async ask() {
      const { moves = [], mayUndo = false } = inbox.update?.choices ?? {};
      const text = mayUndo && random.below(4) === 0 ? 'undo' : (moves[random.below(moves.length)] as string);
      played.push({ seat: YOU, text });
      return text;
    },
    pause: () => Promise.resolve(),
    leave: () => {},
    close: () => {},
  };
  const [say, common] = await Promise.all([loadCli('en'), loadCommon('en')]);
  const seat = ownSeat({ session, players, common });
  const parts = { ...(await shownGame(game, 'en')), seat, fades: plan.rules.fades };
  const terminal = new TerminalGame({ say, common, language: 'en' }, parts, screen);
  await terminal.play();
  return { played, inbox, record: localRecord(session, selfSigner) };
}
