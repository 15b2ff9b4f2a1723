import type { LoadedRoute } from "../model/page/route-table.ts";
import type { PageContext } from "../page-data/request/page-context.ts";
import { buildRoutes } from "../routes/table/build-routes.ts";
import { loaders } from "../routes/table/loaders.ts";
import { createStaticRouter } from "../routing/static-router.ts";
import type { Load } from "../routing/types.ts";

/** The route table with the shop's loaders. Built once per process. */
export const shopRouter = createStaticRouter(buildRoutes(serverLoader));

function serverLoader(routeId: LoadedRoute): Load {
  const loader = loaders[routeId];
  // render-page and render-payload pass this context to this router.
  return ({ params, url, context }) => loader({ params, url, page: context as PageContext });
}
