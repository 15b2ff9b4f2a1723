import { describe, expect, it } from "vitest";
import { cyclesOf, importGraph } from "./cycles.mjs";

/** Cycles among small files of one folder: name → text. */
function cyclesIn(files: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  return cyclesOf(importGraph(new Map(Object.entries(files).map(([name, text]) => [`apps/${name}.ts`, text]))));
}

describe("import cycles", () => {
  it("finds none where all imports have one direction, even if two paths lead to one file", () => {
    const files = { a: 'import "./b.ts"; import "./c.ts";', b: 'import "./c.ts";', c: 'import "react";' };
    expect(cyclesIn(files)).toEqual([]);
  });

  it("finds a pair that only a type import connects", () => {
    const files = { a: 'import { b } from "./b.ts";', b: 'import type { A } from "./a.ts";' };
    expect(cyclesIn(files)).toEqual([["apps/a.ts", "apps/b.ts"]]);
  });

  it("finds a cycle through a dynamic import and a third file, and names no file beside it", () => {
    const files = {
      start: 'import "./a.ts";',
      a: 'import "./b.ts";',
      b: 'const c = () => import("./c.ts");',
      c: 'import "./leaf.ts";\nimport "./a.ts";',
      leaf: "",
    };
    expect(cyclesIn(files)).toEqual([["apps/a.ts", "apps/b.ts", "apps/c.ts"]]);
  });

  it("reports two cycles separately if only one import connects them", () => {
    const files = {
      a: 'import "./b.ts";',
      b: 'import "./a.ts"; import "./c.ts";',
      c: 'import "./d.ts";',
      d: 'import "./c.ts";',
    };
    expect(cyclesIn(files)).toHaveLength(2);
  });
});
