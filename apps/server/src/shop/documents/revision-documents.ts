import { DEFAULT_LANGUAGE, isMenu, LANGUAGES, type LanguageCode } from "@skatert/contract";
import { contentLanguages, overlayLanguages } from "./content-languages.ts";
import type { Json, JsonObject } from "./json.ts";
import { applyCatalogOverlay, applyOverlay, mergedOnce } from "./overlay.ts";

/** A revision's documents in the wire's shapes, parsed once and read in any language. */
export interface ShopDocuments {
  /**
   * A subject ("settings", "prices/center") in a language. Texts missing in its overlay are in English, else in the
   * shop's default language (decision 050). Without a language: the base text. Null when the shop has no such subject.
   */
  read(name: string, language?: LanguageCode): Json;
  has(name: string): boolean;
  /** "catalog" and the price files. */
  readonly menus: readonly string[];
  /** Names of documents with invalid JSON; they read as absent. */
  readonly broken: readonly string[];
  /** The language with the same texts: itself if the shop has texts in it; null: the base texts. */
  sameAs(language: LanguageCode): LanguageCode | null;
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

  const spoken = new Set(LANGUAGES.filter((code) => [...parsed.keys()].some((name) => name.endsWith(`.${code}`))));
  const languages = contentLanguages(parsed.get("settings") ?? null, (language) => spoken.has(language));

  function read(name: string, language?: LanguageCode): Json {
    const chain = language === undefined ? [DEFAULT_LANGUAGE] : overlayLanguages(language, languages);
    return chain.reduce<Json>((base, each) => overlaid(name, base, each), parsed.get(name) ?? null);
  }

  function overlaid(name: string, base: Json, language: LanguageCode): Json {
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
    sameAs: (language) => overlayLanguages(language, languages).findLast((each) => spoken.has(each)) ?? null,
  };
}

function isObject(value: Json): value is JsonObject | readonly Json[] {
  return typeof value === "object" && value !== null;
}

function parseJson(body: string): Json | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
