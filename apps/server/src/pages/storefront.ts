import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Catalog } from "@skatert/domain";
import type { BodyPart } from "../http/bodies/body-part.ts";

/** What the storefront's build needs of the server; the whole of what the two know of each other. */
export interface StorefrontDeps {
  /** The shop's calls, in this process or over the network. */
  fetchApi(path: string, init?: RequestInit): Promise<Response>;
  /** The menu in a catalogue file of this process's own shop; null for a file that does not exist. Absent: fetch it. */
  readonly menu?: ((path: string) => Catalog | null) | undefined;
  /** Of the shop's data: what was worked out for one revision holds until the next. */
  readonly revision: string;
  /** The shop's clock, milliseconds. */
  now(): number;
}

/** A page or a public page's data; `body` is null where there is none, as with a redirect. */
export interface StorefrontAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: readonly BodyPart[] | null;
  /** "public": the same for every visitor with the same address, language, theme and branch. */
  readonly scope: "public" | "private";
}

/** Names of the query parameters that pages read on the server. */
export interface PageQuery {
  /** Pages with them are the same for all visitors; part of the cache key. */
  readonly shared: readonly string[];
  /** A page with one of them belongs to one visitor. */
  readonly personal: readonly string[];
}

/** The built storefront: whole pages, and a public page's loader data. */
export interface Storefront {
  readonly pageQuery: PageQuery;
  /** Sources of `script-src` that let through the code in its pages, by hash. */
  readonly inlineScripts: readonly string[];
  render(request: Request, deps: StorefrontDeps): Promise<StorefrontAnswer>;
  payload(request: Request, deps: StorefrontDeps): Promise<StorefrontAnswer>;
}

/** Loads the server half of a storefront build; null when the folder holds none. Throws on a broken build. */
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
