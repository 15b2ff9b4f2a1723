import { posix } from "node:path";
import { isTest, partOf } from "./sources.ts";
import { childrenOf, isNode, type Node, nameOf, parse } from "./syntax.ts";

/** The files that import or start each file, directly. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Packages with an index: an import from the index counts as an import of the file that declares the name. */
const packages = new Map([
  ["@skatert/domain", "packages/domain/src/"],
  ["@skatert/domain/testing", "packages/domain/src/testing/"],
  ["@skatert/contract", "packages/contract/src/"],
]);

/** @param files paths relative to the project, with their sources */
export function importersOf(files: ReadonlyMap<string, string>): Importers {
  const trees = new Map([...files].map(([path, source]) => [path, parse(path, source)]));
  const declaring = new Map<string, string>();
  for (const [path, tree] of trees) {
    const folder = [...packages.values()].findLast((prefix) => path.startsWith(prefix));
    if (folder && !isTest(path)) for (const name of exportedNames(tree)) declaring.set(`${folder}${name}`, path);
  }
  const importers = new Map<string, Set<string>>();
  for (const [path, tree] of trees)
    for (const name of namedFiles(tree))
      for (const file of name.includes("*")
        ? matching(name, files.keys())
        : [declaring.get(name) ?? beside(path, name)])
        importers.set(file, (importers.get(file) ?? new Set()).add(path));
  return importers;
}

/**
 * The tests that load a file, nearest first: the test of the same name, then those of the same part. Those are sorted
 * by the length of the import chain; each folder name shared with the file offsets two imports. Folders of a direct
 * importer count too, with one folder less.
 * @param limit how many at most
 */
export function nearestTests(path: string, importers: Importers, limit: number): readonly string[] {
  const distances = new Map([[path, 0]]);
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  const homes = [...(importers.get(path) ?? [])].filter((file) => !isTest(file));
  const shared = (test: string) =>
    Math.max(sharedFolders(test, path), ...homes.map((home) => sharedFolders(test, home) - 1));
  const named = path.replace(/\.\w+$/, ".test.");
  const apart = (test: string, distance: number) => {
    if (test.startsWith(named)) return Number.NEGATIVE_INFINITY;
    return distance - 2 * shared(test) + (partOf(test) === partOf(path) ? 0 : 1_000);
  };
  return [...distances]
    .filter(([file]) => isTest(file))
    .map(([test, distance]) => ({ test, apart: apart(test, distance) }))
    .toSorted((a, b) => a.apart - b.apart || a.test.localeCompare(b.test))
    .slice(0, limit)
    .map(({ test }) => test);
}

/** Number of folder names that two paths share, at any depth. */
function sharedFolders(one: string, other: string): number {
  const folders = new Set(other.split("/").slice(0, -1));
  return one
    .split("/")
    .slice(0, -1)
    .filter((folder) => folders.has(folder)).length;
}

function beside(path: string, name: string): string {
  return posix.join(posix.dirname(path), name);
}

/**
 * The files of an `import.meta.glob`. Only the part after the leading dots counts, because a glob is relative to its
 * own file.
 */
function matching(glob: string, files: Iterable<string>): readonly string[] {
  const pattern = `**/${glob.replace(/^(?:\.\.?\/)+/, "")}`;
  return [...files].filter((file) => posix.matchesGlob(file, pattern));
}

/** Relative paths of sources, whether imported or given to a process to run, and `folder` + `name` of a package's exports. */
function namedFiles(node: Node): readonly string[] {
  const own = node.type === "Literal" && /^\.\.?\/.*\.(?:tsx?|mjs)$/.test(nameOf(node)) ? [nameOf(node)] : [];
  const folder = node.type === "ImportDeclaration" ? packages.get(nameOf(node["source"])) : undefined;
  const names = folder === undefined ? [] : childrenOf(node).map(({ imported }) => `${folder}${nameOf(imported)}`);
  return [...own, ...names, ...childrenOf(node).flatMap(namedFiles)];
}

function exportedNames(tree: Node): readonly string[] {
  return childrenOf(tree)
    .filter(({ type, source }) => type === "ExportNamedDeclaration" && !isNode(source))
    .flatMap(({ declaration, specifiers }) => {
      const declared = isNode(declaration) ? [declaration, ...childrenOf(declaration)] : [];
      const listed = Array.isArray(specifiers) ? specifiers.filter(isNode) : [];
      return [...declared.map(({ id }) => nameOf(id)), ...listed.map(({ exported }) => nameOf(exported))];
    })
    .filter(Boolean);
}
