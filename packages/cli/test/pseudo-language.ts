import ts from 'typescript';

const [PLAIN, MARKED] = ['aeiosuyAEIOSUY', 'âêîôŝûŷÂÊÎÔŜÛŶ'];

/**
 * The English catalogue as a translator would hand in another one: the same keys and arguments, every sentence in other letters.
 * `same` is the module that exports the type `Same`.
 */
export function pseudoCatalogue(english: string, language: string, same: string): string {
  const typed = english
    .replace('export const messages = {', 'export const messages: Same<typeof en> = {')
    .replace(/^\} satisfies .*;$/m, '};')
    // A catalogue in parts has them in the same language.
    .replace(/from '(\.\/[a-z-]+)\/en\.ts'/g, `from '$1/${language}.ts'`);
  return `import type { Same } from '${same}';\nimport type { messages as en } from './en.ts';\n${translated(typed, language)}`;
}

function translated(source: string, language: string): string {
  const file = ts.createSourceFile('en.ts', source, ts.ScriptTarget.Latest, true);
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node)) {
      const [from, to] = [node.getStart(file), node.getEnd()];
      const isLanguage = ts.isCallExpression(node.parent) && node.parent.expression.getText(file) === 'plural';
      edits.push({
        from,
        to,
        text: isLanguage
          ? `'${language}'`
          : source.slice(from, to).replace(/[aeiosuy]/gi, (letter) => MARKED.charAt(PLAIN.indexOf(letter))),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), source);
}

/** A literal that is shown to people, or names the language: no key, type, import or value to compare with. */
function isText(node: ts.Node): boolean {
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return true;
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return (
    !ts.isImportDeclaration(parent) &&
    !ts.isLiteralTypeNode(parent) &&
    !ts.isBinaryExpression(parent) &&
    !ts.isElementAccessExpression(parent)
  );
}
