import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../scripts/package/bundle.ts';

/** A command that a document prints for people to type. */
export interface Printed {
  readonly document: string;
  readonly text: string;
  /** Whether a sentence only names it, as `coven play`. */
  readonly isName: boolean;
}

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/*.md', 'packages/*/README.md'];
const BLOCK = /^```(\S*)\n(.*?)\n```$/gms;
/** What a sentence prints between backquotes is a command if it begins like one. */
const COMMAND = /^(?:nohup |[A-Z_]+=\S+ )?(?:npm|npx|node|coven|pg_dump) /;

/** All commands of the documents: the lines of blocks that name no language, and commands in sentences. */
export function printedCommands(): readonly Printed[] {
  return globSync(DOCUMENTS, { cwd: ROOT })
    .sort()
    .flatMap((document) => {
      const markdown = readFileSync(join(ROOT, document), 'utf8');
      const lines = [...markdown.matchAll(BLOCK)].flatMap(([, language, body = '']) => (language === '' ? body.split('\n') : []));
      const spans = [...markdown.replace(BLOCK, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
      return [
        // Two spaces part a command from what is said about it.
        ...lines.map((line) => ({ document, text: line.replace(/ {2,}.*/, ''), isName: false })),
        ...spans.filter((span) => COMMAND.test(span)).map((text) => ({ document, text, isName: /^(?:coven|npm) [a-z-]+$/.test(text) })),
      ];
    });
}

/** The words of each command that a shell runs for this line, without variables, `nohup` and redirections. */
export function simpleCommands(line: string): readonly (readonly string[])[] {
  return line.split(/&&|\|/).map((part) => {
    const words = part.replaceAll(/\d?>(?:&\d|\s*\S+)|&\s*$/g, '').match(/'[^']*'|\S+/g) ?? [];
    const first = words.findIndex((word) => word !== 'nohup' && !/^[A-Z_]+=/.test(word));
    return words.slice(first);
  });
}
