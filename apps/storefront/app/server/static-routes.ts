import { createContext, createStaticHandler, type LoaderFunction, RouterContextProvider } from "react-router";
import { buildRoutes } from "../build-routes.ts";
import { loaders } from "./loaders.ts";
import type { PageContext } from "./page-context.ts";

const pageContext = createContext<PageContext>();

/** The address table with the shop's own loaders. Built once a process. */
export const staticHandler = createStaticHandler(buildRoutes(serverLoader));

/** What `staticHandler` hands to loaders. */
export function contextWith(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}

function serverLoader(routeId: string): LoaderFunction {
  const loader = loaders[routeId];
  if (!loader) throw new Error(`the address table has a route without a loader: ${routeId}`);
  return ({ params, request, context }) => loader({ params, url: new URL(request.url), page: context.get(pageContext) });
}
