import type { ComponentType } from "react";

/** What the tab and search engines are told of a place within a page. */
export interface PlaceWords {
  readonly title: string;
  readonly description: string;
}

/** A place in the site. `state` travels with the entry of the browser's history, `key` names the entry. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
  /** Where the address bar says another path than the page's: the words of that path (SEO-2). */
  readonly says?: PlaceWords | undefined;
}

export type Params = Readonly<Record<string, string | undefined>>;

export interface LoadArgs {
  readonly params: Params;
  readonly url: URL;
  readonly signal: AbortSignal;
  /** What the program gives to all loaders of one request; nothing in the browser. */
  readonly context: unknown;
}

/** Gets a route's data. A thrown Response is an answer (404, a redirect), anything else a fault. */
export type Load = (args: LoadArgs) => unknown;

/** From where to where a visitor goes, for a route that stays matched. */
export interface Change {
  readonly from: { readonly url: URL; readonly params: Params };
  readonly to: { readonly url: URL; readonly params: Params };
}

/** What a page brings; a lazy route brings it later. */
export interface RoutePage<Handle = unknown> {
  readonly Component?: ComponentType;
  readonly handle?: Handle;
  /** Source of the script it came with, by which the server finds its files. */
  readonly file?: string;
}

export interface RouteNode<Handle = unknown> extends RoutePage<Handle> {
  readonly id: string;
  /** Segments below the parent: "menu/:slug", "lk/*"; none for a frame around its children. */
  readonly path?: string;
  /** The parent's own address. */
  readonly index?: true;
  readonly children?: readonly RouteNode<Handle>[];
  readonly load?: Load;
  /** Whether a change of address within the route makes its data stale; by default only its params do. */
  readonly shouldReload?: (change: Change) => boolean;
  /** Fetches what the page at this address still needs; asked at every visit. */
  readonly lazy?: (url: URL) => Promise<RoutePage<Handle>>;
  /** Stands in for this route and what is below it when one of them fails. */
  readonly ErrorBoundary?: ComponentType;
}

export interface RouteMatch<Handle = unknown> {
  readonly route: RouteNode<Handle>;
  readonly params: Params;
}

/** Status of an answer that never came: as that of `Response.error()`. */
export const noConnection = 0;

/** An answer that is no page: its status and what the server says of it. A fault is 500 and says nothing. */
export interface RouteFailure {
  readonly status: number;
  readonly text: string;
}

export type LoaderData = Readonly<Record<string, unknown>>;
/** By the id of the route whose boundary shows it. */
export type RouteFailures = Readonly<Record<string, RouteFailure>>;

/** What a page shows: the same shape on the server, in its HTML and in the browser. */
export interface RouterState {
  readonly location: Location;
  readonly matches: readonly RouteMatch[];
  readonly loaderData: LoaderData;
  readonly failures: RouteFailures;
  readonly isLoading: boolean;
  readonly action: "push" | "replace" | "pop";
  readonly keepsScroll: boolean;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The page stays where it is scrolled to. */
  readonly preventScrollReset?: boolean;
}

/** Goes to an address of this site, relative to the present one, or so many entries through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** What components may ask of a router. */
export interface Router {
  readonly getState: () => RouterState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: Navigate;
  /** Ids of the routes whose data a visit to an address of this site would load. */
  readonly wanted: (to: string) => readonly string[];
  /**
   * Loads the data of the present page again: of all its routes, or of those named. `keepsPage`: the page stays as it
   * is when the server cannot be reached or fails.
   */
  readonly revalidate: (routeIds?: readonly string[], options?: { readonly keepsPage: boolean }) => Promise<void>;
}
