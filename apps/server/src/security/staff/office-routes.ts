import { OFFICE_CALLS } from "@skatert/contract";
import type { FastifyInstance } from "fastify";

/** Every registered call of the office, including one that the published document hides: `GET /api/office/me`. */
export function officeRoutes(app: FastifyInstance): readonly string[] {
  const open: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] = /^([│\s]*)[├└]── (\S+) \(([^)]*)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      open.splice(depth, open.length, part);
      const path = open.join("");
      if (!path.startsWith(OFFICE_CALLS)) return [];
      return methods
        .split(", ")
        .filter((method) => method !== "HEAD")
        .map((method) => `${method} ${path}`);
    });
}
