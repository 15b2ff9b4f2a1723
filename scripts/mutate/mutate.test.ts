import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { randomFrom } from "../../torture/random.ts";
import { inProject } from "../setup/places.mjs";
import { choose } from "./choose.ts";
import { mutationsOf } from "./mutations.ts";
import { importersOf, nearestTests } from "./nearest-tests.ts";
import { tryMutation } from "./outcome.ts";
import { isRuleFile } from "./sources.ts";

/** The source after each of its mutations. */
function changed(source: string): readonly string[] {
  return mutationsOf("packages/domain/src/a.ts", source).map(
    ({ start, end, after }) => source.slice(0, start) + after + source.slice(end),
  );
}

describe("the changes of a source", () => {
  it.each([
    ["a < b;", ["a <= b;"]],
    ["a && !b;", ["a || !b;", "a && !!b;"]],
    ["a /* < */ >= b;", ["a /* < */ > b;"]],
    ["if (a) b = 2;", ["if (!(a)) b = 2;", "if (a) b = 3;"]],
    ["function f() { return a; }", ["function f() { return undefined; }"]],
    ["f(a);", ["void 0;"]],
    ["x = Math.min(a, b);", ["x = Math.max(a, b);"]],
    ["x = a.toString();", []],
    ["x = `a` + b;", []],
    ["type A = 1 | true; let a: 2 = b;", []],
    ['import a from "./a.ts" with { type: "json" };', []],
  ])("of %s", (source, expected) => {
    expect(changed(source)).toEqual(expected);
  });

  it("contain the line and the replaced text", () => {
    const [change] = mutationsOf("packages/domain/src/a.ts", "let a;\n\na =\n  b === c;");
    expect(change).toMatchObject({ line: 4, kind: "comparison", before: "===", after: "!==" });
  });

  it("are made in the product and its tools, not in tests and texts", () => {
    const paths = ["packages/domain/src/a.ts", "apps/storefront/app/a.tsx", "scripts/law/a.mjs"];
    const others = ["packages/domain/src/a.test.ts", "apps/storefront/app/i18n/messages/ru/a.ts", "bench/a.ts"];
    expect([...paths, ...others].filter(isRuleFile)).toEqual(paths);
  });
});

describe("the choice of changes", () => {
  const pool = (name: string, lines: number) => ({
    lines,
    mutations: mutationsOf(`packages/${name}.ts`, "f(a < b, c > d);\n".repeat(lines)),
  });
  const pools = [pool("small", 10), pool("large", 90)];

  it("is the same for the same seed, and contains no line twice", () => {
    const chosen = choose(pools, 60, randomFrom(7));
    expect(chosen).toEqual(choose(pools, 60, randomFrom(7)));
    expect(chosen).not.toEqual(choose(pools, 60, randomFrom(8)));
    expect(new Set(chosen.map(({ path, line }) => `${path}:${line}`)).size).toBe(60);
    expect(choose(pools, 200, randomFrom(7))).toHaveLength(100);
  });

  it("weights the parts by their lines", () => {
    const seeds = Array.from({ length: 2_000 }, (_, seed) => choose(pools, 1, randomFrom(seed))[0]?.path);
    const share = seeds.filter((path) => path === "packages/large.ts").length / seeds.length;
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(0.95);
  });
});

it("runs the nearest tests first: through the index of a package, a glob, and a process that runs the file", () => {
  const importers = importersOf(
    new Map([
      ["packages/domain/src/orders/stage.ts", "export const stage = 1;"],
      ["packages/domain/src/orders/stage.test.ts", 'import { stage } from "./stage.ts"; stage;'],
      ["apps/server/src/cli.ts", 'import { stage } from "@skatert/domain"; stage;'],
      ["apps/server/src/cli.test.ts", 'new URL("./cli.ts", import.meta.url);'],
      ["apps/storefront/app/routes/table.ts", 'export const pages = import.meta.glob(["./pages/*.tsx"]);'],
      ["apps/storefront/app/routes/pages/blog.tsx", "export const page = null;"],
      ["apps/storefront/app/routes/table.test.ts", 'import { pages } from "./table.ts"; pages;'],
      ["apps/server/src/other.test.ts", 'import { money } from "@skatert/domain"; money;'],
    ]),
  );
  const nearest = ["packages/domain/src/orders/stage.test.ts", "apps/server/src/cli.test.ts"];
  expect(nearestTests("packages/domain/src/orders/stage.ts", importers, 10)).toEqual(nearest);
  expect(nearestTests("packages/domain/src/orders/stage.ts", importers, 1)).toEqual(nearest.slice(0, 1));
  const ofPages = nearestTests("apps/storefront/app/routes/pages/blog.tsx", importers, 10);
  expect(ofPages).toEqual(["apps/storefront/app/routes/table.test.ts"]);
});

it("names the test that notices a change, reports a survivor, and restores the copy", async () => {
  const copy = mkdtempSync(join(tmpdir(), "skatert-mutate-test-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  mkdirSync(join(copy, "node_modules"));
  symlinkSync(inProject("node_modules/vitest"), join(copy, "node_modules/vitest"));
  const source = "export const isMore = (count: number) => count > 3;\n";
  const files = new Map([
    ["limit.ts", source],
    [
      "limit.test.ts",
      `import { expect, it } from "vitest";
      import { isMore } from "./limit.ts";
      it("five are too many", () => expect(isMore(5)).toBe(true));`,
    ],
    // Fails with and without a change, so it proves nothing.
    ["broken.test.ts", 'import "./limit.ts"; throw new Error("always");'],
  ]);
  for (const [path, text] of files) writeFileSync(join(copy, path), text);
  const importers = importersOf(files);
  const [survivor] = mutationsOf("limit.ts", source);
  if (survivor === undefined) throw new Error("nothing to change");
  expect(await tryMutation(copy, survivor, importers, 10)).toMatchObject({ kind: "comparison", caughtBy: null });
  const caught = await tryMutation(copy, { ...survivor, after: "<" }, importers, 10);
  expect(caught.caughtBy).toEqual({ file: "limit.test.ts", title: "five are too many" });
  expect(readFileSync(join(copy, "limit.ts"), "utf8")).toBe(source);
  await expect(tryMutation(copy, { ...survivor, before: "<" }, importers, 10)).rejects.toThrow("has changed");
}, 300_000);
