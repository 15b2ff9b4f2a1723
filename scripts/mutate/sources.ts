import { execFileSync } from "node:child_process";

/** The part of the project that a file belongs to, which is also the name of its tests' project. */
export type Part = (typeof parts)[number];

export const parts = ["domain", "contract", "server", "storefront", "office", "scripts"] as const;

const folders: Readonly<Record<string, Part>> = {
  "packages/domain/src/": "domain",
  "packages/contract/src/": "contract",
  "apps/server/src/": "server",
  "apps/storefront/app/": "storefront",
  "apps/storefront/worker/": "storefront",
  "apps/storefront/vite/": "storefront",
  "apps/office/src/": "office",
  "apps/office/worker/": "office",
  "apps/office/vite/": "office",
  "scripts/": "scripts",
};

/** Files without rules: message texts, test code, descriptions, lists and declarations. */
const skipped =
  /\.test\.tsx?$|\/testing[/-]|\/i18n\/messages\/|\/documented\/|\/security\/|\.d\.ts$|^scripts\/mutate\//;

/** The part of a file, or null for files in none, such as `bench`. */
export function partOf(path: string): Part | null {
  const folder = Object.keys(folders).find((prefix) => path.startsWith(prefix));
  return folder === undefined ? null : (folders[folder] ?? null);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Whether a file's rules may be changed: code of the product or of its tools, without tests. */
export function isRuleFile(path: string): boolean {
  return /\.(?:tsx?|mjs)$/.test(path) && partOf(path) !== null && !skipped.test(path);
}

/** The files that git tracks, in the order of their names. */
export function trackedFiles(root: string): readonly string[] {
  return execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 64 * 2 ** 20 })
    .split("\n")
    .filter(Boolean)
    .toSorted();
}
