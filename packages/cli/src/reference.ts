import type { Flag } from './arguments.ts';
import { COMMON_FLAGS, type Context } from './command.ts';
import type { CommandReference, FlagReference } from './command-reference.ts';
import { COMMANDS, type CommandName, commandNames } from './commands.ts';

export async function referenceOf(context: Context, name: CommandName): Promise<CommandReference> {
  const command = await COMMANDS[name]();
  const flags = Object.entries({ ...command.flags, ...COMMON_FLAGS }) as [string, Flag][];
  return {
    name,
    summary: context.say(`help.${name}`),
    usage: ['coven', name, ...command.operands].join(' '),
    operands: command.operands,
    flags: flags.map(([flag, row]) => flagReference(context, flag, row)),
    example: EXAMPLES[name],
  };
}

export function allReferences(context: Context): Promise<readonly CommandReference[]> {
  return Promise.all(commandNames().map((name) => referenceOf(context, name)));
}

function flagReference({ say }: Context, name: string, { value, about = name, env, default: usual }: Flag): FlagReference {
  const notes = [...(usual === undefined ? [] : [say('help.default', { value: usual })]), ...(env === undefined ? [] : [env])];
  const text = (say as (key: string) => string)(`flag.${about}`);
  return { name, ...(value !== undefined && { value }), about: notes.length === 0 ? text : `${text} [${notes.join(', ')}]` };
}

const EXAMPLES: Readonly<Record<CommandName, string>> = {
  serve: 'coven serve --port 8080 --data coven-data',
  play: 'coven play blackmore --seats 3 --bots greedy',
  join: 'coven join https://example.org/t/abcdefghij --name Ann',
  games: 'coven games --json',
  rules: 'coven rules blackmore BM-3.4',
  simulate: 'coven simulate blackmore --seats 4 --games 10000 --bots greedy,random',
  arena: 'coven arena blackmore --seats 2 --bots strongest,greedy --games 100 --iterations 500',
  train: 'coven train whirling --seats 2 --games 100 --into games.jsonl --json > weights.json',
  record: 'coven record blackmore --seats 4 --seed 7 > game.json',
  verify: 'coven verify game.json',
  analyse: 'coven analyse game.json --json',
  backup: 'coven backup coven-2026-11-15.db',
  tables: 'coven tables --export > games.ndjson',
  restore: 'coven restore coven-2026-11-15.db',
  doctor: 'coven doctor --port 8080 --data coven-data',
  completion: 'coven completion bash > ~/.local/share/bash-completion/completions/coven',
  man: 'coven man | man -l -',
  'move-database': 'coven move-database --data coven-data --database postgres://coven:PASSWORD@localhost/coven',
  'new-game': 'coven new-game star-fall',
  bench: 'coven bench --only playouts-blackmore',
};
