import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { inProject, ROOT } from "../setup/places.mjs";
import { importsOf } from "./imports.mjs";
import { breachOf, placeBreach } from "./rules.mjs";

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
  const imports = importsOf(readFileSync(file, "utf8"));
  return [
    ...(misplaced ? [`${path}: ${misplaced}`] : []),
    ...imports.flatMap((wanted) => {
      const breach = breachOf(path, wanted);
      return breach ? [`${path}: "${wanted.specifier}": ${breach}`] : [];
    }),
  ];
}

const files = ["packages", "apps"].flatMap((folder) => typescriptUnder(inProject(folder)));
const breaches = files.flatMap(breachesIn);
for (const breach of breaches) process.stdout.write(`import law ${breach}\n`);
process.stdout.write(`${files.length} files, ${breaches.length} breaches of the import law\n`);
process.exitCode = breaches.length > 0 ? 1 : 0;
