import { keepLatest } from "./keep-latest.ts";

/**
 * Keeps parsed data of the shop for as long as its revision stands. When loading for a new revision
 * fails, the last good copy is answered instead; without one the failure is.
 */
export interface RevisionMemo {
  readonly get: <Value>(key: string, revision: string, load: () => Promise<Value>) => Promise<Value>;
}

interface Entry {
  readonly revision: string;
  readonly value: Promise<unknown>;
}

/** `limit`: maximum number of keys, the oldest are dropped. `warn` receives failures that were covered by a copy. */
export function createRevisionMemo(limit: number, warn: (message: string, error: unknown) => void): RevisionMemo {
  const entries = new Map<string, Entry>();
  return {
    get<Value>(key: string, revision: string, load: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key);
      // Every value of a key comes from the same `load`, so its type is the caller's.
      if (known?.revision === revision) return known.value as Promise<Value>;
      const value = load().catch((error: unknown) => {
        restore(entries, key, known);
        if (!known) throw error;
        warn(`${key}: the last good copy is served`, error);
        return known.value as Promise<Value>;
      });
      keepLatest(entries, key, { revision, value }, limit);
      return value;
    },
  };
}

/** After a failure the key stands as it was, so the next request tries again. */
function restore(entries: Map<string, Entry>, key: string, known: Entry | undefined): void {
  if (known) entries.set(key, known);
  else entries.delete(key);
}
