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

/**
 * The imports between the nouns of a folder: the folders in it, and the files beside them. Tests may import any noun.
 * @param {ReadonlyMap<string, readonly string[]>} graph
 * @param {string} folder with a slash at its end
 * @returns {ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>} noun → imported noun → importing files
 */
function nounsIn(graph, folder) {
  /** @param {string} path */
  const nounOf = (path) => path.slice(folder.length).split("/")[0] ?? "";
  /** @type {Map<string, Map<string, Set<string>>>} */
  const nouns = new Map();
  for (const [path, targets] of graph) {
    if (!path.startsWith(folder) || /\.test\.tsx?$|\/testing\//.test(path)) continue;
    const own = nounOf(path);
    const wanted = nouns.get(own) ?? new Map();
    nouns.set(own, wanted);
    for (const target of targets) {
      if (!target.startsWith(folder) || nounOf(target) === own) continue;
      const files = wanted.get(nounOf(target)) ?? new Set();
      wanted.set(nounOf(target), files.add(path.slice(folder.length)));
    }
  }
  return nouns;
}

/**
 * Nouns of a folder that import each other, directly or through others, also by types alone (law 6).
 * @param {ReadonlyMap<string, readonly string[]>} graph see importGraph
 * @param {string} folder with a slash at its end
 * @returns {readonly string[]} of each group its shortest ring, with the files that import the next noun
 */
export function nounRingsOf(graph, folder) {
  const nouns = nounsIn(graph, folder);
  const groups = cyclesOf(new Map([...nouns].map(([noun, wanted]) => [noun, [...wanted.keys()]])));
  return groups.map((group) => {
    const [ring = []] = group.map((noun) => ringFrom(nouns, noun)).toSorted((a, b) => a.length - b.length);
    const steps = ring.map((noun, index) => {
      const next = ring[(index + 1) % ring.length] ?? noun;
      return `${noun} imports ${next} in ${[...(nouns.get(noun)?.get(next) ?? [])].join(", ")}`;
    });
    return steps.join("; ");
  });
}

/**
 * The shortest way from a noun back to itself.
 * @param {ReadonlyMap<string, ReadonlyMap<string, unknown>>} nouns
 * @param {string} start
 */
function ringFrom(nouns, start) {
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    for (const next of nouns.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return [];
}
