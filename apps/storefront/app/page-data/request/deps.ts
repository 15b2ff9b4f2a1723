import type { PageSource } from "@skatert/contract";

/** What the server gives the storefront. */
export type SsrDeps = PageSource;
