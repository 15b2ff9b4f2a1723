import { loadOpenedDish } from "../../features/catalog/sheet/load-opened-dish.ts";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import type { RouteHandle } from "../../layouts/route-handle.ts";
import { type LoadedRoute, type PageFile, type RouteEntry, routeTable } from "../../model/page/route-table.ts";
import { asksOtherwise } from "../../routing/query-parameters.ts";
import type { Change, Load, RouteNode, RoutePage } from "../../routing/types.ts";
import * as categoryPage from "../catalog/category.tsx";
import * as homePage from "../home.tsx";
import { Root } from "../root.tsx";
import { RootError } from "../root-error.tsx";
import * as sheet from "../sheet.tsx";
import type { PageModule } from "./page-module.ts";

/** Gives a route id its loader: shop code on the server, a call for the payload in the browser. */
export type LoaderOf = (routeId: LoadedRoute) => Load;

/** Pages that almost every visit needs. They are part of the first load. */
const firstPages: Readonly<Record<string, PageModule>> = {
  "./routes/home.tsx": homePage,
  "./routes/catalog/category.tsx": categoryPage,
};
const sheetFile = "./features/catalog/sheet/opened-dish.ts";

/** The router's tree: root → product sheet → route table. */
export function buildRoutes(loaderOf: LoaderOf): readonly RouteNode<RouteHandle>[] {
  const pages: RouteNode<RouteHandle> = {
    id: "sheet",
    Component: sheet.Component,
    ErrorBoundary: RootError,
    load: loaderOf("sheet"),
    shouldReload: productChanged,
    handle: { head: sheet.head, covers: true },
    lazy: sheetScript,
    children: routeTable.map((entry) => toRoute(entry, loaderOf)),
  };
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: RootError,
      load: loaderOf("root"),
      shouldReload: () => false,
      children: [pages],
    },
  ];
}

function toRoute(entry: RouteEntry, loaderOf: LoaderOf): RouteNode<RouteHandle> {
  const { id, name, path, index, page, resource, children } = entry;
  const first = page && firstPages[page];
  return {
    id,
    path,
    index,
    handle: { name, resource, head: first?.head },
    ...(first ? { Component: first.Component } : page ? { lazy: () => loadPage(page, entry) } : {}),
    ...dataOf(entry, loaderOf),
    ...(children ? { children: children.map((child) => toRoute(child, loaderOf)) } : {}),
  };
}

/** A page without a loader has empty data, so that its `head` still runs. */
function dataOf({ id, loads, page }: RouteEntry, loaderOf: LoaderOf): Pick<RouteNode, "load" | "shouldReload"> {
  if (loads !== false) return { load: loaderOf(id), shouldReload: pageChanged };
  return page ? { load: () => null, shouldReload: () => false } : {};
}

async function loadPage(file: PageFile, { name, messages }: RouteEntry): Promise<RoutePage<RouteHandle>> {
  const load = (await import("./lazy-pages.ts")).lazyPages[file];
  if (!load) throw new Error(`the route table names a missing page: ${file}`);
  const [{ Component, head, Layout }] = await Promise.all([load(), messages && laterMessages()]);
  return { Component, handle: { name, head, Layout }, file };
}

/** The sheet's script loads with the first opened dish. */
async function sheetScript(url: URL): Promise<RoutePage<RouteHandle>> {
  if (!url.searchParams.has("product_id")) return {};
  await loadOpenedDish();
  return { file: sheetFile };
}

/** Opening a product over a list, sorting or filtering does not reload the list's data. */
function pageChanged({ from, to }: Change): boolean {
  const names = Object.keys({ ...from.params, ...to.params });
  return (
    names.some((name) => from.params[name] !== to.params[name]) ||
    asksOtherwise("page", from.url.searchParams, to.url.searchParams)
  );
}

function productChanged({ from, to }: Change): boolean {
  return asksOtherwise("sheet", from.url.searchParams, to.url.searchParams);
}
