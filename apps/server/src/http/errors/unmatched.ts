import { apiError } from "@skatert/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The methods of each path, for a 405 that lists them (RFC 9110 15.5.6). */
export interface MethodTable {
  /** Methods of the routes whose pattern matches the path, without the catch-all. */
  methodsOf(path: string): readonly string[];
}

/** Register before the routes. */
export function watchRoutes(app: FastifyInstance): MethodTable {
  const routes: { readonly methods: readonly string[]; readonly pattern: RegExp }[] = [];
  app.addHook("onRoute", (route) => {
    if (route.url === "/*" || route.url === "*") return;
    routes.push({ methods: [route.method].flat(), pattern: patternOf(route.url) });
  });
  return {
    methodsOf: (path) => [
      ...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
    ],
  };
}

function patternOf(url: string): RegExp {
  const source = url
    .split("/")
    .map((part) => {
      if (part.startsWith(":")) return "[^/]+";
      return part === "*" ? ".*" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("/");
  return new RegExp(`^${source}$`);
}

/** 405 if the path has other methods, else 404, both in the WordPress shape. */
export function sendUnmatched(table: MethodTable, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = table.methodsOf(request.url.split("?")[0] ?? "/");
  if (methods.length === 0 || methods.includes(request.method)) {
    return reply.code(404).send(apiError("rest_no_route", "No route was found matching the URL and request method"));
  }
  const { code, message, data } = apiError("rest_no_route", "This path does not support this method");
  return reply
    .code(405)
    .header("allow", methods.join(", "))
    .send({ code, message, data: { ...data, status: 405 } });
}
