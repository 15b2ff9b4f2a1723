import type { FastifyInstance } from "fastify";
import { readBuildInfo } from "./builds.ts";
import { type SystemDeps, systemRoutes } from "./routes.ts";

/** Which build runs (API-9), and what search engines and phones ask for. */
export async function registerSystem(
  app: FastifyInstance,
  { buildDir, ...deps }: Omit<SystemDeps, "build"> & { readonly buildDir: string },
): Promise<void> {
  systemRoutes(app, { ...deps, build: await readBuildInfo(buildDir) });
}
