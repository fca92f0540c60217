import { type Bot, loadBots, type Thinking } from '@coven/bots';
import { completeOptions, FastRandom, type Seat } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import { LocalRoom } from '@coven/room';
import type { SeatQuestion } from '@coven/session';
import { describe, expect, test } from 'vitest';

type GameFolder = (typeof GAMES)[number];

/** What a thread answers; the same seed stands for the same random numbers. */
type Asked = (question: SeatQuestion, seed: string) => Promise<string>;

const SEATS = 3;

/** A table with the game's strongest bot in every seat, and the rules it is played by. `secret`: two hexadecimal digits. */
async function tableOf(game: GameFolder, secret = '5e') {
  const strongest = (await loadBots(game)).at(-1) as Bot;
  const options = completeOptions(game, SEATS, {});
  const { version } = game;
  const rules = game.open(options, SEATS, version);
  const bots = Array.from({ length: SEATS }, () => strongest);
  const session = new LocalRoom({
    id: `table ${secret}`,
    game,
    version,
    rules,
    options,
    players: bots.map(({ id }) => ({ name: id, bot: id })),
    bots,
    secret: secret.repeat(32),
    nonces: bots.map(() => null),
    salts: bots.map(() => null),
    random: new FastRandom('none of the bots thinks at the table'),
    budget: null,
  });
  session.begin();
  return { rules, session };
}

/** The question that the table has for its next bot, and nothing once the game is over. */
function nextQuestion(session: LocalRoom): SeatQuestion | undefined {
  const seat = session.awaitedBot;
  return seat === undefined ? undefined : session.askBot(seat)?.question;
}

/** Laws for whatever answers in a thread of bots. `open`: a thread that has thought of nothing yet; questions reach it as messages do. */
export function answerLaws(open: (thinking: Partial<Thinking>) => Asked): void {
  const opened = (thinking: Partial<Thinking>): Asked => {
    const asked = open(thinking);
    return (question, seed) => asked(structuredClone(question), seed);
  };

  describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
    test('worlds that are equal in a bot’s eyes give the same answer', async () => {
      const { rules, session } = await tableOf(game);
      const chance = new FastRandom(`honest ${game.id}`);
      const asked = opened({ iterations: 12 });
      let compared = 0;
      let differing = 0;
      for (let at = 0; compared < casesOf(12, 40); at++) {
        const question = nextQuestion(session);
        if (!question) break;
        const { seat, view, memory, moves } = question;
        if (moves.length > 1 && at % 3 === 0) {
          const other = rules.sample(view, memory as object, chance);
          if (JSON.stringify(rules.save(other)) !== JSON.stringify(rules.save(session.table.state))) differing++;
          const inOther = questionIn(other, seat, question);
          expect(inOther).toEqual(question);
          const answer = await asked(question, `${at}`);
          expect(moves).toContain(answer);
          expect(await asked({ ...inOther, table: 'the other world' }, `${at}`)).toBe(answer);
          compared++;
        }
        session.play(seat, moves[chance.below(moves.length)] as string);
      }
      expect(compared).toBeGreaterThan(6);
      expect(differing).toBeGreaterThan(4);

      /** Field by field, so that nothing of the table comes along but what the bot may know. */
      function questionIn(world: object, seat: Seat, { memory, table, version, options, seats, bot }: SeatQuestion): SeatQuestion {
        const moves = rules.moves(world, seat).map((move) => rules.format(move));
        return { seat, moves, view: rules.view(world, seat), memory, table, game: game.id, version, options, seats, bot };
      }
    });
  });

  test('a turn that was planned is played on without thinking again, even if another table is asked about in between', async () => {
    const game = GAMES.find(({ id }) => id === 'witchstone') as GameFolder;
    const tables = [await tableOf(game, 'a1'), await tableOf(game, 'b2')];
    let looks = 0;
    // Every look at the clock takes it on by a millisecond; who plays on has no need to look.
    const asked = opened({ budget: 6, clock: () => looks++ });
    let questions = 0;
    let thoughts = 0;
    for (let at = 0; questions < casesOf(80, 400); at++) {
      const { session } = tables[at % tables.length] as (typeof tables)[number];
      const question = nextQuestion(session);
      if (!question) break;
      const { seat, moves } = question;
      const before = looks;
      const answer = await asked(question, `${at}`);
      expect(moves).toContain(answer);
      // What is forced needs no thought anyway.
      if (moves.length > 1) questions++;
      if (looks > before) thoughts++;
      session.play(seat, answer);
    }
    expect(thoughts).toBeGreaterThan(tables.length * SEATS);
    expect(questions).toBeGreaterThan(2 * thoughts);
  });
}
