import type { PageContext } from "../page-data/request/page-context.ts";
import { buildRoutes } from "../routes/table/build-routes.ts";
import { createStaticRouter } from "../routing/static-router.ts";
import type { Load } from "../routing/types.ts";
import { loaders } from "./loaders.ts";

/** The address table with the shop's own loaders. Built once a process. */
export const shopRouter = createStaticRouter(buildRoutes(serverLoader));

/** Throws for a route that the table has and `loaders` has not. */
function serverLoader(routeId: string): Load {
  const loader = loaders[routeId];
  if (!loader) throw new Error(`the address table has a route without a loader: ${routeId}`);
  // The context is what render-page and render-payload hand to this very router.
  return ({ params, url, context }) => loader({ params, url, page: context as PageContext });
}
