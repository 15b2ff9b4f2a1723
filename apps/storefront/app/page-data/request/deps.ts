import type { Catalog } from "@skatert/domain";

/** Dependencies that the server passes to the storefront. It is their only interface. */
export interface SsrDeps {
  /** The shop's API, in process or over the network; `path` begins with "/". */
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>;
  /**
   * The menu of a catalogue file from the server's memory, so that nothing is fetched, parsed or indexed
   * twice. Null for a missing file; absent with a remote backend.
   */
  readonly menu?: ((path: string) => Catalog | null) | undefined;
  /** Changes with the shop's data. Parsed settings and catalogues are cached by it. */
  readonly revision: string;
  /** The shop's clock, milliseconds since the epoch. */
  readonly now: () => number;
}
