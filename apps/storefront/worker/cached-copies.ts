/** Variant of a public answer: language and branch. An answer without it is private and never cached. */
export const variantHeader = "x-variant";

const prefix = "pages ";

/**
 * Pages and payloads of the present language and branch only, so that menus of two branches are never mixed.
 */
export interface CopyShelf {
  /** Stores a copy if the answer is public. The answer's body stays unread. */
  readonly keep: (request: Request | string, response: Response) => Promise<void>;
  readonly find: (request: Request | string) => Promise<Response | undefined>;
}

/** A limited list over the Cache API with at most `limit` copies. The oldest is removed first. */
export function copyShelf(storage: CacheStorage, limit: number): CopyShelf {
  return {
    async keep(request, response) {
      const variant = response.headers.get(variantHeader);
      if (variant === null || response.status !== 200 || response.redirected) return;
      const copy = response.clone();
      const name = prefix + variant;
      const cache = await storage.open(name);
      const others = (await storage.keys()).filter((each) => each.startsWith(prefix) && each !== name);
      await Promise.all(others.map((each) => storage.delete(each)));
      await cache
        .put(request, copy)
        .catch((error: unknown) => console.warn("page not cached; it is not available offline", error));
      await dropOldest(cache, limit);
    },
    find: (request) => findIn(storage, request),
  };
}

async function findIn(storage: CacheStorage, request: Request | string): Promise<Response | undefined> {
  const names = (await storage.keys()).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    // The cache's name contains the variant, because scripts cannot read its cookies.
    const found = await (await storage.open(name)).match(request, { ignoreVary: true });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Keeps the `limit` latest entries. A cache lists them in insertion order. */
export async function dropOldest(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}

/** Whether a copy is younger than `milliseconds` at `now`. */
export function isYoungerThan(milliseconds: number, response: Response | undefined, now: number): boolean {
  const answered = Date.parse(response?.headers.get("date") ?? "");
  return now - answered < milliseconds;
}
