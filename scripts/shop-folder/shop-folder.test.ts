import { readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { SHOP_SCHEMA_FILES } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { root, writtenFiles } from "./written.ts";

const remedy = "run `npm run shop-format` and commit what it writes";
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

describe("the documented format of a shop folder", () => {
  it.each([...writtenFiles()])("%s matches the contract", (path, text) => {
    expect(textOf(path), remedy).toBe(text);
  });

  it("has valid JSON examples", () => {
    const examples = [...textOf("docs/shop-folder.md").matchAll(/```json\n([\s\S]*?)```/g)].map(
      ([, code = ""]) => code,
    );
    expect(examples.length).toBeGreaterThan(5);
    for (const example of examples) expect(() => JSON.parse(example), example).not.toThrow();
  });
});

describe("the demo's files", () => {
  const files = readdirSync(join(root, "demo")).filter((name) => name.endsWith(".json"));
  const named = files.flatMap((file) => {
    const content: unknown = JSON.parse(textOf(`demo/${file}`));
    const schema: unknown = Reflect.get(Object(content), "$schema");
    return typeof schema === "string" ? [{ file, schema }] : [];
  });

  it("name their schema", () => {
    expect(named.map(({ file }) => file)).toEqual(expect.arrayContaining(["settings.json", "coupons.json"]));
    for (const { file, schema } of named) {
      const own = SHOP_SCHEMA_FILES.find(({ matches }) => matches.some((match) => matchesGlob(file, match)));
      expect(schema, file).toBe(`schemas/${own?.name}`);
    }
  });
});
