import type { CliWords } from '@coven/words';
import type { CompanyInput } from './company.ts';

/** What a player can type at the prompt apart from a move. */
const VERBS = ['why', 'log', 'table', 'more', 'hint', 'undo', 'help', 'quit', 'say', 'chat', 'end', 'familiar'] as const;
type Verb = (typeof VERBS)[number];

export type PromptInput =
  | { readonly type: 'nothing' }
  | { readonly type: 'rules' }
  | { readonly type: 'rule'; readonly number: string }
  | { readonly type: 'why'; readonly text: string }
  | { readonly type: Exclude<Verb, 'why' | CompanyInput['type']> }
  | CompanyInput
  | { readonly type: 'move'; readonly text: string };

/** Parses a line; verbs may be in English or in the player's language. */
export function readInput(line: string, say: CliWords): PromptInput {
  const text = line.trim().replace(/\s+/g, ' ');
  if (text === '') return { type: 'nothing' };
  if (text === '?') return { type: 'rules' };
  if (text.startsWith('?')) return { type: 'rule', number: text.slice(1).trim().toUpperCase() };
  const [first = '', ...rest] = text.toLowerCase().split(' ');
  const verb = VERBS.find((one) => first === one || first === say(`verb.${one}`));
  if (verb === 'why') return { type: 'why', text: rest.join(' ') };
  if (verb === 'say') return { type: 'say', text: text.slice(first.length).trim() };
  return verb !== undefined && rest.length === 0 ? { type: verb } : { type: 'move', text };
}

/** Finds a listed move by its number, its text (`play red-7`), the end of its text (`red-7`, `red 7`), or its words. */
export function moveFrom<Move>(
  text: string,
  moves: readonly Move[],
  format: (move: Move) => string,
  word: (move: Move) => string,
): Move | undefined {
  if (/^\d+$/.test(text)) {
    const byNumber = moves[Number(text) - 1];
    if (byNumber !== undefined) return byNumber;
  }
  const typed = text.toLowerCase();
  const tests: ((move: Move) => boolean)[] = [
    (move) => format(move) === typed,
    (move) => format(move).endsWith(` ${typed}`) || format(move).endsWith(` ${typed.replaceAll(' ', '-')}`),
    (move) => word(move).toLowerCase() === typed,
    (move) => word(move).toLowerCase().endsWith(` ${typed}`),
  ];
  for (const fits of tests) {
    const found = moves.filter(fits);
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** The move texts a player may have meant by an unlisted input: as typed, or after a verb of one of the offered moves. */
export function possibleTexts(text: string, offered: readonly string[]): readonly string[] {
  const typed = text.toLowerCase();
  const verbs = new Set(offered.map((one) => one.split(' ', 1)[0] as string));
  const joined = typed.replaceAll(' ', '-');
  return [typed, typed.replace(/ (\S+) (\S+)$/, ' $1-$2'), ...[...verbs].flatMap((verb) => [`${verb} ${typed}`, `${verb} ${joined}`])];
}
