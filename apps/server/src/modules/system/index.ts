import type { FastifyInstance } from "fastify";
import { readBuildInfo } from "./builds.ts";
import { type SystemDeps, systemRoutes } from "./routes.ts";

/** The running build (API-9), and files for search engines, phones and editors. */
export async function registerSystem(
  app: FastifyInstance,
  { buildDir, ...deps }: Omit<SystemDeps, "build"> & { readonly buildDir: string },
): Promise<void> {
  systemRoutes(app, { ...deps, build: await readBuildInfo(buildDir) });
}
