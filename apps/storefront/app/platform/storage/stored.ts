import { createJSONStorage, type PersistStorage, type StateStorage } from "zustand/middleware";

/** Storage between visits. On the server and where the browser forbids storage, it is memory. */
export function browserStorage(): PersistStorage<unknown> | undefined {
  return createJSONStorage<unknown>(() => storageOr(() => globalThis.localStorage));
}

/** The same until the tab is closed. */
export function visitStorage(): PersistStorage<unknown> | undefined {
  return createJSONStorage<unknown>(() => storageOr(() => globalThis.sessionStorage));
}

/** The first access to a storage waits for another browser process, so trigger it early. */
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
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => {
      entries.set(name, value);
    },
    removeItem: (name) => {
      entries.delete(name);
    },
  };
}

/** The store's own reader validates data of an earlier version like data of the current one (ENT-7). */
export function keepShape(persisted: unknown): unknown {
  return persisted;
}

export type StoredRecord = Readonly<Record<string, unknown>>;

export function isStoredRecord(value: unknown): value is StoredRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Fields of a stored object. Empty for any other value. */
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

/** A whole number of 0 or more, or null. */
export function storedCount(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** The entries that a reader accepts. The others are dropped. */
export function storedList<Entry>(value: unknown, read: (entry: unknown) => Entry | null): readonly Entry[] {
  return Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : [];
}
