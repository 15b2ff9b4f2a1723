import type { Catalog } from "@skatert/domain";

/**
 * The interface between the server and the storefront's build. The server loads the build at run time, so these types
 * are the only check that the two fit. Both pass Node's Buffer as `Bytes`, because this package has no Node types.
 */
export interface BuiltStorefront<Bytes extends Uint8Array> {
  readonly pageQuery: PageQuery;
  /** Hashes for `script-src` that allow the inline scripts of the pages. */
  readonly inlineScripts: readonly string[];
  /** The whole page at the request's address. */
  readonly render: (request: Request, source: PageSource) => Promise<PageAnswer<Bytes>>;
  /** A page's loader data (API-9). */
  readonly payload: (request: Request, source: PageSource) => Promise<PageAnswer<Bytes>>;
}

/** Parts of the shop that need calls beyond the specification's section 7, which another host need not have. */
export type HostPart =
  | "orders"
  | "points"
  | "requests"
  | "spins"
  | "profile"
  | "read-marks"
  | "stop-list"
  | "ratings"
  | "group-orders";

/** The data sources of pages. */
export interface PageSource {
  /** Calls the shop's API, in this process or over the network; `path` begins with "/". */
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>;
  /**
   * The menu of a catalogue file from the server's memory, so that nothing is fetched, parsed or indexed twice. Null
   * for a file that does not exist; absent with a remote backend.
   */
  readonly menu?: ((path: string) => Catalog | null) | undefined;
  /** Revision of the shop's data. Values derived for one revision are valid until the next. */
  readonly revision: string;
  /** The shop's clock, milliseconds since the epoch. */
  readonly now: () => number;
  /** Parts that a remote backend has not; absent with the embedded backend. Part of the revision. */
  readonly lacks?: readonly HostPart[];
  /** Token of a preview of the draft (EDIT-4), for the page's later requests; absent for guests. */
  readonly preview?: string;
}

/**
 * A page or a page's data, in parts. Not a `Response`, which copies the body twice: at hundreds of kilobytes a page
 * that is a good part of the work.
 */
export interface PageAnswer<Bytes extends Uint8Array> {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null: no body, as for a redirect. */
  readonly body: readonly BodyPart<Bytes>[] | null;
  readonly scope: CacheScope;
}

/** "public": the same for every visitor with the same address, language, theme and branch. */
export type CacheScope = "public" | "private";

/** A piece of a body. Its bytes never change. */
export interface BodyPart<Bytes extends Uint8Array> {
  readonly bytes: Bytes;
  /** Other bodies contain the same object of bytes, so values derived from it are worth caching. */
  readonly isShared: boolean;
}

/** Names of the query parameters that pages read on the server. */
export interface PageQuery {
  /** Pages with them are the same for all visitors; part of the cache key. */
  readonly shared: readonly string[];
  /** A page with one of them belongs to one visitor. */
  readonly personal: readonly string[];
}
