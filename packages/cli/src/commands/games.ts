import { defaultOf, type Game, provenanceGroups, valuesOf } from '@coven/core';
import { GAMES, levelsOf, loadGameWords, loadOrigins } from '@coven/games';
import { botWords, type GameWords, loadProvenanceWords, type ProvenanceWords } from '@coven/words';
import { botLevels } from '../bot-levels.ts';
import { type Context, command, EXIT } from '../command.ts';
import { gameOf } from '../plan.ts';

export const games = command({
  flags: { provenance: { kind: 'switch' }, json: { kind: 'switch' } },
  operands: ['[GAME]'],
  async run(context, { flags, operands }) {
    const { language, say, common, labelled, out } = context;
    const listed = operands[0] === undefined ? GAMES : [gameOf(operands[0])];
    if (flags.json) {
      const facts = listed.map(async (game) => ({
        ...factsOf(game, (await loadGameWords(game.id, language)).name),
        ...(flags.provenance && { provenance: game.provenance }),
      }));
      out(JSON.stringify(await Promise.all(facts), null, 2));
      return EXIT.fine;
    }
    for (const [index, game] of listed.entries()) {
      const words = await loadGameWords(game.id, language);
      if (index > 0) out('');
      out(`${game.id}  ${words.name}`);
      out(`  ${words.tagline}`);
      out(`  ${say('games.seats', { least: game.seats.min, most: game.seats.max })}`);
      out(`  ${say('games.bots')}`);
      const levelOf = await botLevels(game.id, language);
      for (const { id } of levelsOf(game.id)) {
        const { name: short, about } = botWords(common, words, id);
        const name = `${short}${levelOf(id)}`;
        out(`    ${id.padEnd(9)}  ${about === '' ? name : labelled(name, about)}`);
      }
      for (const option of game.options) {
        const values = option.kind === 'file' ? say('games.file') : valuesOf(option, game.seats.max).join(' | ');
        const each = option.kind === 'per-seat' ? ` ${say('games.per-seat')}` : '';
        out(`  --option ${option.id}=${values}${each}  ${words.option(option.id)} (${option.rule})`);
      }
      const rulings = game.rules.filter(({ ruling }) => ruling).length;
      out(`  ${say('games.rules', { rules: game.rules.length, rulings, version: game.version })}`);
      const origins = await loadProvenanceWords(language, await loadOrigins(game.id, language));
      printProvenance(context, game, words, origins, listed.length === 1 || flags.provenance ? 'each' : 'sums');
    }
    return EXIT.fine;
  },
});

function factsOf(game: Game, name: string) {
  const { id, version, seats } = game;
  const options = game.options.map((option) => ({
    id: option.id,
    kind: option.kind,
    // A file may hold any text.
    values: option.kind === 'file' ? null : valuesOf(option, seats.max),
    default: defaultOf(option, 1),
    rule: option.rule,
  }));
  return {
    id,
    name,
    version,
    seats: { least: seats.min, most: seats.max },
    options,
    bots: levelsOf(id).map((bot) => bot.id),
    ratings: Object.fromEntries(levelsOf(id).map((bot) => [bot.id, bot.rating ?? null])),
    rules: game.rules.length,
  };
}

/** Prints the sources of a game's data: totals for each kind of piece, or every piece by name. */
function printProvenance(
  { labelled, out }: Context,
  game: Game,
  words: GameWords,
  origins: ProvenanceWords,
  detail: 'sums' | 'each',
): void {
  out(`  ${labelled(origins.say('list.title'), '').trimEnd()}`);
  for (const { kind, size, counts, alike } of provenanceGroups(game.provenance)) {
    const sums = counts.map(({ source, count }) => `${origins.source(source)} (${count})`);
    out(`    ${labelled(`${origins.kind(kind)} (${size})`, sums.join(', '))}`);
    if (detail === 'sums') continue;
    for (const { ids, fields } of alike) {
      out(`      ${ids.map((id) => origins.piece(words, kind, id)).join(' · ')}`);
      for (const [field, source] of fields) out(`        ${labelled(origins.field(field), origins.source(source))}`);
    }
  }
}
