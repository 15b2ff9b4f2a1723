import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { inProject, ROOT } from "../setup/places.mjs";
import { cyclesOf, importGraph, nounRingsOf } from "./cycles.mjs";
import { importsOf } from "./imports.mjs";
import { breachOf, placeBreach } from "./rules.mjs";
import { staleExceptions, tableBreaches } from "./tables.mjs";

const SERVER = "apps/server/src/";
const SKIPPED = new Set(["node_modules", "build", "dist", "data"]);
/** Law 6 also applies to these folders. */
const TOOLS = ["bench", "demo", "e2e", "scripts", "torture"];
/** In these folders law 6 also applies to nouns. */
const FOLDERS_OF_NOUNS = [`${SERVER}modules/`, `${SERVER}shop/`];

/** @param {string} folder @returns {string[]} */
function sourcesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesUnder(path);
    return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Text by path. @param {readonly string[]} folders @returns {ReadonlyMap<string, string>} */
function sourcesIn(folders) {
  const files = folders.flatMap((folder) => sourcesUnder(inProject(folder)));
  return new Map(files.map((file) => [relative(ROOT, file).split(sep).join("/"), readFileSync(file, "utf8")]));
}

/** @param {readonly [path: string, source: string]} file */
function breachesIn([path, source]) {
  const misplaced = placeBreach(path);
  const imports = importsOf(source);
  const tables = path.startsWith(SERVER) ? tableBreaches(path.slice(SERVER.length), source) : [];
  return [
    ...tables.map((breach) => `${path}: 7: ${breach}`),
    ...(misplaced ? [`${path}: ${misplaced}`] : []),
    ...imports.flatMap((wanted) => {
      const breach = breachOf(path, wanted);
      return breach ? [`${path}: "${wanted.specifier}": ${breach}`] : [];
    }),
  ];
}

const sources = sourcesIn(["packages", "apps"]);
const graph = importGraph(new Map([...sources, ...sourcesIn(TOOLS)]));
const serverFiles = new Set(
  [...sources.keys()].flatMap((path) => (path.startsWith(SERVER) ? [path.slice(SERVER.length)] : [])),
);
const breaches = [
  ...[...sources].flatMap(breachesIn),
  ...cyclesOf(graph).map((files) => `6: files import each other: ${files.join(", ")}`),
  ...FOLDERS_OF_NOUNS.flatMap((folder) => nounRingsOf(graph, folder).map((ring) => `6: in ${folder} ${ring}`)),
  ...staleExceptions(serverFiles),
];
for (const breach of breaches) process.stdout.write(`import law ${breach}\n`);
process.stdout.write(`${sources.size} files, ${breaches.length} violations of the import law\n`);
process.exitCode = breaches.length > 0 ? 1 : 0;
