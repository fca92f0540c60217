/** What is made of a key only once and kept as long as the key; `given` helps to make it. */
export function onceFor<Key extends object, Given extends readonly unknown[], Made extends object>(
  make: (key: Key, ...given: Given) => Made,
): (key: Key, ...given: Given) => Made {
  const kept = new WeakMap<Key, Made>();
  return (key, ...given) => {
    const known = kept.get(key);
    if (known) return known;
    const made = make(key, ...given);
    kept.set(key, made);
    return made;
  };
}
