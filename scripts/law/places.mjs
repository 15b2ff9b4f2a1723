import { posix } from "node:path";

/**
 * The place of a file in the project. `part` is the folder under the package's sources (a noun of the domain,
 * `features`, `modules`, …), `noun` the folder below it, `file` the base name.
 * @typedef {{ floor: Floor, part: string, noun: string, file: string, test: boolean }} Place
 * @typedef {"domain" | "contract" | "server" | "storefront" | "office"} Floor
 */

/** @type {Readonly<Record<string, Floor>>} */
const SOURCES = {
  "packages/domain/src/": "domain",
  "packages/contract/src/": "contract",
  "apps/server/src/": "server",
  "apps/storefront/app/": "storefront",
  "apps/office/src/": "office",
};

/** @type {Readonly<Record<string, Floor>>} */
const PACKAGES = {
  "@skatert/domain": "domain",
  "@skatert/contract": "contract",
  "@skatert/server": "server",
  "@skatert/storefront": "storefront",
  "@skatert/office": "office",
};

/**
 * @param {string} path relative to the project, with forward slashes
 * @returns {Place | null} null outside of the five packages
 */
export function placeOf(path) {
  const root = Object.keys(SOURCES).find((folder) => path.startsWith(folder));
  const floor = root && SOURCES[root];
  if (!floor) return null;
  const folders = path.slice(root.length).split("/");
  const file = folders.pop() ?? "";
  const [part = "", noun = ""] = folders;
  return { floor, part, noun, file, test: /\.test\.tsx?$/.test(file) || folders.includes("testing") };
}

/**
 * Resolves a specifier: a path of the project, one of our packages, or a foreign package.
 * @param {string} specifier
 * @param {string} from
 * @returns {{ path: string } | { floor: Floor, subpath: string } | { foreign: string }}
 */
export function targetOf(specifier, from) {
  if (specifier.startsWith(".")) return { path: posix.join(posix.dirname(from), specifier.replace(/\?.*$/, "")) };
  const name = specifier.split("/").slice(0, 2).join("/");
  const floor = PACKAGES[name];
  return floor ? { floor, subpath: specifier.slice(name.length + 1) } : { foreign: specifier };
}
