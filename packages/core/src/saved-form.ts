import { Bag } from './bag.ts';
import type { Json } from './contract.ts';

/** How a value is kept as JSON. */
export interface SavedForm<Value, Saved = Json> {
  save(value: Value): Saved;
  load(saved: Saved): Value;
}

/** A thing that its id names. */
export function byId<Thing extends { readonly id: string }>(load: (id: string) => Thing): SavedForm<Thing, string> {
  return { save: ({ id }) => id, load };
}

export function each<Value, Saved>({ save, load }: SavedForm<Value, Saved>): SavedForm<Value[], Saved[]> {
  return { save: (values) => values.map(save), load: (saved) => saved.map(load) };
}

/** A bag is kept in the order of its items. */
export function inBag<Item extends { readonly index: number }, Saved>({
  save,
  load,
}: SavedForm<Item, Saved>): SavedForm<Bag<Item>, Saved[]> {
  return { save: (bag) => bag.sorted().map(save), load: (saved) => Bag.of(saved.map(load)) };
}

/** `null` stands for a value that is missing. */
export function orNull<Value, Saved>({ save, load }: SavedForm<Value, Saved>): SavedForm<Value | undefined, Saved | null> {
  return {
    save: (value) => (value === undefined ? null : save(value)),
    load: (saved) => (saved === null ? undefined : load(saved)),
  };
}

/** The form of a record: that of each field which is no JSON by itself; the other fields are copied. */
export function recordForm<Value extends object>(
  forms: {
    readonly [Field in keyof Value as Value[Field] extends Json ? never : Field]-?: SavedForm<Value[Field]>;
  },
): SavedForm<Value> {
  const formOf = new Map<string, SavedForm<unknown>>(Object.entries(forms));
  const convert = (record: object, direction: 'save' | 'load') =>
    Object.fromEntries(Object.entries(record).map(([field, value]) => [field, (formOf.get(field) ?? COPY)[direction](value)]));
  return { save: (value) => convert(value, 'save') as Json, load: (saved) => convert(saved as object, 'load') as Value };
}

const copyOf = (value: unknown): Json => (Array.isArray(value) ? value.map(copyOf) : (value as Json));
const COPY: SavedForm<unknown> = { save: copyOf, load: copyOf };
