import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { atOnce } from "./at-once.ts";
import type { Bucket } from "./bucket.ts";
import { filesBelow } from "./folder-uploads.ts";
import type { LocalCopies } from "./local-copies.ts";
import { isUploadName, type ReplacedUploads, requireUploadName, type Uploads } from "./uploads.ts";

export interface BucketUploadsParts {
  readonly place: string;
  readonly bucket: Bucket;
  readonly copies: LocalCopies;
  readonly scratch: string;
}

const maxChecks = 100_000;
const separator = "\0";

/**
 * Uploads in a bucket, which all machines share. Each machine keeps copies of what it serves. An import puts a new
 * picture in place before the shop names its version, so a content that was found once under a version is the content
 * of that version, and is served without asking the bucket again.
 */
export function bucketUploads({ place, bucket, copies, scratch }: BucketUploadsParts): Uploads {
  /** ETags by name and version. */
  const checked = new LRUCache<string, string>({ max: maxChecks });
  const running = new Map<string, Promise<string | null>>();

  /** Requests of one content share an answer. */
  function shared(key: string, work: () => Promise<string | null>): Promise<string | null> {
    const known = running.get(key);
    if (known !== undefined) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  async function fetched(name: string, bytes: number): Promise<{ path: string; etag: string } | null> {
    const found = await bucket.get(name, bytes);
    return found === null ? null : { path: await copies.keep(name, found, found.content), etag: found.etag };
  }

  async function present(name: string, key: string): Promise<string | null> {
    const entry = await bucket.head(name);
    if (entry === null) return null;
    const copy = await copies.find(name, entry.etag);
    const file = copy === null ? await fetched(name, entry.bytes) : { path: copy, etag: entry.etag };
    if (file !== null && key !== name) checked.set(key, file.etag);
    return file?.path ?? null;
  }

  async function put(name: string, content: Buffer): Promise<void> {
    requireUploadName(name);
    await bucket.put(name, content);
  }

  async function replaceAll(folder: string): Promise<ReplacedUploads> {
    const former = (await bucket.list("")).map((file) => file.name);
    const files = await filesBelow(folder, folder);
    await atOnce(files, async (file) => put(file.name, await readFile(join(folder, file.name))));
    const names = new Set(files.map(({ name }) => name));
    return {
      keep: () =>
        atOnce(
          former.filter((name) => !names.has(name)),
          bucket.delete,
        ),
      undo: async () => undefined,
    };
  }

  return {
    place,
    scratch,
    put,
    replaceAll,
    has: async (name) => isUploadName(name) && (await bucket.head(name)) !== null,
    async read(name) {
      requireUploadName(name);
      const entry = await bucket.head(name);
      return entry === null ? null : ((await bucket.get(name, entry.bytes))?.content ?? null);
    },
    async local(name, version) {
      if (!isUploadName(name)) return null;
      const key = version === undefined ? name : name + separator + version;
      const etag = version === undefined ? undefined : checked.get(key);
      const copy = etag === undefined ? null : await copies.find(name, etag);
      if (copy !== null) return copy;
      // Without a version the caller asks for the content of this moment.
      return version === undefined ? present(name, key) : shared(key, () => present(name, key));
    },
    list: (prefix) => bucket.list(prefix),
    async moveIn(name, path) {
      await put(name, await readFile(path));
      await rm(path, { force: true });
    },
    async delete(name) {
      requireUploadName(name);
      await bucket.delete(name);
    },
    close: () => bucket.close(),
  };
}
