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
import { type Listener, OlderChanges, Session, UpdateEncoder, type Writing } from '../src/index.ts';
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

/** A connection, with the state it folded from its updates. */
class Inbox implements Listener {
  readonly viewer: Viewer;
  readonly writing: Writing | undefined;
  sent: Listener['sent'];
  update: Update | undefined;
  readonly types: string[] = [];

  constructor(viewer: Viewer, writing?: Writing) {
    this.viewer = viewer;
    this.writing = writing;
  }

  receive(text: string | undefined): void {
    if (text === undefined) return;
    const message = JSON.parse(text) as WholeUpdate | ChangedUpdate;
    this.types.push(message.type);
    this.update = fold(this.update, message);
  }
}

function expectTruth(
  session: Session,
  { viewer, update }: Inbox,
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
  const { offer: _, latest: __, ...told } = update as Update;
  expect(told).toEqual(JSON.parse(JSON.stringify(truth)));
  // Edits number the fields of objects.
  expect(JSON.stringify(told.parts)).toBe(JSON.stringify(truth.parts));
}

test.each([...GAMES, secretPick as Game])('in $id every viewer that folds the changes arrives at the state of a whole update', (game) => {
  const session = sessionOf(game);
  const { table } = session;
  const inboxes = viewersOf(SEATS).map((viewer) => new Inbox(viewer));
  const random = new FastRandom('encoder', 1);
  let untold = 0;
  const tell = (step: Step<Types>, head: string | null, signature: string | undefined) => {
    const encoder = new UpdateEncoder(session, { head, signature });
    for (const inbox of inboxes) {
      const text = encoder.step(step, inbox.viewer, inbox);
      inbox.receive(text);
      if (text !== undefined) expectTruth(session, inbox, step, head, signature);
      else untold++;
    }
  };
  tell(session.deal(), null, undefined);
  for (let at = 0; at < 150 && !table.isOver(); at++) {
    // Now and then a spectator joins, or a player opens a second page.
    if (at % 30 === 29) {
      const inbox = new Inbox(inboxes[at % inboxes.length]?.viewer ?? 'spectator');
      inbox.receive(new UpdateEncoder(session, { head: null }).whole(inbox.viewer, inbox, session.missed(inbox.viewer, 0)));
      inboxes.push(inbox);
    }
    const seat = random.below(SEATS);
    const texts = session.offered(seat);
    const text = table.mayUndo(seat) && random.below(4) === 0 ? 'undo' : texts[random.below(texts.length)];
    const step = text === undefined ? undefined : session.move(seat, text);
    if (step && !isRefusal(step)) tell(step, at % 2 === 0 ? SECRET : null, at % 3 === 0 ? 'ab' : undefined);
  }
  for (const { types } of inboxes) expect(types).toEqual(['whole', ...types.slice(1).fill('change')]);
  expect(inboxes[0]?.types.length).toBeGreaterThan(2);
  if (game.id === 'secret-pick') expect(untold).toBeGreaterThan(10);
});

test('a field that disappears from either part of the view is listed as gone, and may come back', () => {
  const rules = openGame(secretPick as Game, SEATS);
  const flickering: Rules = {
    ...rules,
    common: (state) => ({ ...rules.common(state), ...((state as { round: number }).round === 1 ? {} : { lamp: 'lit' }) }),
    own: (state, viewer) => ({ ...rules.own(state, viewer), mood: (state as { round: number }).round === 1 ? undefined : 'calm' }),
  };
  const session = sessionOf(secretPick as Game, flickering);
  const inbox = new Inbox(0);
  const tell = (step: Step<Types>) => inbox.receive(new UpdateEncoder(session, { head: null }).step(step, 0, inbox));
  tell(session.deal());
  const views = Array.from({ length: 2 }, () => {
    for (const seat of [0, 1, 2]) tell(session.move(seat, 'pick 2') as Step<Types>);
    return inbox.update?.view;
  });
  expect(views[0]).toEqual({ viewer: 0, own: null, round: 1 });
  expect(views[1]).toEqual({ viewer: 0, own: null, round: 2, lamp: 'lit', mood: 'calm' });
});

/** What a seat that picks and changes its mind is sent, and what another seat is sent. */
function pickAndUndo(writing?: Writing): readonly (object | undefined)[][] {
  const session = sessionOf(secretPick as Game);
  const listeners = [0, 1].map((viewer) => ({ viewer, listener: { sent: undefined, writing } }));
  const tell = (step: Step<Types>) => {
    const encoder = new UpdateEncoder(session, { head: null });
    return listeners.map(({ viewer, listener }) => {
      const text = encoder.step(step, viewer, listener);
      return text === undefined ? undefined : (JSON.parse(text) as object);
    });
  };
  tell(session.deal());
  return ['pick 1', 'undo'].map((text) => tell(session.move(0, text) as Step<Types>));
}

test('a change holds only what differs from the last update of this connection', () => {
  const shown = [{ type: 'picked', seat: 0, number: 1 }];
  expect(pickAndUndo()).toEqual([
    [{ type: 'change', shown, own: [1, 1], decision: 1, moves: [-1, 2], mayUndo: true }, undefined],
    [{ type: 'change', takenBack: [1], own: [1, null], decision: 2, moves: ['0pick 1', 2], mayUndo: false }, undefined],
  ]);
});

test('clients of the oldest protocol get changes in the older form', () => {
  const shown = [{ type: 'picked', seat: 0, number: 1 }];
  const older = [
    [{ type: 'change', shown, own: { own: 1 }, decision: 1, moves: ['pick 2', 'pick 3'], mayUndo: true }, undefined],
    [{ type: 'change', takenBack: [1], own: { own: null }, decision: 2, moves: ['pick 1', 'pick 2', 'pick 3'], mayUndo: false }, undefined],
  ];
  expect(pickAndUndo(OlderChanges)).toEqual(older);
});

test('pages of both forms at one table are each sent their own', () => {
  const session = sessionOf(secretPick as Game);
  const pages: readonly Listener[] = [
    { writing: OlderChanges, sent: undefined },
    { sent: undefined },
    { writing: OlderChanges, sent: undefined },
  ];
  const tell = (step: Step<Types>) => {
    const encoder = new UpdateEncoder(session, { head: null });
    return pages.map((page) => encoder.step(step, 0, page));
  };
  expect(new Set(tell(session.deal())).size).toBe(1);
  const older = '"own":{"own":1}';
  const texts = tell(session.move(0, 'pick 1') as Step<Types>);
  expect(texts.map((text) => text?.includes(older))).toEqual([true, false, true]);
});

test('a list that changed in one place is sent as an edit', () => {
  const rules = openGame(secretPick as Game, SEATS);
  const words = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'];
  const lists = [words, words.toSpliced(3, 1), [...words.toSpliced(3, 1), 'indigo'], ['black']];
  const colourful: Rules = {
    ...rules,
    common: (state) => ({ ...rules.common(state), colours: lists[(state as { round: number }).round] }),
  };
  const sent = (writing?: Writing) => {
    const session = sessionOf(secretPick as Game, colourful);
    const listener: Listener = { sent: undefined, writing };
    const tell = (step: Step<Types>) => new UpdateEncoder(session, { head: null }).step(step, 0, listener);
    tell(session.deal());
    return [1, 2, 3].map(() => {
      const texts = [0, 1, 2].map((seat) => tell(session.move(seat, 'pick 2') as Step<Types>));
      return JSON.parse(texts[2] ?? '') as { common: unknown; edits?: unknown };
    });
  };
  expect(sent().map(({ common }) => common)).toEqual([
    [0, 1, 1, [3, 1]],
    [0, 2, 1, [5, 0, 'indigo']],
    [0, 3, 1, [0, 6, 'black']],
  ]);
  expect(sent(OlderChanges).map(({ edits }) => edits)).toEqual([{ colours: [3, 1] }, { colours: [5, 0, 'indigo'] }, undefined]);
});

test('heads are shortened on the wire and restored on arrival', () => {
  const random = new FastRandom('heads');
  for (let at = 0; at < 200; at++) {
    const hex = Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
    expect(shortHex(hex)).toBe(Buffer.from(hex, 'hex').toString('base64url'));
    expect(longHex(shortHex(hex))).toBe(hex);
  }
});

test('a change without a previous update is rejected', () => {
  expect(() => fold(undefined, { type: 'change' })).toThrow('without an update before it');
});
