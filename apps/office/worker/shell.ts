const prefix = "office-shell ";
/** The office's page. */
export const page = "/office/";
/** How long a reload waits for a slow line before it shows the copy. */
export const patienceMs = 3_000;

/** The files of one build. */
export interface Shell {
  /** Changes whenever a file does. */
  readonly version: string;
  /** Hashed files. */
  readonly files: readonly string[];
  /** `integrity` of the page: the page of another build would refer to files that are not cached. */
  readonly integrity: string;
}

export interface ShellDeps {
  readonly storage: CacheStorage;
  readonly fetchNow: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Resolves after `patienceMs`. */
  readonly patience: () => Promise<void>;
}

/** The page and files of a build, cached on the device. */
export interface KeptShell {
  /** Fetches all files; rejects if one is missing or of another build. */
  readonly install: () => Promise<void>;
  /** Removes all builds except this and the previous one, which an open page may still use. */
  readonly tidy: () => Promise<void>;
  /** From the network; if no working server answers in time, from the cache. */
  readonly page: (request: Request) => Promise<Response>;
  /** From the cache of any build, because names are hashed. */
  readonly asset: (request: Request) => Promise<Response>;
}

export function keptShell({ version, files, integrity }: Shell, { storage, fetchNow, patience }: ShellDeps): KeptShell {
  const name = prefix + version;
  const copy = async (request: Request | string) => (await storage.open(name)).match(request, { ignoreVary: true });
  return {
    async install() {
      const cache = await storage.open(name);
      await cache.put(page, await fetchNow(page, { cache: "no-store", integrity }));
      await cache.addAll([...files]);
    },
    async tidy() {
      const earlier = (await storage.keys()).filter((each) => each.startsWith(prefix) && each !== name);
      await Promise.all(earlier.slice(0, -1).map((each) => storage.delete(each)));
    },
    async page(request) {
      const answer = fetchNow(request);
      // Nobody awaits it if the copy is shown.
      answer.catch(() => undefined);
      const early = await Promise.race([answer.then(working), patience().then(() => null)]).catch(() => null);
      return early ?? (await copy(page)) ?? answer;
    },
    asset: async (request) => (await copy(request)) ?? (await anyCopy(storage, request)) ?? fetchNow(request),
  };
}

/** A 5xx answer may be a proxy's, for a server that is restarting. */
function working(response: Response): Response | null {
  return response.status >= 500 ? null : response;
}

async function anyCopy(storage: CacheStorage, request: Request): Promise<Response | undefined> {
  for (const name of (await storage.keys()).filter((each) => each.startsWith(prefix))) {
    const found = await (await storage.open(name)).match(request, { ignoreVary: true });
    if (found !== undefined) return found;
  }
  return undefined;
}
