/** Caches the result of `make` for each key; an exception is not cached. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
