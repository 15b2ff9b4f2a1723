import { globSync, readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHOP_SCHEMA_FILES } from "@skatert/contract";
import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readNewShopOptions } from "../../shop/new/new-shop-options.ts";
import { schemaFiles } from "../../shop/new/schema-files.ts";
import { writeNewShop } from "../../shop/new/write-new-shop.ts";
import { projectFolder } from "../../testing/calls/documented.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

const demo = join(projectFolder, "demo");
const files = schemaFiles();

describeOnEachEngine("the schemas of a shop folder", (engine) => {
  let shop: RunningShop;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "skatert-schemas-"));
    const options = readNewShopOptions({});
    if (typeof options === "string") throw new Error(options);
    await writeNewShop(folder, options);
    shop = await startShop({ engine, folder });
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("are served as a new shop has them, also to the names in its files", async () => {
    const names = await readdir(join(folder, "schemas"));
    expect(names.sort()).toEqual(SHOP_SCHEMA_FILES.map(({ name }) => name).sort());
    for (const name of names) {
      const answer = await shop.app.inject(`/schemas/${name}`);
      expect(answer.body, name).toBe(await readFile(join(folder, "schemas", name), "utf8"));
      expect(answer.headers).toMatchObject({
        "content-type": "application/schema+json; charset=utf-8",
        "cache-control": "public, max-age=3600",
      });
    }
    const { $schema } = JSON.parse(await readFile(join(folder, "settings.json"), "utf8"));
    expect((await shop.app.inject(`/${$schema}`)).statusCode).toBe(200);
  });

  it("are answered with 304 on a repeat, and with 404 under another name", async () => {
    const url = "/schemas/settings.schema.json";
    const { etag } = (await shop.app.inject(url)).headers;
    expect((await shop.app.inject({ url, headers: { "if-none-match": String(etag) } })).statusCode).toBe(304);
    for (const name of ["settings.json", "constructor", "..%2fsettings.json"])
      expect((await shop.app.inject(`/schemas/${name}`)).statusCode, name).toBe(404);
  });
});

describe("the schemas of a shop folder", () => {
  it.each(SHOP_SCHEMA_FILES)("ENT-1 $name is a valid JSON Schema and accepts the demo's files", ({ name, matches }) => {
    const accepts = new Ajv({ allowUnionTypes: true, strictTuples: false }).compile(JSON.parse(files.get(name) ?? ""));
    for (const file of globSync(matches, { cwd: demo })) {
      accepts(JSON.parse(readFileSync(join(demo, file), "utf8")));
      expect(accepts.errors, file).toBeNull();
    }
  });
});
