import {
  commitmentOf,
  completeOptions,
  FastRandom,
  type Game,
  isRefusal,
  openGame,
  type Rules,
  type Step,
  sealed,
  type Types,
  type Viewer,
  viewersOf,
} from '@coven/core';
import { GAMES } from '@coven/games';
import { type ChangedUpdate, fold, longHex, shortHex, type Update, type WholeUpdate } from '@coven/protocol';
import { expect, test } from 'vitest';
import { type Listener, Session, UpdateEncoder } from '../src/index.ts';
import { secretPick } from './support/secret-pick.ts';

const SECRET = '00'.repeat(32);
const SEATS = 3;

function sessionOf(game: Game, rules: Rules = openGame(game, SEATS)): Session {
  const setup = {
    game: game.id,
    version: game.version,
    seats: SEATS,
    options: completeOptions(game, SEATS),
    commitment: commitmentOf(SECRET),
    nonces: [null, null, null],
  };
  return new Session({ rules, setup, chance: sealed(SECRET), secret: SECRET });
}

/** A connection, with what it knows by folding what it was sent. */
class Ear implements Listener {
  readonly viewer: Viewer;
  sent: Listener['sent'];
  update: Update | undefined;
  readonly types: string[] = [];

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  hear(text: string | undefined): void {
    if (text === undefined) return;
    const message = JSON.parse(text) as WholeUpdate | ChangedUpdate;
    this.types.push(message.type);
    this.update = fold(this.update, message);
  }
}

function expectTruth(
  session: Session,
  { viewer, update }: Ear,
  step: Step<Types>,
  head: string | null,
  signature: string | undefined,
): void {
  const { table } = session;
  const takenBack = table.takenBack(step, viewer);
  const truth = {
    cursor: table.cursor(viewer),
    shown: table.shown(step, viewer),
    ...(takenBack.length > 0 ? { takenBack } : {}),
    parts: { common: table.common(), own: table.own(viewer) },
    view: table.view(viewer),
    awaited: session.awaited,
    isOver: table.isOver(),
    choices: session.choices(viewer),
    head,
    ...(signature === undefined ? {} : { signature }),
  };
  expect(update).toEqual(JSON.parse(JSON.stringify(truth)));
}

test.each([...GAMES, secretPick as Game])('in $id every viewer who folds the changes knows what the whole update would say', (game) => {
  const session = sessionOf(game);
  const { table } = session;
  const ears = viewersOf(SEATS).map((viewer) => new Ear(viewer));
  const random = new FastRandom('encoder', 1);
  let untold = 0;
  const tell = (step: Step<Types>, head: string | null, signature: string | undefined) => {
    const encoder = new UpdateEncoder(session, { head, signature });
    for (const ear of ears) {
      const text = encoder.step(step, ear.viewer, ear);
      ear.hear(text);
      if (text !== undefined) expectTruth(session, ear, step, head, signature);
      else untold++;
    }
  };
  tell(session.deal(), null, undefined);
  for (let at = 0; at < 150 && !table.isOver(); at++) {
    // Now and then somebody comes to watch, or opens a second page.
    if (at % 30 === 29) {
      const ear = new Ear(ears[at % ears.length]?.viewer ?? 'spectator');
      ear.hear(new UpdateEncoder(session, { head: null }).whole(ear.viewer, ear, session.missed(ear.viewer, 0)));
      ears.push(ear);
    }
    const seat = random.below(SEATS);
    const texts = session.offered(seat);
    const text = table.mayUndo(seat) && random.below(4) === 0 ? 'undo' : texts[random.below(texts.length)];
    const step = text === undefined ? undefined : session.move(seat, text);
    if (step && !isRefusal(step)) tell(step, at % 2 === 0 ? SECRET : null, at % 3 === 0 ? 'ab' : undefined);
  }
  for (const { types } of ears) expect(types).toEqual(['whole', ...types.slice(1).fill('change')]);
  expect(ears[0]?.types.length).toBeGreaterThan(2);
  if (game.id === 'secret-pick') expect(untold).toBeGreaterThan(10);
});

test('a field that the view no longer has is named as gone, whichever part it was in, and may come back', () => {
  const rules = openGame(secretPick as Game, SEATS);
  const flickering: Rules = {
    ...rules,
    common: (state) => ({ ...rules.common(state), ...((state as { round: number }).round === 1 ? {} : { lamp: 'lit' }) }),
    own: (state, viewer) => ({ ...rules.own(state, viewer), mood: (state as { round: number }).round === 1 ? undefined : 'calm' }),
  };
  const session = sessionOf(secretPick as Game, flickering);
  const ear = new Ear(0);
  const tell = (step: Step<Types>) => ear.hear(new UpdateEncoder(session, { head: null }).step(step, 0, ear));
  tell(session.deal());
  const views = Array.from({ length: 2 }, () => {
    for (const seat of [0, 1, 2]) tell(session.move(seat, 'pick 2') as Step<Types>);
    return ear.update?.view;
  });
  expect(views[0]).toEqual({ viewer: 0, own: null, round: 1 });
  expect(views[1]).toEqual({ viewer: 0, own: null, round: 2, lamp: 'lit', mood: 'calm' });
});

test('a change says only what is different from what this connection was sent', () => {
  const session = sessionOf(secretPick as Game);
  const [picker, other] = [new Ear(0), new Ear(1)];
  const tell = (step: Step<Types>) => {
    const encoder = new UpdateEncoder(session, { head: null });
    return [picker, other].map((ear) => {
      const text = encoder.step(step, ear.viewer, ear);
      return text === undefined ? undefined : (JSON.parse(text) as object);
    });
  };
  tell(session.deal());
  expect(tell(session.move(0, 'pick 1') as Step<Types>)).toEqual([
    {
      type: 'change',
      shown: [{ type: 'picked', seat: 0, number: 1 }],
      own: { own: 1 },
      decision: 1,
      moves: ['pick 2', 'pick 3'],
      mayUndo: true,
    },
    undefined,
  ]);
  expect(tell(session.move(0, 'undo') as Step<Types>)).toEqual([
    {
      type: 'change',
      takenBack: [1],
      own: { own: null },
      decision: 2,
      moves: ['pick 1', 'pick 2', 'pick 3'],
      mayUndo: false,
    },
    undefined,
  ]);
});

test('a list that changed in one place is not sent as a whole', () => {
  const rules = openGame(secretPick as Game, SEATS);
  const words = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];
  const lists = [words, words.toSpliced(3, 1), [...words.toSpliced(3, 1), 'indigo'], ['black']];
  const colourful: Rules = {
    ...rules,
    common: (state) => ({ ...rules.common(state), colours: lists[(state as { round: number }).round] }),
  };
  const session = sessionOf(secretPick as Game, colourful);
  const ear = new Ear(0);
  const tell = (step: Step<Types>) => {
    const text = new UpdateEncoder(session, { head: null }).step(step, 0, ear);
    ear.hear(text);
    return text;
  };
  tell(session.deal());
  const edits = [1, 2, 3].map((round) => {
    const texts = [0, 1, 2].map((seat) => tell(session.move(seat, 'pick 2') as Step<Types>));
    expect(ear.update?.view).toMatchObject({ colours: lists[round] });
    return (JSON.parse(texts[2] ?? '') as ChangedUpdate).edits;
  });
  expect(edits).toEqual([{ colours: [3, 1] }, { colours: [5, 0, 'indigo'] }, undefined]);
});

test('heads are short on the way and whole at its end', () => {
  const random = new FastRandom('heads');
  for (let at = 0; at < 200; at++) {
    const hex = Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
    expect(shortHex(hex)).toBe(Buffer.from(hex, 'hex').toString('base64url'));
    expect(longHex(shortHex(hex))).toBe(hex);
  }
});

test('a change without its base is not folded', () => {
  expect(() => fold(undefined, { type: 'change' })).toThrow('without anything to change');
});
