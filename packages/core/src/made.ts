/** Lists, lists of lists and maps that nobody changes any more. */
type Settled<Value> = Value extends readonly unknown[]
  ? { readonly [Index in keyof Value]: Settled<Value[Index]> }
  : Value extends ReadonlyMap<infer Key, infer Item>
    ? ReadonlyMap<Key, Item>
    : Value;

/** What a function makes once, not to be changed afterwards. */
export type Made<Make extends (...args: never[]) => object> = {
  readonly [Field in keyof ReturnType<Make>]: Settled<ReturnType<Make>[Field]>;
};
