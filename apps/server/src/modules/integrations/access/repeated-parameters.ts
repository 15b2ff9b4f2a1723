import type { FastifyInstance } from "fastify";

const paths = /^\/wp-json\/wc\/v\d+\//;

/**
 * On the WooCommerce paths the last of two equal parameters counts, as in PHP: the official client sends every
 * parameter twice when it signs. Signatures are checked in the same way. Register before the routes.
 */
export function registerRepeatedParameters(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    const { query } = request;
    if (!paths.test(request.url) || typeof query !== "object" || query === null) return;
    request.query = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
    );
  });
}
