import type { FastifyInstance } from "fastify";

const paths = /^\/wp-json\/wc\/v\d+\//;

/**
 * On the WooCommerce paths the last of two equal parameters counts, as in PHP: the official client sends every
 * parameter twice when it signs. Signatures are checked in the same way. A list that a client writes as `status[]=a` or
 * `status[0]=a` is read as `status=a,b`. Register before the routes.
 */
export function registerRepeatedParameters(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    const { query } = request;
    if (!paths.test(request.url) || typeof query !== "object" || query === null) return;
    const read: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(query)) {
      const values = Array.isArray(value) ? value : [value];
      const list = /^(\w+)\[\d*\]$/.exec(name)?.[1];
      const known = list === undefined || typeof read[list] !== "string" ? [] : read[list].split(",");
      if (list === undefined) read[name] = values.at(-1);
      else read[list] = [...new Set([...known, ...values])].join(",");
    }
    request.query = read;
  });
}
