import { createHash, randomUUID } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { makeFolder } from "../../database/data-folder.ts";
import type { BucketEntry } from "./bucket.ts";

/** Copies of a bucket's files on this machine. A copy is never changed; the ones used longest ago are deleted. */
export interface LocalCopies {
  /** Path of the copy of this content; null: there is none. */
  find(name: string, etag: string): Promise<string | null>;
  /** Keeps a content and returns the path of its copy. */
  keep(name: string, entry: Pick<BucketEntry, "etag" | "modified">, content: Buffer): Promise<string>;
}

/** A deleted copy may have been found an instant ago and not be open yet. */
const lingerMs = 10_000;

/** @param maxBytes of all copies; processes that share the folder each count for themselves */
export function localCopies(folder: string, scratch: string, maxBytes: number): LocalCopies {
  makeFolder(folder);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    // A film above the limit is the only copy then.
    sizeCalculation: (bytes) => Math.min(Math.max(bytes, 1), maxBytes),
    dispose: (_bytes, file, reason) => {
      if (reason === "evict") setTimeout(() => void discard(file), lingerMs).unref();
    },
  });
  for (const file of readdirSync(folder)) {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    if (found?.isFile()) sizes.set(file, found.size);
  }

  async function discard(file: string): Promise<void> {
    if (!sizes.has(file)) await rm(join(folder, file), { force: true }).catch(() => undefined);
  }

  return {
    async find(name, etag) {
      const file = fileOf(name, etag);
      const found = await stat(join(folder, file)).catch(() => null);
      if (found === null) return null;
      // Another process may have made it.
      if (sizes.get(file) === undefined) sizes.set(file, found.size);
      return join(folder, file);
    },
    async keep(name, { etag, modified }, content) {
      const file = fileOf(name, etag);
      const unfinished = join(scratch, randomUUID());
      try {
        await writeFile(unfinished, content);
        // The answer's ETag follows from this time, and is the same on every machine.
        await utimes(unfinished, modified / 1000, modified / 1000);
        await rename(unfinished, join(folder, file));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      sizes.set(file, content.length);
      return join(folder, file);
    },
  };
}

/** The ending decides how a browser and the drawing process read it. */
function fileOf(name: string, etag: string): string {
  const hash = createHash("sha256").update(`${etag} ${name}`).digest("hex").slice(0, 40);
  const ending = extname(name);
  return /^\.[a-z0-9]{1,5}$/i.test(ending) ? hash + ending : hash;
}
