import { isDraftRevision } from "@skatert/contract";
import { keepLatest } from "./keep-latest.ts";

/**
 * Caches parsed data of the shop per revision. If loading a new revision fails, it returns the last good
 * copy. Without a copy it rejects.
 */
export interface RevisionMemo {
  readonly get: <Value>(key: string, revision: string, load: () => Promise<Value>) => Promise<Value>;
}

interface Entry {
  readonly revision: string;
  readonly value: Promise<unknown>;
}

/** `limit`: maximum number of keys, the oldest are dropped. `warn` receives failures that a copy covered. */
export function createRevisionMemo(limit: number, warn: (message: string, error: unknown) => void): RevisionMemo {
  const entries = new Map<string, Entry>();
  return {
    get<Value>(name: string, revision: string, load: () => Promise<Value>): Promise<Value> {
      const key = placeIn(revision, name);
      const known = entries.get(key);
      // Every value of a key has the same `load`, so its type is the caller's.
      if (known?.revision === revision) return known.value as Promise<Value>;
      const value = load().catch((error: unknown) => {
        restore(entries, key, known);
        if (!known) throw error;
        warn(`${key}: loading failed; the last good copy is served`, error);
        return known.value as Promise<Value>;
      });
      keepLatest(entries, key, { revision, value }, limit);
      return value;
    },
  };
}

/** The name of a cached value. A draft has its own, so that its values replace none that guests get (EDIT-4). */
export function placeIn(revision: string, name: string): string {
  return isDraftRevision(revision) ? `draft ${name}` : name;
}

/** After a failure the key keeps its state, so the next request retries. */
function restore(entries: Map<string, Entry>, key: string, known: Entry | undefined): void {
  if (known) entries.set(key, known);
  else entries.delete(key);
}
