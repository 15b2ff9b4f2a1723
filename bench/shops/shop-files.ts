import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isJsonObject, type Json } from "../../apps/server/src/shop/documents/json.ts";
import { inProject } from "../../scripts/setup/places.mjs";

export type JsonObject = Readonly<Record<string, Json>>;
/** Files of a shop folder by name without `.json`. */
export type ShopFiles = JsonObject;

/** The demo restaurant without its pictures, which no measurement here reads. */
export async function demoShop(): Promise<ShopFiles> {
  const folder = inProject("demo");
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".json"));
  const files = names.map(async (name): Promise<[string, Json]> => {
    const text = await readFile(join(folder, name), "utf8");
    // For the import a picture outside of the folder's media is a plain address.
    const content: Json = JSON.parse(text.replaceAll('"media/', '"/wp-content/uploads/shop/'));
    return [name.replace(/\.json$/, ""), content];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Writes a shop folder below `parent`; returns its path. */
export async function writeShop(files: ShopFiles, parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, "shop-"));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, `${name}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
  return folder;
}

/** A JSON object's fields; empty for anything else. */
export function fieldsOf(value: Json | undefined): JsonObject {
  return value !== undefined && isJsonObject(value) ? value : {};
}
