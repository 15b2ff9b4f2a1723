import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const tests = /\.test\.tsx?$|(^|[\\/])testing-/;
const literal = /"([\w.-]+)"/g;
/** A key built at run time begins with its subject, so `${key}` alone uses no key. */
const template = /`([\w-]+\.[\w.-]*\$\{[^`]*)`/g;

/** The keys that no source contains as a literal or can build with a template. */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): readonly string[] {
  const named = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources) {
    for (const [, key = ""] of source.matchAll(literal)) named.add(key);
    for (const [, text = ""] of source.matchAll(template)) templates.add(text);
  }
  const patterns = [...templates].map(patternOf);
  return keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

/** `rate.tag.${tag}` becomes /^rate\.tag\.[\w-]+$/: a value replaces one segment of a key. */
function patternOf(text: string): RegExp {
  const fixed = text.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.]/g, "\\."));
  return new RegExp(`^${fixed.join("[\\w-]+")}$`);
}

/** The sources of a folder without tests; `except` are paths in it that list keys and do not use them. */
export function sourcesIn(folder: string, except: readonly string[]): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const wanted = names.filter((name) => /\.tsx?$/.test(name) && !tests.test(name) && !except.includes(name));
  return wanted.map((name) => readFileSync(join(folder, name), "utf8"));
}
