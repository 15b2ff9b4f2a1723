import { describe, expect, it } from "vitest";
import { cyclesOf, importGraph, nounRingsOf } from "./cycles.mjs";

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

/** Rings among nouns of one folder: path below it → text. */
function ringsIn(files: Readonly<Record<string, string>>): readonly string[] {
  const sources = Object.entries(files).map(([path, text]) => [`shop/${path}`, text] as const);
  return nounRingsOf(importGraph(new Map(sources)), "shop/");
}

describe("rings of nouns", () => {
  it("finds a pair whose files form no cycle, also if one imports only a type", () => {
    const files = {
      "media/files.ts": 'import type { Fault } from "../folder/fault.ts";',
      "media/picture.ts": "",
      "folder/fault.ts": "",
      "folder/check.ts": 'import "../media/picture.ts";',
    };
    expect(ringsIn(files)).toEqual(["folder imports media in folder/check.ts; media imports folder in media/files.ts"]);
  });

  it("names the shortest ring of a larger group, and a file beside the folders is a noun of its own", () => {
    const files = {
      "a/one.ts": 'import "../b/one.ts";',
      "b/one.ts": 'import "../c/one.ts";',
      "c/one.ts": 'import "../snapshot.ts";',
      "c/two.ts": 'import "../a/two.ts";',
      "a/two.ts": "",
      "snapshot.ts": 'import "./c/three.ts";',
      "c/three.ts": "",
    };
    expect(ringsIn(files)).toEqual(["c imports snapshot.ts in c/one.ts; snapshot.ts imports c in snapshot.ts"]);
  });

  it("allows nouns in rows, a ring inside one noun, and tests that import every noun", () => {
    const files = {
      "documents/json.ts": 'import "./overlay.ts";',
      "documents/overlay.ts": 'import "./json.ts";',
      "documents/overlay.test.ts": 'import "../drafts/draft.ts";',
      "documents/testing/shop.ts": 'import "../../drafts/draft.ts";',
      "drafts/draft.ts": 'import "../documents/json.ts";\nimport "../../app.ts";',
    };
    expect(ringsIn(files)).toEqual([]);
  });
});
