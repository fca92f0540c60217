import * as v from 'valibot';
import type { News } from './bus.ts';

const news = v.variant('kind', [
  v.object({ kind: v.literal('line'), seq: v.pipe(v.number(), v.safeInteger()), line: v.string() }),
  v.object({ kind: v.literal('here'), guests: v.pipe(v.array(v.string()), v.readonly()) }),
  v.object({ kind: v.literal('who') }),
]) satisfies v.GenericSchema<unknown, News>;

/** What one node tells another about a table. */
export const envelope = v.object({ node: v.string(), news });

/** `undefined` for what other programs say where nodes speak: it must neither be believed nor do harm. */
export function heard<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}
