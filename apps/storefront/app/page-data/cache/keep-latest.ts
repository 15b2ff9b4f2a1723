/** Sets the entry as the latest. Beyond `limit` entries the oldest is dropped. */
export function keepLatest<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value, limit: number): void {
  entries.delete(key);
  entries.set(key, value);
  if (entries.size <= limit) return;
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}
