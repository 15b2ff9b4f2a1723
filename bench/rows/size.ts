import { readFile } from "node:fs/promises";
import { inProject, ROOT } from "../../scripts/setup/places.mjs";
import type { Family } from "../family.ts";
import { megabytesOf } from "../installed/folder-size.ts";
import { foldersOf, type LockedPackages } from "../installed/locked-packages.ts";
import { atMost, reading } from "../row.ts";

/** Not the project's own files, or absent in production. */
const notOurs = new Set(["node_modules", ".git", ".tools", "data", "test-results", "playwright-report"]);

/** Disk usage of a production server, without Node itself. */
export const size: Family = {
  name: "size",
  title: "Installed size without what only development needs, and without Node itself",
  async measure() {
    const { packages }: { packages: LockedPackages } = JSON.parse(
      await readFile(inProject("package-lock.json"), "utf8"),
    );
    const folders = foldersOf(packages);
    const libraries = await Promise.all(
      folders.map((folder) => megabytesOf(inProject(folder), new Set(["node_modules"]))),
    );
    const library = libraries.reduce((sum, each) => sum + each, 0);
    const own = await megabytesOf(ROOT, notOurs);
    return [
      atMost("installed size", library + own, "MB", 250),
      reading("libraries", library, "MB"),
      reading("the project itself, built, with the demo", own, "MB"),
    ];
  },
};
