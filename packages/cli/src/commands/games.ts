import { botsOf } from '@coven/bots';
import { defaultOf, type Game, type Option, type Provenance, type Source, valuesOf } from '@coven/core';
import { GAMES } from '@coven/games';
import { botWords, loadGameWords } from '@coven/words';
import { command, EXIT } from '../command.ts';

export const games = command({
  flags: { json: { kind: 'switch' } },
  operands: [],
  async run({ language, say, common, out }, { flags }) {
    if (flags.json) {
      out(
        JSON.stringify(await Promise.all(GAMES.map(async (game) => factsOf(game, (await loadGameWords(game.id, language)).name))), null, 2),
      );
      return EXIT.fine;
    }
    for (const [index, game] of GAMES.entries()) {
      const words = await loadGameWords(game.id, language);
      if (index > 0) out('');
      out(`${game.id}  ${words.name}`);
      out(`  ${words.tagline}`);
      out(`  ${say('games.seats', { least: game.seats.least, most: game.seats.most })}`);
      out(`  ${say('games.bots')}`);
      for (const { id } of botsOf(game.id)) {
        const { name, about } = botWords(common, id);
        out(`    ${id.padEnd(8)}  ${about === '' ? name : common('word.labelled', { label: name, text: about })}`);
      }
      for (const option of game.options) {
        const values = option.kind === 'file' ? say('games.file') : valuesOf(option, game.seats.most).join(' | ');
        const each = option.kind === 'per-seat' ? ` ${say('games.per-seat')}` : '';
        out(`  --option ${option.id}=${values}${each}  ${words.option(option.id)} (${option.rule})`);
      }
      const rulings = game.rules.filter(({ ruling }) => ruling).length;
      if (game.provenance) out(`  ${say('games.data', sourcesOf(game.provenance))}`);
      out(`  ${say('games.rules', { rules: game.rules.length, rulings, version: game.version })}`);
    }
    return EXIT.fine;
  },
});

function factsOf(game: Game, name: string) {
  const { id, version, seats } = game;
  const options = game.options.map((option) => ({
    id: option.id,
    kind: option.kind,
    values: valuesFor(option, seats.most),
    default: defaultOf(option, 1),
    rule: option.rule,
  }));
  return {
    id,
    name,
    version,
    seats,
    options,
    bots: botsOf(id).map((bot) => bot.id),
    rules: game.rules.length,
    provenance: game.provenance ?? [],
  };
}

/** How many figures of the data come from where. */
function sourcesOf(provenance: readonly Provenance[]): Record<Source, number> {
  const figures = provenance.flatMap(({ fields }) => Object.values(fields));
  const count = (source: Source) => figures.filter((one) => one === source).length;
  return { printed: count('printed'), partly: count('partly'), reconstructed: count('reconstructed') };
}

/** A file's text is free: `null`. */
function valuesFor(option: Option, seats: number): readonly string[] | null {
  return option.kind === 'file' ? null : valuesOf(option, seats);
}
