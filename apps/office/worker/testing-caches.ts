/** The part of the Cache API that the worker uses, in memory. Addresses are relative to http://office.test. */
export function memoryCaches(fetchNow: (address: string) => Promise<Response>): CacheStorage {
  const caches = new Map<string, Cache>();
  return {
    async open(name: string) {
      const cache = caches.get(name) ?? memoryCache(fetchNow);
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  } as Partial<CacheStorage> as CacheStorage;
}

function memoryCache(fetchNow: (address: string) => Promise<Response>): Cache {
  const entries = new Map<string, Response>();
  return {
    async put(request: RequestInfo, response: Response) {
      entries.set(addressOf(request), response);
    },
    async addAll(requests: RequestInfo[]) {
      for (const request of requests) entries.set(addressOf(request), await fetchNow(addressOf(request)));
    },
    match: async (request: RequestInfo) => entries.get(addressOf(request))?.clone(),
  } as Partial<Cache> as Cache;
}

function addressOf(request: RequestInfo): string {
  return new URL(typeof request === "string" ? request : request.url, "http://office.test").pathname;
}
