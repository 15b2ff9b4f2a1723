import { createHash } from "node:crypto";
import { type LanguageCode, readsCyrillic } from "@skatert/contract";
import { manifest, starter, styleSheets } from "../../page-data/assets/client-assets.ts";
import { type BodyPart, sharedPart } from "../cache/body-parts.ts";

const entryKey = "app/start/entry.client.tsx";
/** Modules with the file names of lazy pages, by the folder of those files. */
const lazyIndexes: readonly (readonly [RegExp, string])[] = [
  [/^app\/routes\/(?!page-types\/)[^/]+\/[^/]+$/, "app/routes/table/lazy-pages.ts"],
  [/^app\/routes\/page-types\/[^/]+$/, "app/routes/page-types/lazy-views.ts"],
];
const fontKey = (name: string) => `app/theme/fonts/onest-${name}.woff2`;

/** Public paths of the files of a page's first load. */
export interface PageAssets {
  /** Code of the script that fetches the page's own, `script`, and its `modules`. */
  readonly starter: string;
  readonly script: string;
  readonly modules: readonly string[];
  /** The style sheets themselves, so that the first paint needs no request, and their files. */
  readonly styles: readonly BodyPart[];
  readonly styleFiles: readonly string[];
  readonly fonts: readonly string[];
}

/** The only inline code of the HTML, as a source of the Content-Security-Policy. */
export const inlineScripts: readonly string[] = [`'sha256-${createHash("sha256").update(starter).digest("base64")}'`];

/** By lazy pages and letters of languages. Their number is limited by the route table and the fonts. */
const known = new Map<string, PageAssets>();

/**
 * Files of the entry, of the lazy pages (`./routes/x.tsx`) that the address matches, and the fonts of its
 * languages.
 */
export function assetsFor(lazyPages: readonly string[], languages: readonly LanguageCode[]): PageAssets {
  const fonts = [...new Set(["signs", ...languages.flatMap(lettersOf)])];
  const key = [...lazyPages, ...fonts].join();
  const assets = known.get(key) ?? readAssets(lazyPages, fonts);
  known.set(key, assets);
  return assets;
}

function readAssets(lazyPages: readonly string[], fonts: readonly string[]): PageAssets {
  const files = lazyPages.map((file) => file.replace("./", "app/"));
  const indexes = lazyIndexes.filter(([folder]) => files.some((file) => folder.test(file))).map(([, key]) => key);
  const keys = [entryKey, rendererKey(), ...indexes, ...files];
  const chunks = [...new Set(keys.flatMap(withImports))];
  const styles = [...new Set(chunks.flatMap((key) => chunkOf(key).css ?? []))];
  const file = (key: string) => `/${chunkOf(key).file}`;
  return {
    starter,
    script: file(entryKey),
    modules: chunks.filter((key) => key !== entryKey).map(file),
    styles: styles.map(styleSheet),
    styleFiles: styles.map((name) => `/${name}`),
    fonts: fonts.map((name) => file(fontKey(name))),
  };
}

const sheets = new Map<string, BodyPart>();

/** Cached, because many pages have the same sheet. */
function styleSheet(name: string): BodyPart {
  const known = sheets.get(name);
  if (known) return known;
  const sheet = sharedPart(Buffer.from(styleSheets[name] ?? ""));
  sheets.set(name, sheet);
  return sheet;
}

/** Letters beyond the Russian ones, see theme/fonts.css. */
const furtherLetters: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  be: ["cyrillic-more"],
  kk: ["cyrillic-more", "cyrillic-ext"],
  tt: ["cyrillic-ext"],
};

function lettersOf(language: LanguageCode): readonly string[] {
  return [readsCyrillic(language) ? "cyrillic" : "latin", ...(furtherLetters[language] ?? [])];
}

/** The renderer's chunk, which the entry always imports, in a task of its own: see app/start/renderer.ts. */
function rendererKey(): string {
  const key = Object.keys(manifest).find((name) => manifest[name]?.name === "renderer");
  if (!key) throw new Error("the browser's build has no renderer");
  return key;
}

/** A page without its own chunk is in the entry's chunk. */
function withImports(key: string): string[] {
  const chunk = manifest[key];
  return chunk ? [key, ...(chunk.imports ?? []).flatMap(withImports)] : [];
}

function chunkOf(key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the browser's build has no ${key}`);
  return chunk;
}
