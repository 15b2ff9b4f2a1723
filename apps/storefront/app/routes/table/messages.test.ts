import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { languageDictionary } from "../../i18n/dictionary/language-dictionary.ts";
import { splitDictionary } from "../../i18n/dictionary/split-dictionary.ts";
import { type RouteEntry, routeTable } from "../../model/page/route-table.ts";

const app = fileURLToPath(new URL("../..", import.meta.url));
const { later } = splitDictionary(languageDictionary("ru"));

/** Files that come with a file: its static imports. What it imports later waits for its own messages. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+\.tsx?)";/gms);
  for (const [, path = ""] of imports) withImports(join(dirname(file), path), seen);
  return seen;
}

/** The messages of the later group that a page and its parts name. A part that waits for the group itself is left out. */
function laterKeysOf(page: string): readonly string[] {
  const sources = [...withImports(join(app, page))].map((file) => readFileSync(file, "utf8"));
  const named = sources
    .filter((source) => !source.includes("laterMessages()"))
    .flatMap((source) => [...source.matchAll(/"([a-z]\w*(?:\.\w+)+)"/g)]);
  return [...new Set(named.map(([, key = ""]) => key).filter((key) => Object.hasOwn(later, key)))];
}

function pagesOf(entry: RouteEntry): readonly RouteEntry[] {
  return [...(entry.page ? [entry] : []), ...(entry.children ?? []).flatMap(pagesOf)];
}

describe("the message group of a page", () => {
  // What the first pages name of it loads with parts of their own.
  const ofFirstPages = new Set(["./routes/home.tsx", "./routes/catalog/category.tsx"].flatMap(laterKeysOf));

  it.each(routeTable.flatMap(pagesOf))("APP-3 $id fetches the messages it shows", ({ page = "", messages }) => {
    const shown = laterKeysOf(page).filter((key) => !ofFirstPages.has(key));
    if (messages === "later") expect(shown).not.toEqual([]);
    else expect(shown).toEqual([]);
  });
});
