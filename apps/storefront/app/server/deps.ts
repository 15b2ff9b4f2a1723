/** What the server gives the storefront; they meet nowhere else. */
export interface SsrDeps {
  /** The shop's API, in process or over the network; `path` begins with "/". */
  readonly fetchApi: (path: string, init?: RequestInit) => Promise<Response>;
  /** Changes with the shop's data; parsed settings and catalogues are kept for it. */
  readonly revision: string;
  /** The shop's clock, milliseconds since the epoch. */
  readonly now: () => number;
}
