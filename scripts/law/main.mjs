import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { inProject, ROOT } from "../setup/places.mjs";
import { importsOf } from "./imports.mjs";
import { breachOf, placeBreach } from "./rules.mjs";
import { staleExceptions, tableBreaches } from "./tables.mjs";

const SERVER = "apps/server/src/";
const SKIPPED = new Set(["node_modules", "build", "dist", "data"]);

/** @param {string} folder @returns {string[]} */
function typescriptUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : typescriptUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** @param {string} file */
function breachesIn(file) {
  const path = relative(ROOT, file).split(sep).join("/");
  const misplaced = placeBreach(path);
  const source = readFileSync(file, "utf8");
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

const files = ["packages", "apps"].flatMap((folder) => typescriptUnder(inProject(folder)));
const serverFiles = new Set(
  files.map((file) => relative(inProject(SERVER), file).split(sep).join("/")).filter((path) => !path.startsWith("..")),
);
const breaches = [...files.flatMap(breachesIn), ...staleExceptions(serverFiles)];
for (const breach of breaches) process.stdout.write(`import law ${breach}\n`);
process.stdout.write(`${files.length} files, ${breaches.length} breaches of the import law\n`);
process.exitCode = breaches.length > 0 ? 1 : 0;
