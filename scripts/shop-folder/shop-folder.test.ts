import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SHOP_SCHEMA_FILES } from "@skatert/contract";
import { describe, expect, it } from "vitest";
import { root, writtenFiles } from "./written.ts";

const remedy = "run `npm run shop-format` and commit what it writes";
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

describe("the documented format of a shop folder", () => {
  it.each([...writtenFiles()])("%s matches the contract", (path, text) => {
    expect(existsSync(join(root, path)) ? textOf(path) : "", remedy).toBe(text);
  });

  it("has no schema that the contract lacks", () => {
    expect(readdirSync(join(root, "docs/schemas")).sort()).toEqual(SHOP_SCHEMA_FILES.map(({ name }) => name).sort());
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
      const path = join(dirname(join(root, "demo", file)), schema);
      expect(existsSync(path), `${file} names ${schema}`).toBe(true);
      const base = file.replace(/\.json$/, "").replace(/\..+$/, "-overlay");
      expect(schema).toBe(`../docs/schemas/${base}.schema.json`);
    }
  });
});
