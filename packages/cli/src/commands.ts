import { existsSync } from 'node:fs';
import type { Command } from './command.ts';

/** All commands in the order of the help; each is loaded when it is called. */
export const COMMANDS = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  play: async () => (await import('./commands/play.ts')).play,
  join: async () => (await import('./commands/join.ts')).join,
  games: async () => (await import('./commands/games.ts')).games,
  rules: async () => (await import('./commands/rules.ts')).rules,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  arena: async () => (await import('./commands/arena.ts')).arena,
  train: async () => (await import('./commands/train.ts')).train,
  record: async () => (await import('./commands/record.ts')).record,
  verify: async () => (await import('./commands/verify.ts')).verify,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  backup: async () => (await import('./commands/backup.ts')).backup,
  'move-database': async () => (await import('./commands/move-database.ts')).moveDatabaseCommand,
  tables: async () => (await import('./commands/tables.ts')).tables,
  restore: async () => (await import('./commands/restore.ts')).restore,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  completion: async () => (await import('./commands/completion.ts')).completion,
  man: async () => (await import('./commands/man.ts')).man,
  'new-game': async () => (await import('./commands/new-game.ts')).newGame,
  bench: async () => (await import('./commands/bench.ts')).bench,
} as const satisfies Readonly<Record<string, () => Promise<Command>>>;

export type CommandName = keyof typeof COMMANDS;

/** Commands for work on the project itself: an installed package has neither the template nor the benchmarks. */
const FOR_DEVELOPERS: readonly CommandName[] = ['new-game', 'bench'];
const IS_CHECKOUT = existsSync(new URL('../template', import.meta.url));

export function commandNames(): readonly CommandName[] {
  const all = Object.keys(COMMANDS) as CommandName[];
  return IS_CHECKOUT ? all : all.filter((name) => !FOR_DEVELOPERS.includes(name));
}

export function isCommand(name: string): name is CommandName {
  return (commandNames() as readonly string[]).includes(name);
}
