import { commitmentOf, completeOptions, FastRandom, isRefusal, openGame, type Step, sealed, type Types, viewersOf } from '@coven/core';
import { GAMES } from '@coven/games';
import { type Listener, Session, UpdateEncoder } from '@coven/session';
import type { Benchmark } from './row.ts';

const SEATS = 3;
const GAMES_EACH = 20;
const SECRET = '00'.repeat(32);

/** The mean size of a change in random play of three, over the players and a spectator. */
function meanBytes(game: (typeof GAMES)[number]): number {
  let bytes = 0;
  let changes = 0;
  for (let count = 0; count < GAMES_EACH; count++) {
    const setup = {
      game: game.id,
      version: game.version,
      seats: SEATS,
      options: completeOptions(game, SEATS),
      commitment: commitmentOf(SECRET),
      nonces: [null, null, null],
    };
    const chance = sealed(count.toString(16).padStart(2, '0').repeat(32));
    const session = new Session({ rules: openGame(game, SEATS), setup, chance, secret: SECRET });
    const listeners = viewersOf(SEATS).map((viewer) => ({ viewer, listener: { sent: undefined } as Listener }));
    const tell = (step: Step<Types>) => {
      const encoder = new UpdateEncoder(session, { head: session.headOfStep });
      for (const { viewer, listener } of listeners) {
        const isWhole = listener.sent === undefined;
        const text = encoder.step(step, viewer, listener);
        if (text === undefined || isWhole) continue;
        bytes += Buffer.byteLength(text);
        changes++;
      }
    };
    const random = new FastRandom('bytes', count);
    tell(session.deal());
    while (!session.table.isOver()) {
      const { awaited } = session;
      const seat = awaited[random.below(awaited.length)]?.seat ?? 0;
      const moves = session.offered(seat);
      const step = session.move(seat, moves[random.below(moves.length)] ?? '');
      if (isRefusal(step)) throw new Error(step.reason);
      tell(step);
    }
  }
  return bytes / changes;
}

export const UPDATES: Benchmark = {
  id: 'updates',
  run: () => GAMES.map((game) => ({ id: `${game.id}, mean bytes of a change`, value: meanBytes(game), unit: 'B', atMost: 500 })),
};
