import { loadRuleTexts } from '@coven/games';
import { command, EXIT } from '../command.ts';
import { gameOf } from '../plan.ts';
import { ruleLine } from '../rule-lines.ts';
import { UsageError } from '../usage.ts';
import { WIDTH, wrap } from '../wrap.ts';

export const rules = command({
  flags: { json: { kind: 'switch' } },
  operands: ['GAME', '[NUMBER]'],
  async run({ common, language, out }, { flags, operands }) {
    const game = gameOf(operands[0] as string);
    const [, wanted] = operands;
    const texts = await loadRuleTexts(game.id, language);
    const found = game.rules.filter(({ number }) => wanted === undefined || isMeant(number, wanted.toUpperCase()));
    if (found.length === 0) throw new UsageError('unknown-rule', { text: wanted ?? '', game: game.id });
    if (flags.json) {
      const facts = found.map(({ number, ruling = false, option = false }) => ({ number, text: texts(number), ruling, option }));
      out(JSON.stringify(facts, null, 2));
      return EXIT.fine;
    }
    for (const { number } of found) {
      const line = ruleLine(common, game, texts, number) ?? number;
      for (const part of process.stdout.isTTY ? wrap(line, WIDTH, '  ') : [line]) out(part);
    }
    return EXIT.fine;
  },
});

/** `BM-3.4` and `3.4` mean one rule, `BM-3` and `3` a chapter. */
function isMeant(number: string, wanted: string): boolean {
  const short = number.slice(number.indexOf('-') + 1);
  return [number, short].some((one) => one === wanted || one.startsWith(`${wanted}.`));
}
