import type { FastifyInstance } from "fastify";

const calls = "/wp-json/wc/v3/";

/**
 * WordPress takes a change of one resource as POST, PUT or PATCH alike, and clients use each. Only PUT is described.
 * Register before the routes.
 */
export function registerEqualMethods(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (route.method !== "PUT" || !route.url.startsWith(calls)) return;
    app.route({ ...route, method: ["POST", "PATCH"], schema: { ...route.schema, hide: true } });
  });
}
