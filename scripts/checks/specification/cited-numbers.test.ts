import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { needs } from "../needs.ts";
import { citedTitles, definedIn, gapsIn, repeatedIn, type SourceFile, undefinedCitations } from "./numbers.ts";

const root = join(import.meta.dirname, "../../..");
const folder = "docs/specification";
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const pages = globSync("*.md", { cwd: join(root, folder) }).sort();
const defined = pages.flatMap((page) => definedIn(textOf(`${folder}/${page}`)));

/** An unpacked archive is no git checkout, so its files cannot be listed. */
const isCheckout = existsSync(join(root, ".git"));
const files = isCheckout ? filesOfCheckout() : [];

/** Files of the checkout, new ones too, without this check's own examples. */
function filesOfCheckout(): readonly SourceFile[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs", "*.css", "*.md"];
  const paths = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  return paths
    .filter((path) => !path.startsWith("scripts/checks/specification/") && existsSync(join(root, path)))
    .map((path) => [path, textOf(path)]);
}

describe("the numbers of the specification", () => {
  it("defines each number once and leaves no number out", () => {
    expect(defined.length).toBeGreaterThan(100);
    expect(repeatedIn(defined)).toEqual([]);
    expect(gapsIn(defined)).toEqual([]);
  });

  it("defines every number that code, tests and pages cite", needs("a git checkout", isCheckout), () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(undefinedCitations(defined, files)).toEqual([]);
  });

  it("has a page for every cited title of a source", needs("a git checkout", isCheckout), () => {
    const titles = new Set(files.flatMap(([, text]) => citedTitles(text)));
    const readme = textOf(`${folder}/README.md`);
    expect([...titles]).toContain("Time, zones, stock");
    expect([...titles].filter((title) => !readme.includes(`"${title}"`))).toEqual([]);
  });

  it("lists every page in the README, with the first and last number of each of its subjects", () => {
    const rows = textOf(`${folder}/README.md`).split("\n");
    const subjects = pages
      .filter((page) => page !== "README.md")
      .map((page) => {
        const numbers = definedIn(textOf(`${folder}/${page}`));
        const firsts = numbers.filter((number) => number.endsWith("-1")).map((number) => number.slice(0, -2));
        const ranges = firsts.map((subject) => {
          const count = numbers.filter((number) => number.startsWith(`${subject}-`)).length;
          return `${subject}-1 to ${subject}-${count}`;
        });
        return `| [${page}](${page}) | ${ranges.join(", ")}`.trimEnd();
      });
    expect(subjects.filter((start) => !rows.some((row) => row.startsWith(`${start} |`)))).toEqual([]);
  });
});

describe("the check itself", () => {
  const page = "- **AB-1** First, see AB-2.\n- **AB-2** Second.\nAB-1 again.\n- **CD-1** Third.\n";

  it("reads definitions only from list items", () => {
    expect(definedIn(page)).toEqual(["AB-1", "AB-2", "CD-1"]);
    expect(repeatedIn(definedIn(page + page))).toEqual(["AB-1", "AB-2", "CD-1"]);
    expect(gapsIn(["AB-1", "AB-3"])).toEqual(["AB-2"]);
  });

  it("reports an undefined number, and no word with another prefix", () => {
    const cited: readonly SourceFile[] = [["a.ts", "// AB-1, AB-3 twice: AB-3, UTF-8 and CD-10"]];
    expect(undefinedCitations(definedIn(page), cited)).toEqual([
      { number: "AB-3", file: "a.ts" },
      { number: "CD-10", file: "a.ts" },
    ]);
  });

  it("reads a title that a comment breaks in two", () => {
    expect(citedTitles('/**\n * Refuses it (readings "Time, zones,\n * stock"), wire.md "Calls". */')).toEqual([
      "Time, zones, stock",
      "Calls",
    ]);
  });
});
