import { LANGUAGE_NAMES } from '@coven/words';
import { type Context, exitCodes } from './command.ts';
import { flagTerm } from './command-reference.ts';
import { type CommandName, commandNames } from './commands.ts';
import { referenceOf } from './reference.ts';
import { WIDTH, wrap } from './wrap.ts';

/** A wider left column pushes its text to the next line. */
const MAX_LEFT = 24;

export function generalHelp(context: Context): string {
  const { say, labelled } = context;
  const languages = Object.entries(LANGUAGE_NAMES).map(([language, name]) => `${language} (${name})`);
  return [
    ...wrap(say('help.title'), WIDTH),
    '',
    labelled(say('help.usage'), `coven ${say('help.command')} [--lang ${Object.keys(LANGUAGE_NAMES).join('|')}]`),
    '',
    ...columns([...commandNames().map((name): [string, string] => [name, say(`help.${name}`)]), ['help', say('help.help')]]),
    '',
    ...exitLines(context),
    '',
    ...wrap(labelled(say('help.languages'), languages.join(', ')), WIDTH, '  '),
    ...wrap(say('help.more'), WIDTH),
  ].join('\n');
}

export async function commandHelp(context: Context, name: CommandName): Promise<string> {
  const { say, labelled } = context;
  const { summary, usage, flags, example } = await referenceOf(context, name);
  return [
    ...wrap(`${summary}.`, WIDTH),
    '',
    labelled(say('help.usage'), `${usage} …`),
    '',
    ...columns(flags.map((flag): [string, string] => [flagTerm(flag), flag.about])),
    '',
    ...exitLines(context),
    '',
    ...wrap(labelled(say('help.example'), example), WIDTH, '  '),
  ].join('\n');
}

function exitLines(context: Context): readonly string[] {
  return [context.labelled(context.say('help.exit-codes'), '').trimEnd(), ...columns(exitCodes(context))];
}

/** Two columns within the width; the right one is wrapped. */
function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const left = Math.min(MAX_LEFT, Math.max(...rows.map(([term]) => term.length)));
  return rows.flatMap(([term, text]) => {
    const [first = '', ...rest] = wrap(text, WIDTH - left - 4);
    const indent = ' '.repeat(left + 4);
    const lines = rest.map((line) => `${indent}${line}`);
    return term.length > left ? [`  ${term}`, `${indent}${first}`, ...lines] : [`  ${term.padEnd(left)}  ${first}`, ...lines];
  });
}
