import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");
const readers = [
  "packages/domain/src",
  "packages/contract/src/pictures",
  "apps/server/src",
  "apps/storefront/app",
  "apps/storefront/worker",
];
const aside = /\.test\.tsx?$|\/testing[-/]|\/build\//;

/** Sources of the product outside the contract's mappers, without tests and comments; `except`: files left out. */
export function productSources(except: readonly string[] = []): string {
  return sourcesOf(readers, except);
}

/** Names of the properties that the packages' types declare. */
export function declaredProperties(): ReadonlySet<string> {
  const types = sourcesOf(["packages/domain/src", "packages/contract/src"]);
  return new Set([...types.matchAll(/readonly (\w+)\??:/g)].map(([, name = ""]) => name));
}

function sourcesOf(folders: readonly string[], except: readonly string[] = []): string {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !aside.test(file) && !except.includes(file))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** Whether code reads a property of this name: by a dot, by a key, or by destructuring. A declaration is not a read. */
export function isReadIn(sources: string, name: string): boolean {
  const word = name.replace(/[^\w-]/g, "\\$&");
  const taken = `(?<![\\w$.-])${word}(?![\\w$-])(?!\\s*[?]?:)`;
  const renamed = `[{,]\\s*${word}:\\s*\\w+[^{};]*\\}\\s*(?:=[^>=]|:|\\)\\s*=>)`;
  return new RegExp(`\\.${word}\\b|\\["${word}"\\]|${taken}|${renamed}`).test(sources);
}
