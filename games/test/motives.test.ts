import { readFileSync } from 'node:fs';
import { completeOptions, FastRandom, openGame, type Viewer, viewersOf } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { botsOf, GAMES, loadGameWords, loadMotives } from '@coven/games';
import { fold, type ServerMessage, type Update } from '@coven/protocol';
import { LocalRoom } from '@coven/room';
import { LANGUAGES, type Motive, type MotiveTeller, motivesOf, reasonText } from '@coven/words';
import { describe, expect, test } from 'vitest';

const SEATS = 3;
const SPEAKING = GAMES.filter(({ hints }) => hints);
type Game = (typeof GAMES)[number];

async function motives(game: string) {
  const [first, ...rest] = await Promise.all(LANGUAGES.map((language) => loadMotives(game, language)));
  if (!first) throw new Error(`${game} has no motives`);
  return { teller: first.teller, catalogues: [first, ...rest].map((one) => one?.messages ?? {}) };
}

interface Told {
  readonly viewer: Viewer;
  readonly shown: Update['shown'];
  readonly motives: readonly Motive[];
}

/** A whole game of bots that look one move ahead; after each step, what every viewer was told why. */
function watch(game: Game, teller: MotiveTeller, seed: number, look: (told: readonly Told[]) => void): void {
  const secret = String(seed).padStart(64, '0');
  const [, bot = null] = botsOf(game.id);
  const session = new LocalRoom({
    id: 'motives',
    game,
    version: game.version,
    rules: openGame(game, SEATS),
    options: completeOptions(game, SEATS),
    players: Array.from({ length: SEATS }, (_, seat) => ({ name: String(seat), bot: bot?.id ?? '' })),
    bots: Array.from({ length: SEATS }, () => bot),
    secret,
    nonces: Array.from({ length: SEATS }, () => null),
    random: new FastRandom(secret),
    budget: null,
  });
  session.begin();
  let told: Told[] = [];
  for (const viewer of viewersOf(SEATS)) {
    let update: Update | undefined;
    const send = session.connect(viewer, (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type !== 'whole' && message.type !== 'change') return;
      const before = update ?? null;
      update = fold(update, message);
      told.push({ viewer, shown: update.shown, motives: motivesOf(teller, before, update, failed) });
    });
    send({ type: 'enter', room: 'motives' });
  }
  for (let seat = session.awaitedBot; seat !== undefined; seat = session.awaitedBot) {
    told = [];
    session.playBot(seat);
    look(told);
  }
}

function failed(error: unknown): void {
  throw error;
}

describe.each(SPEAKING)('motives of $id', (game) => {
  test('are told of most moves that can be seen, and everybody is told the same as a spectator, who sees no hand', async () => {
    const { teller, catalogues } = await motives(game.id);
    for (let seed = 1; seed <= casesOf(1, 4); seed++) {
      let seen = 0;
      let count = 0;
      watch(game, teller, seed, (told) => {
        const open = told.find(({ viewer }) => viewer === 'spectator');
        if (open) seen++;
        count += open?.motives.length ?? 0;
        for (const { viewer, shown, motives } of told) {
          expect(new Set(motives.map(({ event }) => event)).size).toBe(motives.length);
          const ofOthers = (all: readonly Motive[] = []) => all.filter(({ seat }) => seat !== viewer);
          expect(ofOthers(motives)).toEqual(ofOthers(open?.motives));
          for (const { key, event, seat } of motives) {
            expect(shown).toContain(event);
            expect(event).toMatchObject({ seat });
            expect(catalogues[0]).toHaveProperty([key]);
          }
        }
      });
      expect(count / seen, `${count} of ${seen}`).toBeGreaterThan(0.7);
    }
  });

  test('are sentences in every language, and none is unused', async () => {
    const { catalogues } = await motives(game.id);
    const source = readFileSync(new URL(`../${game.id}/words/motives/index.ts`, import.meta.url), 'utf8');
    const pieces = { seat: String, piece: (_kind: string, _id: string, word: string) => word };
    const words = await Promise.all(LANGUAGES.map((language) => loadGameWords(game.id, language)));
    for (const key of Object.keys(catalogues[0] ?? {})) {
      expect(source).toContain(`'${key}'`);
      LANGUAGES.forEach((_, at) => {
        const text = reasonText(catalogues[at] ?? {}, { key, count: 3, piece: ['suit', 'green'] }, words[at] as never, pieces);
        expect(text, `${key}: ${text}`).toMatch(/^\p{Lu}[^{}]{8,70}\.$/u);
        expect(text).not.toMatch(/undefined|NaN/);
      });
    }
  });
});
