import { type CachedMedia, evictedFor, mediaBounds } from "./media-bounds.ts";
import type { MediaKind, MediaStore } from "./media-cache.ts";

const databaseName = "media-cache";
const databaseVersion = 1;
/** Name of the blob's field in an entry of each store. The entry's key is its url. */
const blobFields: Readonly<Record<MediaKind, string>> = { videos: "videoBlob", photos: "photoBlob" };

/**
 * The database `media-cache` (EXT-1). It is opened for each use, so that no tab blocks an upgrade in another.
 */
export const mediaDatabase: MediaStore = {
  read: (kind, url) =>
    inDatabase(async (database) => {
      const entry = await done(database.transaction(kind).objectStore(kind).get(url));
      const blob = fieldOf(entry, blobFields[kind]);
      return blob instanceof Blob ? blob : null;
    }),
  write: (kind, url, blob) =>
    inDatabase(async (database) => {
      const writing = database.transaction(kind, "readwrite");
      const store = writing.objectStore(kind);
      const gone = evictedFor(
        blob.size,
        (await entriesOf(store, kind)).filter((entry) => entry.url !== url),
        mediaBounds[kind],
      );
      if (gone === null) return;
      for (const old of gone) store.delete(old);
      store.put({ url, [blobFields[kind]]: blob, keptAt: Date.now() });
      await committed(writing);
    }),
};

async function inDatabase<Result>(work: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
  const opening = indexedDB.open(databaseName, databaseVersion);
  opening.onupgradeneeded = () => {
    for (const kind of Object.keys(blobFields)) opening.result.createObjectStore(kind, { keyPath: "url" });
  };
  const database = await done(opening);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

async function entriesOf(store: IDBObjectStore, kind: MediaKind): Promise<readonly CachedMedia[]> {
  const entries: readonly unknown[] = await done(store.getAll());
  return entries.map((entry) => {
    const blob = fieldOf(entry, blobFields[kind]);
    return {
      url: String(fieldOf(entry, "url")),
      bytes: blob instanceof Blob ? blob.size : 0,
      keptAt: Number(fieldOf(entry, "keptAt") ?? 0),
    };
  });
}

function fieldOf(entry: unknown, name: string): unknown {
  return typeof entry === "object" && entry !== null ? Reflect.get(entry, name) : undefined;
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** A full disk fails only at the end of the transaction. */
function committed(writing: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
  });
}
