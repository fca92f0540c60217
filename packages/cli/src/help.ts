import { readFileSync } from 'node:fs';
import { LANGUAGE_NAMES } from '@coven/words';
import type { Flag } from './arguments.ts';
import { COMMON_FLAGS, type Context } from './command.ts';
import { COMMANDS, type CommandName } from './commands.ts';

export function version(): string {
  const { version: number }: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return `coven ${number}`;
}

export function generalHelp({ say, common }: Context): string {
  const names = Object.keys(COMMANDS) as CommandName[];
  const languages = Object.entries(LANGUAGE_NAMES).map(([language, name]): [string, string] => [language, name]);
  return [
    say('help.title'),
    '',
    common('word.labelled', {
      label: say('help.usage'),
      text: `coven ${say('help.command')} [--lang ${Object.keys(LANGUAGE_NAMES).join('|')}]`,
    }),
    '',
    ...columns(names.map((name) => [name, say(`help.${name}`)])),
    ...columns([['help', say('help.help')]], longest(names)),
    '',
    common('word.labelled', {
      label: say('help.languages'),
      text: languages.map(([language, name]) => `${language} (${name})`).join(', '),
    }),
    say('help.more'),
  ].join('\n');
}

export async function commandHelp({ say, common }: Context, name: CommandName): Promise<string> {
  const command = await COMMANDS[name]();
  const flags = Object.entries({ ...command.flags, ...COMMON_FLAGS }) as [string, Flag][];
  const shown = flags.map(([flag, { value }]) => (value === undefined ? `--${flag}` : `--${flag} ${value}`));
  const told = (flag: string, { about = flag, env }: Flag) =>
    `${(say as (key: string) => string)(`flag.${about}`)}${env === undefined ? '' : ` [${env}]`}`;
  return [
    `${say(`help.${name}`)}.`,
    '',
    common('word.labelled', { label: say('help.usage'), text: `${['coven', name, ...command.operands].join(' ')} …` }),
    '',
    ...columns(flags.map(([name, flag], at): [string, string] => [shown[at] as string, told(name, flag)])),
    '',
    common('word.labelled', { label: say('help.example'), text: EXAMPLES[name] }),
  ].join('\n');
}

const EXAMPLES: Readonly<Record<CommandName, string>> = {
  serve: 'coven serve --port 8080 --data coven-data',
  play: 'coven play blackmore --seats 3 --bots greedy',
  games: 'coven games --json',
  simulate: 'coven simulate blackmore --seats 4 --games 10000 --bots greedy,random',
  record: 'coven record blackmore --seats 4 --seed 7 > game.json',
  verify: 'coven verify game.json',
  backup: 'coven backup coven-2026-11-15.db',
  'move-database': 'coven move-database --data coven-data --database postgres://coven:PASSWORD@localhost/coven',
  'new-game': 'coven new-game star-fall',
  bench: 'coven bench --only playouts-blackmore',
};

function columns(rows: readonly (readonly [string, string])[], minWidth = 0): string[] {
  const width = Math.max(minWidth, longest(rows.map(([left]) => left)));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length));
}
