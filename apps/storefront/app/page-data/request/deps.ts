import type { Catalog } from "@skatert/domain";

/** What the server gives the storefront; they meet nowhere else. */
export interface SsrDeps {
  /** The shop's API, in process or over the network; `path` begins with "/". */
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>;
  /**
   * The menu of a catalogue file from the server's memory, so that nothing is fetched, parsed or indexed twice. Null
   * for a file that does not exist; absent with a remote backend.
   */
  readonly menu?: ((path: string) => Catalog | null) | undefined;
  /** Changes with the shop's data; parsed settings and catalogues are kept for it. */
  readonly revision: string;
  /** The shop's clock, milliseconds since the epoch. */
  readonly now: () => number;
}
