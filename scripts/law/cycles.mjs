import { posix } from "node:path";
import { importsOf } from "./imports.mjs";

/**
 * The relative imports of every file. Type-only and dynamic ones count too: a reader of one file of a cycle needs all
 * of them.
 * @param {ReadonlyMap<string, string>} sources path relative to the project → text
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function importGraph(sources) {
  return new Map(
    [...sources].map(([path, text]) => [
      path,
      importsOf(text)
        .filter(({ specifier }) => specifier.startsWith("."))
        .map(({ specifier }) => posix.join(posix.dirname(path), specifier.replace(/\?.*$/, "")))
        .filter((target) => sources.has(target)),
    ]),
  );
}

/**
 * Groups of files that import each other, directly or through others (law 6), by Tarjan's algorithm.
 * @param {ReadonlyMap<string, readonly string[]>} graph every import is a key as well
 * @returns {readonly (readonly string[])[]} each group once, in alphabetical order
 */
export function cyclesOf(graph) {
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const cycles = [];

  /** @param {string} file */
  function visit(file) {
    const order = lowest.size;
    let low = order;
    lowest.set(file, order);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!lowest.has(next)) visit(next);
      if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low !== order) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) cycles.push(group.toSorted());
  }

  for (const file of graph.keys()) if (!lowest.has(file)) visit(file);
  return cycles;
}
