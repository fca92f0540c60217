import type { Forms, Language } from './language.ts';

/** One area's messages: a text, or a function of named arguments. English is the model that the other languages must match exactly. */
export type Catalogue = Readonly<Record<string, Message>>;
// biome-ignore lint/suspicious/noExplicitAny: a message's arguments are checked where it is said.
export type Message = string | ((args: any) => string);

/** The same keys with the same arguments in another language. */
export type Same<Model extends Catalogue> = {
  readonly [Key in keyof Model]: Model[Key] extends (args: infer Args) => string ? (args: Args) => string : string;
};

/** Says a message by its key; arguments are checked by the compiler. */
export type Say<Model extends Catalogue> = <Key extends keyof Model>(
  key: Key,
  ...args: Model[Key] extends (args: infer Args) => string ? [Args] : []
) => string;

export function sayFrom<Model extends Catalogue>(catalogue: Same<Model>): Say<Model> {
  return (key, ...args) => {
    const message: Message = catalogue[key];
    return typeof message === 'string' ? message : message(args[0]);
  };
}

/** Clauses one after the other; `pair` puts the next one behind those before it, with the signs and spaces of its language. */
export function clauses(parts: readonly string[], pair: (args: { list: string; next: string }) => string): string {
  return parts.length === 0 ? '' : parts.reduce((list, next) => pair({ list, next }));
}

const RULES = new Map<Language, Intl.PluralRules>();

/** The form for a whole number; the number itself is not part of it. */
export function plural<L extends Language>(language: L, count: number, forms: Forms<L>): string {
  let rules = RULES.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    RULES.set(language, rules);
  }
  const known: Readonly<Record<string, string>> = { ...forms };
  const form = known[rules.select(count)] ?? known.other ?? known.many;
  return form as string;
}
