import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuiltStorefront } from "@skatert/contract";

/** The built storefront: whole pages, and a page's loader data. */
export type Storefront = BuiltStorefront<Buffer>;

/** Loads the server part of a storefront build; null when the folder has none. Throws on a broken build. */
export async function loadStorefront(buildDir: string): Promise<Storefront | null> {
  const entry = join(buildDir, "server", "entry.server.js");
  if (!existsSync(entry)) return null;
  const built: unknown = await import(pathToFileURL(entry).href);
  if (!isStorefront(built)) throw new Error(`${entry} does not export pageQuery, inlineScripts, render and payload`);
  return built;
}

function isStorefront(built: unknown): built is Storefront {
  return (
    typeof built === "object" &&
    built !== null &&
    "pageQuery" in built &&
    typeof built.pageQuery === "object" &&
    "inlineScripts" in built &&
    Array.isArray(built.inlineScripts) &&
    "render" in built &&
    typeof built.render === "function" &&
    "payload" in built &&
    typeof built.payload === "function"
  );
}
