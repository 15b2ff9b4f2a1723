import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** A build of the storefront, as in `builds/latest.json` and `builds/meta/{id}.json` (API-9). */
export interface Build {
  readonly id: string;
  /** Milliseconds. */
  readonly timestamp: number;
  /** Public paths of its files. */
  readonly assets: readonly string[];
}

/** Reads the build folder; a server without a storefront has the build "none". */
export async function readBuildInfo(buildDir: string): Promise<Build> {
  const entry = join(buildDir, "server", "entry.server.js");
  if (!existsSync(entry)) return { id: "none", timestamp: 0, assets: [] };
  const assetsDir = join(buildDir, "client", "assets");
  const names = existsSync(assetsDir) ? (await readdir(assetsDir, { recursive: true })).sort() : [];
  const assets = names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/assets/${name}`);
  const hash = createHash("sha256")
    .update(await readFile(entry))
    .update(assets.join("\n"));
  return {
    id: hash.digest("hex").slice(0, 12),
    timestamp: Math.round((await stat(entry)).mtimeMs),
    assets,
  };
}
