import { type Context, exitCodes } from './command.ts';
import { type CommandReference, flagTerm } from './command-reference.ts';
import { versionNumber } from './version.ts';

/** The manual page in roff, made from the same source as the help. */
export async function manPage(context: Context): Promise<string> {
  const { say } = context;
  const references = await context.references();
  return [
    `.TH COVEN 1 "" "coven ${versionNumber()}"`,
    heading(say('man.name')),
    `coven \\- ${text(say('help.title'))}`,
    heading(say('man.synopsis')),
    bold(`coven ${say('help.command')}`),
    heading(say('man.commands')),
    ...references.flatMap(commandLines),
    heading(say('help.exit-codes')),
    ...exitCodes(context).flatMap(([code, meaning]) => item(bold(code), meaning)),
    heading(say('man.environment')),
    ...item(bold('COVEN_LANG, LC_ALL, LC_MESSAGES, LANG'), say('man.language')),
  ].join('\n');
}

function commandLines({ usage, summary, flags, example }: CommandReference): readonly string[] {
  const shown = flags.filter(({ name }) => name !== 'help' && name !== 'lang');
  return [
    `.SS ${text(usage)}`,
    text(`${summary}.`),
    ...shown.flatMap((flag) => item(bold(flagTerm(flag)), flag.about)),
    '.PP',
    '.EX',
    text(example),
    '.EE',
  ];
}

function heading(title: string): string {
  return `.SH ${text(title.toUpperCase())}`;
}

function item(term: string, about: string): readonly string[] {
  return ['.TP', term, text(about)];
}

function bold(words: string): string {
  return `\\fB${text(words)}\\fR`;
}

/** Escapes what roff would read as a request. */
function text(plain: string): string {
  return plain
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');
}
