import { blackmore } from '../../games/blackmore/rules/index.ts';
import { commitmentOf, completeOptions, isRefusal, openGame, type Step, sealed, type Types } from '../../packages/core/src/index.ts';
import { type ChangedUpdate, fold, type Update, type WholeUpdate } from '../../packages/protocol/src/index.ts';
import { type Listener, OlderChanges, Session, UpdateEncoder } from '../../packages/session/src/index.ts';

const SECRET = '00'.repeat(32);
const SEED = '11'.repeat(32);
/** By whom, and what. */
const MOVES = [
  [0, 'play green-6'],
  [1, 'play orange-2'],
  [0, 'crown green-6'],
  [0, 'play orange-3'],
  [1, 'play red-8'],
] as const;

/** An update as the player in the first seat gets it, and the game after it. */
export interface Told {
  /** What was done before; nothing before the first update. */
  readonly move: string;
  readonly by: number;
  readonly text: string;
  readonly update: Update;
  /** The same for a client of the oldest protocol. */
  readonly older: string;
}

/** A few updates of a game that is always the same, from the encoder that every server uses. */
export function exampleUpdates(): readonly Told[] {
  const setup = {
    game: blackmore.id,
    version: blackmore.version,
    seats: 2,
    options: completeOptions(blackmore, 2),
    commitment: commitmentOf(SECRET),
    nonces: [null, null],
  };
  const session = new Session({ rules: openGame(blackmore, 2), setup, chance: sealed(SEED), secret: SECRET });
  const client: Listener = { sent: undefined };
  const olderClient: Listener = { writing: OlderChanges, sent: undefined };
  const told: Told[] = [];
  let update: Update | undefined;
  const tell = (step: Step<Types>, by: number, move: string): void => {
    const encoder = new UpdateEncoder(session, { head: session.headOfStep });
    const [text, older] = [encoder.step(step, 0, client), encoder.step(step, 0, olderClient)];
    if (text === undefined || older === undefined) throw new Error(`“${move}” tells nothing`);
    update = fold(update, JSON.parse(text) as WholeUpdate | ChangedUpdate);
    told.push({ by, move, text, update, older });
  };
  tell(session.deal(), 0, '');
  for (const [seat, move] of MOVES) {
    const step = session.move(seat, move);
    if (isRefusal(step)) throw new Error(`“${move}” is refused: ${step.reason}`);
    tell(step, seat, move);
  }
  return told;
}
