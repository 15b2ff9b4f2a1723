import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router";
import { type PageModule, type RouteEntry, type RouteName, routeTable } from "./router.ts";
import { RootError } from "./routes/root-error.tsx";
import { Root } from "./routes/root.tsx";
import * as sheet from "./routes/sheet.tsx";
import { isRefreshing } from "./state/refresh.ts";

/** What a matched route tells layouts and the document's head. */
export interface RouteHandle {
  readonly name?: RouteName;
  readonly head?: PageModule["head"];
}

/** Gives a route id its loader: shop code on the server, a call for the payload in the browser. */
export type LoaderOf = (routeId: string) => LoaderFunction;

const lazyPages = import.meta.glob<PageModule>(["./routes/*.tsx", "!./routes/{root,root-error,sheet,home,category,product}.tsx"]);

/** The router's own tree: root → product sheet → the address table. */
export function buildRoutes(loaderOf: LoaderOf): RouteObject[] {
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: RootError,
      loader: loaderOf("root"),
      shouldRevalidate: isRefreshing,
      children: [
        {
          id: "sheet",
          Component: sheet.Component,
          ErrorBoundary: RootError,
          loader: loaderOf("sheet"),
          shouldRevalidate: productChanged,
          handle: { head: sheet.head } satisfies RouteHandle,
          children: routeTable.map((entry) => toRoute(entry, loaderOf)),
        },
      ],
    },
  ];
}

function toRoute(entry: RouteEntry, loaderOf: LoaderOf): RouteObject {
  const { id, name, page } = entry;
  const common = {
    id,
    ...(entry.loads === false ? {} : { loader: loaderOf(id), shouldRevalidate: pageChanged }),
    ...(typeof page === "string" ? { lazy: () => loadPage(page, name) } : ownPage(page, name)),
  };
  if (entry.index) return { ...common, index: true };
  const children = entry.children?.map((child) => toRoute(child, loaderOf));
  return { ...common, path: entry.path, ...(children ? { children } : {}) };
}

function ownPage(page: PageModule | undefined, name: RouteName | undefined) {
  return { ...(page ? { Component: page.Component } : {}), handle: { name, head: page?.head } satisfies RouteHandle };
}

async function loadPage(file: string, name: RouteName | undefined) {
  const load = lazyPages[file];
  if (!load) throw new Error(`the address table names a page that does not exist: ${file}`);
  return ownPage(await load(), name);
}

/** A product opened over a list, a sort order or a filter leaves the list's data as it is. */
const pageChanged: ShouldRevalidateFunction = ({ currentParams, nextParams, currentUrl, nextUrl }) =>
  isRefreshing() ||
  currentUrl.searchParams.get("key") !== nextUrl.searchParams.get("key") ||
  Object.keys({ ...currentParams, ...nextParams }).some((name) => currentParams[name] !== nextParams[name]);

const productChanged: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  isRefreshing() || currentUrl.searchParams.get("product_id") !== nextUrl.searchParams.get("product_id");
