import { createJSONStorage, type PersistStorage, type StateStorage } from "zustand/middleware";

/** Where a store is kept between visits; a browser that forbids storage, and the server, keep it in memory. */
export function browserStorage(): PersistStorage<unknown> | undefined {
  return createJSONStorage<unknown>(() => storageOr(() => globalThis.localStorage));
}

/** The same until the tab is closed. */
export function visitStorage(): PersistStorage<unknown> | undefined {
  return createJSONStorage<unknown>(() => storageOr(() => globalThis.sessionStorage));
}

/** The first look into a storage waits for another process of the browser: it is over before the page asks what is kept. */
export function openStorage(): void {
  for (const storage of [storageOr(() => globalThis.localStorage), storageOr(() => globalThis.sessionStorage)])
    storage.getItem("");
}

function storageOr(find: () => StateStorage | undefined): StateStorage {
  try {
    return find() ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}

function memoryStorage(): StateStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      kept.set(name, value);
    },
    removeItem: (name) => {
      kept.delete(name);
    },
  };
}

/** Data of an earlier version is checked by the store's own reader, like that of the current one (ENT-7). */
export function keepShape(persisted: unknown): unknown {
  return persisted;
}

export type StoredRecord = Readonly<Record<string, unknown>>;

export function isStoredRecord(value: unknown): value is StoredRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A stored object's fields; none for anything else. */
export function storedRecord(value: unknown): StoredRecord {
  return isStoredRecord(value) ? value : {};
}

export function storedText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function storedTextOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** A positive whole number, or null. */
export function storedId(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** A whole number from 0 on, or null. */
export function storedCount(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** The entries that a reader understands; the others are left out. */
export function storedList<Entry>(value: unknown, read: (entry: unknown) => Entry | null): readonly Entry[] {
  return Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : [];
}
