/** The part of the Cache API that the worker uses, in memory. Addresses are relative to http://shop.test. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, Cache>();
  return {
    async open(name: string) {
      const cache = caches.get(name) ?? memoryCache();
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  } as Partial<CacheStorage> as CacheStorage;
}

function memoryCache(): Cache {
  const entries = new Map<string, Response>();
  return {
    async put(request: RequestInfo, response: Response) {
      entries.delete(addressOf(request));
      entries.set(addressOf(request), response);
    },
    match: async (request: RequestInfo) => entries.get(addressOf(request))?.clone(),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
    delete: async (request: RequestInfo) => entries.delete(addressOf(request)),
  } as Partial<Cache> as Cache;
}

function addressOf(request: RequestInfo): string {
  return new URL(typeof request === "string" ? request : request.url, "http://shop.test").href;
}
