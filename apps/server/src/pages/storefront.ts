import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Catalog } from "@skatert/domain";
import type { BodyPart } from "../http/bodies/body-part.ts";

/** The interface between the storefront's build and the server. */
export interface StorefrontDeps {
  /** The shop's calls, in this process or over the network. */
  fetchApi(path: string, init?: RequestInit): Promise<Response>;
  /** The menu in a catalogue file of this process's own shop; null if the file does not exist. Absent: fetch it. */
  readonly menu?: ((path: string) => Catalog | null) | undefined;
  /** Revision of the shop's data: results computed for one revision are valid until the next. */
  readonly revision: string;
  /** The shop's clock, milliseconds. */
  now(): number;
}

/** A page or the data of a public page; `body` is null if the answer has none, as with a redirect. */
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
  /** These do not make a page personal; they are part of the cache key. */
  readonly shared: readonly string[];
  /** A page with one of these belongs to one visitor. */
  readonly personal: readonly string[];
}

/** The built storefront: whole pages, and a public page's loader data. */
export interface Storefront {
  readonly pageQuery: PageQuery;
  /** Sources of `script-src` that allow the inline scripts of its pages by hash. */
  readonly inlineScripts: readonly string[];
  render(request: Request, deps: StorefrontDeps): Promise<StorefrontAnswer>;
  payload(request: Request, deps: StorefrontDeps): Promise<StorefrontAnswer>;
}

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
