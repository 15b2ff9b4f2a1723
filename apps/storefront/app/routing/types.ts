import type { ComponentType } from "react";

/** Metadata of a place within a page, for the tab and search engines. */
export interface PlaceWords {
  readonly title: string;
  readonly description: string;
}

/** A location in the site. `state` is stored in the history entry, `key` identifies the entry. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
  /** Metadata of the address bar's path, if it differs from the page's (SEO-2). */
  readonly says?: PlaceWords | undefined;
}

export type Params = Readonly<Record<string, string | undefined>>;

export interface LoadArgs {
  readonly params: Params;
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Context of all loaders of one request. Empty in the browser. */
  readonly context: unknown;
}

/** Loads a route's data. A thrown Response is an answer (404, a redirect), any other value a fault. */
export type Load = (args: LoadArgs) => unknown;

/** Previous and next location, for a route that stays matched. */
export interface Change {
  readonly from: { readonly url: URL; readonly params: Params };
  readonly to: { readonly url: URL; readonly params: Params };
}

/** Exports of a page. A lazy route loads them later. */
export interface RoutePage<Handle = unknown> {
  readonly Component?: ComponentType;
  readonly handle?: Handle;
  /** Source path of its script, by which the server finds the built files. */
  readonly file?: string;
}

export interface RouteNode<Handle = unknown> extends RoutePage<Handle> {
  readonly id: string;
  /** Path below the parent: "menu/:slug", "lk/*". Null for a frame around its children. */
  readonly path?: string;
  /** Matches the parent's own address. */
  readonly index?: true;
  readonly children?: readonly RouteNode<Handle>[];
  readonly load?: Load;
  /**
   * Whether a change of address within the route makes its data stale. By default only a change of its params
   * does.
   */
  readonly shouldReload?: (change: Change) => boolean;
  /** Loads further parts that the page needs at this address. Called at every visit. */
  readonly lazy?: (url: URL) => Promise<RoutePage<Handle>>;
  /** Rendered instead of this route and its children when one of them fails. */
  readonly ErrorBoundary?: ComponentType;
}

export interface RouteMatch<Handle = unknown> {
  readonly route: RouteNode<Handle>;
  readonly params: Params;
}

/** Status of a missing answer, equal to that of `Response.error()`. */
export const noConnection = 0;

/** An error answer: its status and text. A fault is 500 without text. */
export interface RouteFailure {
  readonly status: number;
  readonly text: string;
}

export type LoaderData = Readonly<Record<string, unknown>>;
/** By the id of the route whose boundary shows it. */
export type RouteFailures = Readonly<Record<string, RouteFailure>>;

/** State of a page: one shape on the server, in its HTML and in the browser. */
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
  /** Keep the scroll position. */
  readonly preventScrollReset?: boolean;
}

/** Navigates to an address of this site, relative to the present one, or by a number of history entries. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** The router as components use it. */
export interface Router {
  readonly getState: () => RouterState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly navigate: Navigate;
  /** Ids of the routes whose data a visit to an address of this site would load. */
  readonly wanted: (to: string) => readonly string[];
  /**
   * Reloads the data of the present page: of all its routes, or of the named ones. `keepsPage`: the page
   * stays if the server cannot be reached or fails.
   */
  readonly revalidate: (routeIds?: readonly string[], options?: { readonly keepsPage: boolean }) => Promise<void>;
}
