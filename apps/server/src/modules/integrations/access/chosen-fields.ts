import type { FastifyInstance } from "fastify";

/** A field, or with dots one inside it: `billing.phone`. Of a list it applies to each entry. */
type Path = readonly string[];

/** `_fields=id,billing.phone` of WordPress: answers with these fields alone. Register before the routes. */
export function registerChosenFields(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith("/wp-json/wc/v3/")) return;
    const others = [route.preSerialization ?? []].flat();
    route.preSerialization = [
      ...others,
      async ({ query }, reply, payload: unknown) => {
        const paths = pathsOf(query);
        return paths.length === 0 || reply.statusCode >= 400 ? payload : pick(payload, paths);
      },
    ];
  });
}

function pathsOf(query: unknown): readonly Path[] {
  const given = typeof query === "object" && query !== null && "_fields" in query ? query._fields : "";
  const names = typeof given === "string" ? given.slice(0, 2_000).split(",") : [];
  return names.map((name) => name.trim()).flatMap((name) => (name === "" ? [] : [name.split(".")]));
}

function pick(value: unknown, paths: readonly Path[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => pick(entry, paths));
  if (typeof value !== "object" || value === null) return value;
  const chosen = Object.entries(value).flatMap(([name, inner]) => {
    const below = paths.filter(([first]) => first === name).map((path) => path.slice(1));
    if (below.length === 0) return [];
    return [[name, below.some((path) => path.length === 0) ? inner : pick(inner, below)] as const];
  });
  return Object.fromEntries(chosen);
}
