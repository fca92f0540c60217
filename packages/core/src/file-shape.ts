import type { Field } from './data-file.ts';

/** Reads a value of a data file, or records what is wrong with it and returns `undefined`. `before`: the members of the same object read so far. */
export type Reader<Value> = (field: Field, before?: Readonly<Record<string, unknown>>) => Value | undefined;
type Readers<Values> = { readonly [Name in keyof Values]: Reader<Values[Name]> };

/** An object with these members, all read whatever is wrong with the others; an optional one that is wrong is left out. */
export function shape<Required extends object, Optional extends object = object>(
  required: Readers<Required>,
  optional?: Readers<Optional>,
): Reader<Required & Partial<Optional>> {
  const names = Object.keys(required);
  return (field) => {
    const members = field.members(names, Object.keys(optional ?? {}));
    if (!members) return undefined;
    const values: Record<string, unknown> = {};
    for (const [name, read] of Object.entries<Reader<unknown>>({ ...required, ...optional })) {
      const value = members[name] && read(members[name], values);
      if (value !== undefined) values[name] = value;
    }
    return names.every((name) => Object.hasOwn(values, name)) ? (values as Required & Partial<Optional>) : undefined;
  };
}

export function listOf<Item>(read: Reader<Item>): Reader<readonly Item[]> {
  return (field) => {
    const items = field.items()?.map((item) => read(item));
    const known = items?.filter((item) => item !== undefined);
    return known?.length === items?.length ? known : undefined;
  };
}

export function whole(min: number, max: number): Reader<number> {
  return (field) => field.whole(min, max);
}

export function text(maxLength: number): Reader<string> {
  return (field) => field.text(maxLength);
}

export function among<Value extends string>(...values: readonly Value[]): Reader<Value> {
  return (field) => field.oneOf(values);
}
