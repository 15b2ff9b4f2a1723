import { DEFAULT_LANGUAGE, type LanguageCode } from "@skatert/contract";
import { applyCatalogOverlay, applyOverlay, type Json, type JsonObject, mergedOnce } from "./overlay.ts";

/** A revision's documents in the wire's shapes, parsed once and read in any language. */
export interface ShopDocuments {
  /** A subject ("settings", "prices/center") with the language's overlay; null when the shop has none. */
  read(name: string, language?: LanguageCode): Json;
  has(name: string): boolean;
  /** "catalog" and the price files. */
  readonly menus: readonly string[];
  /** Names of documents that are no JSON; they read as absent. */
  readonly broken: readonly string[];
  /** Whether any subject differs in the language; one that differs in none reads as the default language. */
  speaks(language: LanguageCode): boolean;
}

/** Documents by their JSON text, for documents of another host. */
export function parseDocuments(bodies: ReadonlyMap<string, string>): ShopDocuments {
  return documentsOf(new Map([...bodies].map(([name, body]) => [name, parseJson(body)])));
}

/** Documents by their content; undefined for an unreadable one. Overlays are merged once for the same content. */
export function documentsOf(contents: ReadonlyMap<string, Json | undefined>): ShopDocuments {
  const parsed = new Map<string, Json>();
  const broken: string[] = [];
  for (const [name, content] of contents) {
    if (content === undefined) broken.push(name);
    else parsed.set(name, content);
  }

  function overlayName(name: string, language: LanguageCode): string {
    return `${isMenu(name) ? "catalog" : name}.${language}`;
  }

  function read(name: string, language: LanguageCode = DEFAULT_LANGUAGE): Json {
    const base = parsed.get(name) ?? null;
    const overlay = parsed.get(overlayName(name, language));
    if (overlay === undefined || base === null) return base;
    const merge = () => (isMenu(name) ? applyCatalogOverlay(base, overlay) : applyOverlay(base, overlay));
    return isObject(base) && isObject(overlay) ? mergedOnce(base, overlay, merge) : merge();
  }

  return {
    read,
    broken,
    menus: [...parsed.keys()].filter(isMenu),
    has: (name) => parsed.has(name),
    speaks: (language) => [...parsed.keys()].some((name) => name.endsWith(`.${language}`)),
  };
}

function isObject(value: Json): value is JsonObject | readonly Json[] {
  return typeof value === "object" && value !== null;
}

/** The main catalogue and every price file share one overlay. */
export function isMenu(name: string): boolean {
  return name === "catalog" || name.startsWith("prices/");
}

function parseJson(body: string): Json | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
