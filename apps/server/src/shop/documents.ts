import { DEFAULT_LANGUAGE, type LanguageCode } from "@skatert/contract";
import { applyCatalogOverlay, applyOverlay, type Json } from "./overlay.ts";

/** A revision's documents in the wire's shapes, parsed once and read in any language. */
export interface ShopDocuments {
  /** A subject ("settings", "prices/center") with the language's overlay; null when the shop has none. */
  read(name: string, language?: LanguageCode): Json;
  has(name: string): boolean;
  /** Names of documents that are no JSON; they read as absent. */
  readonly broken: readonly string[];
  /** Whether any subject differs in the language; one that differs in none reads as the default language. */
  speaks(language: LanguageCode): boolean;
}

export function parseDocuments(bodies: ReadonlyMap<string, string>): ShopDocuments {
  const parsed = new Map<string, Json>();
  const broken: string[] = [];
  for (const [name, body] of bodies) {
    const content = parseJson(body);
    if (content === undefined) broken.push(name);
    else parsed.set(name, content);
  }
  const merged = new Map<string, Json>();

  function overlayName(name: string, language: LanguageCode): string {
    return `${isMenu(name) ? "catalog" : name}.${language}`;
  }

  function read(name: string, language: LanguageCode = DEFAULT_LANGUAGE): Json {
    const base = parsed.get(name) ?? null;
    const overlay = parsed.get(overlayName(name, language));
    if (overlay === undefined || base === null) return base;
    const key = `${name}.${language}`;
    const known = merged.get(key);
    if (known !== undefined) return known;
    const made = isMenu(name) ? applyCatalogOverlay(base, overlay) : applyOverlay(base, overlay);
    merged.set(key, made);
    return made;
  }

  return {
    read,
    broken,
    has: (name) => parsed.has(name),
    speaks: (language) => [...parsed.keys()].some((name) => name.endsWith(`.${language}`)),
  };
}

/** The main catalogue and every price file share one overlay. */
function isMenu(name: string): boolean {
  return name === "catalog" || name.startsWith("prices/");
}

function parseJson(body: string): Json | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
