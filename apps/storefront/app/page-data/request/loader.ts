import type { PageContext } from "./page-context.ts";

export interface LoaderArgs {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The page's address, without the payload suffix. */
  readonly url: URL;
  readonly page: PageContext;
}

/** Server-side data of one route: small and serialisable. Personal data require `page.markPrivate()`. */
export type Loader<Data> = (args: LoaderArgs) => Data | Promise<Data>;

/** 404 for an address whose route exists but whose slug or id does not (ROUTE-12). */
export function pageNotFound(url: URL): Response {
  return new Response(`Page Not Found: ${url.pathname}`, { status: 404 });
}

/** 404 for an address that no route matches (ROUTE-12). */
export function routeNotFound(): Response {
  return new Response("Page not found", { status: 404 });
}

/** 503 for a page whose data cannot be loaded now; its screen retries (STATE-1). */
export function pageUnavailable(): Response {
  return new Response("", { status: 503 });
}
