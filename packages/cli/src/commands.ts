import type { Command } from './command.ts';

/** All commands in the order of the help; each is loaded when it is called. */
export const COMMANDS = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  play: async () => (await import('./commands/play.ts')).play,
  games: async () => (await import('./commands/games.ts')).games,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  record: async () => (await import('./commands/record.ts')).record,
  verify: async () => (await import('./commands/verify.ts')).verify,
  backup: async () => (await import('./commands/backup.ts')).backup,
  'move-database': async () => (await import('./commands/move-database.ts')).moveDatabaseCommand,
  'new-game': async () => (await import('./commands/new-game.ts')).newGame,
  bench: async () => (await import('./commands/bench.ts')).bench,
} as const satisfies Readonly<Record<string, () => Promise<Command>>>;

export type CommandName = keyof typeof COMMANDS;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
