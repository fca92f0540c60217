import { Problem } from '@coven/core';
import { loadGameWords } from '@coven/games';
import { FileProblem } from '@coven/research/file-problem.ts';
import { type Language, loadCli, loadCommon } from '@coven/words';
import { readArguments } from './arguments.ts';
import { COMMON_FLAGS, type Context, EXIT, type ExitCode } from './command.ts';
import { COMMANDS, type CommandName, commandNames, isCommand } from './commands.ts';
import { faultLine } from './fault-line.ts';
import { commandHelp, generalHelp } from './help.ts';
import { checkLanguage, languageFrom } from './language.ts';
import { nearest } from './nearest.ts';
import { BadFile } from './plan.ts';
import { allReferences } from './reference.ts';
import { UsageError } from './usage.ts';
import { usageLine } from './usage-line.ts';
import { versionNumber } from './version.ts';

interface Output {
  write(text: string): unknown;
}

/** Where a command line runs: the process, except in tests. */
interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** Runs a command line and returns its exit code. Errors are reported in one line. */
export async function run(argv: readonly string[], { env, stdout, stderr }: Surroundings = process): Promise<ExitCode> {
  const context = await contextIn(languageFrom(argv, env), { stdout, stderr });
  try {
    return await runCommand(context, argv);
  } catch (error) {
    if (error instanceof BadFile) return printProblems(context, error);
    const [line, exit] = await lineFor(context, error);
    context.note(`coven: ${line.replace(/\s*\n\s*/g, ' ')}`);
    return exit;
  }
}

export async function contextIn(language: Language, { stdout, stderr }: Pick<Surroundings, 'stdout' | 'stderr'>): Promise<Context> {
  const common = await loadCommon(language);
  const context: Context = {
    language,
    say: await loadCli(language),
    common,
    labelled: (label, text) => common('word.labelled', { label, text }),
    seatName: (seat) => common('seat.number', { number: seat + 1 }),
    references: () => allReferences(context),
    out: (line) => stdout.write(`${line}\n`),
    note: (line) => stderr.write(`${line}\n`),
  };
  return context;
}

/** Prints one line for each problem in a data file, so that all can be fixed at once. */
async function printProblems(context: Context, { game, option, problems }: BadFile): Promise<ExitCode> {
  const words = await loadGameWords(game, context.language);
  for (const problem of problems) {
    const { line, field, reason } = problem;
    const args = { option, line, field: field === '' ? '{}' : field, reason };
    context.note(`coven: ${await faultLine(context, { code: 'bad-file', args }, () => words.fileProblem?.(problem) ?? reason)}`);
  }
  return EXIT.usage;
}

async function runCommand(context: Context, argv: readonly string[]): Promise<ExitCode> {
  // `--lang` may come before the command.
  const { before, name, rest } = commandIn(argv);
  if (name === undefined) {
    const { flags } = readArguments(before, { ...COMMON_FLAGS, version: { kind: 'switch' } } as const, 0);
    checkLanguage(flags.lang);
    context.out(flags.version ? `coven ${versionNumber()}` : generalHelp(context));
    return EXIT.fine;
  }
  if (name === 'help') {
    const { flags, operands } = readArguments([...before, ...rest], COMMON_FLAGS, 1);
    checkLanguage(flags.lang);
    context.out(operands[0] === undefined ? generalHelp(context) : await commandHelp(context, knownCommand(operands[0])));
    return EXIT.fine;
  }
  const known = knownCommand(name);
  const command = await COMMANDS[known]();
  const given = readArguments([...before, ...rest], { ...command.flags, ...COMMON_FLAGS }, command.operands.length);
  checkLanguage(given.flags.lang as string | undefined);
  if (given.flags.help) {
    context.out(await commandHelp(context, known));
    return EXIT.fine;
  }
  const missing = command.operands[given.operands.length];
  if (missing !== undefined && !missing.startsWith('[')) throw new UsageError('missing-operand', { operand: missing });
  return command.run(context, given);
}

function commandIn(argv: readonly string[]): { before: readonly string[]; name: string | undefined; rest: readonly string[] } {
  let at = 0;
  while (at < argv.length && (argv[at] as string).startsWith('-')) at += argv[at] === '--lang' ? 2 : 1;
  const letters = new Map([
    ['-h', '--help'],
    ['-v', '--version'],
    ['-V', '--version'],
  ]);
  const long = (arg: string) => letters.get(arg) ?? arg;
  return { before: argv.slice(0, at).map(long), name: argv[at], rest: argv.slice(at + 1).map(long) };
}

function knownCommand(name: string): CommandName {
  if (isCommand(name)) return name;
  throw new UsageError('unknown-command', { text: name, nearest: nearest(name, [...commandNames(), 'help']) ?? '' });
}

async function lineFor(context: Context, error: unknown): Promise<readonly [string, ExitCode]> {
  const { say } = context;
  if (error instanceof UsageError || error instanceof FileProblem) return [usageLine(say, error), EXIT.usage];
  if (error instanceof Problem) {
    const sentence = await faultLine(context, error, (reason) => reason);
    if (sentence !== undefined) return [sentence, EXIT.usage];
  }
  return [say('fault.unexpected', { what: error instanceof Error ? error.message : String(error) }), EXIT.broken];
}
