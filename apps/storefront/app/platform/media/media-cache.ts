/** The two kinds of media, each with its own store in the browser's database (EXT-1). */
export type MediaKind = "videos" | "photos";

/**
 * Storage of media between visits. Both calls may fail: a full disk, a private window, a database of a later
 * version.
 */
export interface MediaStore {
  readonly read: (kind: MediaKind, url: string) => Promise<Blob | null>;
  readonly write: (kind: MediaKind, url: string, blob: Blob) => Promise<void>;
}

export interface MediaCacheDeps {
  readonly store: MediaStore;
  readonly fetchMedia: (address: string) => Promise<Response>;
  readonly log: (what: string, error: unknown) => void;
  /** Scheme, host and port of the page. */
  readonly origin: string;
}

/** Returns a picture or film from the cache, otherwise from the shop. Null if the shop does not serve it. */
export type GetMedia = (kind: MediaKind, url: string) => Promise<Blob | null>;

/**
 * Fetches media only if they are not cached (VALID-9). A failed read is logged and the media are fetched. A
 * failed write is logged and the media are returned uncached (ERR-3).
 */
export function mediaCache({ store, fetchMedia, log, origin }: MediaCacheDeps): GetMedia {
  const underWay = new Map<string, Promise<Blob | null>>();

  async function get(kind: MediaKind, url: string): Promise<Blob | null> {
    const cached = await store.read(kind, url).catch((error: unknown) => {
      log("media cache read failed", error);
      return null;
    });
    const address = mediaAddress(url, origin);
    if (cached !== null || address === null) return cached;
    const blob = await fetched(address);
    if (blob !== null)
      await store.write(kind, url, blob).catch((error: unknown) => log("media cache write failed", error));
    return blob;
  }
  async function fetched(address: string): Promise<Blob | null> {
    try {
      const response = await fetchMedia(address);
      return response.status === 200 ? await response.blob() : null;
    } catch (error) {
      log("media did not come", error);
      return null;
    }
  }
  return (kind, url) => {
    const key = `${kind} ${url}`;
    const getting = underWay.get(key) ?? get(kind, url).finally(() => underWay.delete(key));
    underWay.set(key, getting);
    return getting;
  };
}

/**
 * Address of media of the shop's host on this site, with the host replaced by /api (EXT-1). Null for another
 * host.
 */
export function mediaAddress(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null;
  const { origin: host, pathname, search } = new URL(url, origin);
  if (host !== origin) return null;
  return (pathname.startsWith("/api/") ? pathname : `/api${pathname}`) + search;
}
