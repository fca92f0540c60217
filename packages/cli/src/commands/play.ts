import type { Bot } from '@coven/bots';
import { commitmentOf, FastRandom, type Hex, writeRecord } from '@coven/core';
import { botsOf, GAMES, loadGameWords } from '@coven/games';
import { selfSigner } from '@coven/protocol/record-signature';
import { LocalSession, type LocalSetup } from '@coven/session';
import { witchName } from '@coven/words';
import { type Context, command, EXIT } from '../command.ts';
import { writeText } from '../file.ts';
import { NO_PAINT, paintFor } from '../paint.ts';
import { botsFrom, PLAN_FLAGS, type Plan, planOf } from '../plan.ts';
import { drawingOf } from '../play/drawings.ts';
import { sealLines, standingLines } from '../play/ending.ts';
import { opponentLines } from '../play/opponents.ts';
import { liveScreen, plainScreen, type Screen } from '../play/screen.ts';
import { TerminalGame, YOU } from '../play/terminal-game.ts';
import { randomSecret, secretFrom } from '../secret.ts';
import { UsageError } from '../usage.ts';

/** Longer names are cut, because names are shown in rows. */
const MAX_NAME_WIDTH = 16;
/** How long a bot may think, in milliseconds. */
const BOT_BUDGET = 300;

export const play = command({
  flags: {
    ...PLAN_FLAGS,
    name: { kind: 'text', value: 'NAME' },
    seed: { kind: 'text', value: 'S' },
    plain: { kind: 'switch' },
  },
  operands: ['[GAME]'],
  async run(context, { flags, operands }) {
    const only = GAMES.length === 1 ? GAMES[0]?.id : undefined;
    const named = operands[0] ?? only;
    // Report usage errors before the screen changes.
    const early = named === undefined ? undefined : await planOf(named, flags);
    const isLive = !flags.plain && process.stdout.isTTY && process.stdin.isTTY && process.env.TERM !== 'dumb';
    const asking = early ? undefined : plainScreen();
    const chosen = asking ? await chooseGame(context, asking) : undefined;
    const plan = early ?? (chosen === undefined ? undefined : await planOf(chosen, flags));
    if (isLive || plan === undefined) asking?.close();
    if (plan === undefined) return EXIT.fine;

    const known = botsOf(plan.game.id);
    const strongest = known.at(-1) as Bot;
    const others = botsFrom(plan.game.id, plan.seats - 1, flags.bots, strongest);
    const seating = seatingOf(context, plan, others, flags);
    const words = await loadGameWords(plan.game.id, context.language);
    const screen = isLive ? liveScreen() : (asking ?? plainScreen());
    try {
      const session = new LocalSession({
        ...plan,
        ...seating,
        id: 'terminal',
        version: plan.game.version,
        bots: [null, ...others],
        random: new FastRandom(seating.secret),
        budget: BOT_BUDGET,
      });
      const drawing = await drawingOf(plan.game.id);
      const parts = { plan, session, players: seating.players, adviser: strongest, words, drawing };
      const game = new TerminalGame(context, parts, screen, isLive ? paintFor(process.stdout, process.env) : NO_PAINT);
      if (!isLive) {
        const welcome = context.say('play.welcome', { commitment: commitmentOf(seating.secret) });
        screen.show([words.name, welcome, ...opponentLines(context.common, words, seating.players)]);
      }
      const end = await game.play();
      screen.leave();
      if (end === 'quit') {
        screen.show([context.say('play.goodbye')]);
        return EXIT.fine;
      }
      const record = session.record(selfSigner);
      const name = (seat: number) => seating.players[seat]?.name ?? '';
      screen.show([words.name, ...standingLines(record.result ?? [], words, context.common, name), ...sealLines(context, record)]);
      await offerToSave(context, screen, writeRecord(record));
      return EXIT.fine;
    } finally {
      screen.close();
    }
  },
});

function seatingOf(
  { common }: Context,
  { seats }: Plan,
  others: readonly Bot[],
  { name, seed }: { readonly name: string | undefined; readonly seed: string | undefined },
): Pick<LocalSetup, 'players' | 'nonces' | 'salts' | 'secret'> {
  /** A seeded game is the same every time. */
  const hex = (what: string): Hex => (seed === undefined ? randomSecret() : secretFrom(`${seed}${what}`));
  const ofYou = (text: Hex) => Array.from({ length: seats }, (_, seat) => (seat === YOU ? text : null));
  return {
    players: [{ name: nameFrom(name) ?? common('seat.guest') }, ...others.map(({ id }, at) => ({ name: witchName(common, at), bot: id }))],
    nonces: ofYou(hex(' nonce')),
    salts: ofYou(hex(' salt')),
    secret: hex(''),
  };
}

/** The name without control characters, cut to the maximum width. */
function nameFrom(text: string | undefined): string | undefined {
  const clean = [...(text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, MAX_NAME_WIDTH).join('');
  return clean === '' ? undefined : clean;
}

async function chooseGame({ say, language }: Context, screen: Screen): Promise<string | undefined> {
  const names = await Promise.all(GAMES.map(async ({ id }, at) => `  ${at + 1}. ${(await loadGameWords(id, language)).name}`));
  for (;;) {
    screen.show([say('play.which-game'), ...names]);
    const line = await screen.ask('> ');
    if (line === undefined) return undefined;
    const text = line.trim().toLowerCase();
    const chosen = GAMES[Number(text) - 1] ?? GAMES.find(({ id }) => id === text);
    if (chosen) return chosen.id;
  }
}

async function offerToSave({ say }: Context, screen: Screen, text: string): Promise<void> {
  for (;;) {
    const file = (await screen.ask(`${say('play.save')} `))?.trim();
    if (!file) return;
    try {
      await writeText(file, text);
      screen.show([say('play.saved', { file })]);
      return;
    } catch (error) {
      if (!(error instanceof UsageError) || error.code !== 'file-not-written') throw error;
      screen.show([say('usage.file-not-written', error.args as { file: string; why: string })]);
    }
  }
}
