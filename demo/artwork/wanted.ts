import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const REFERENCE = /media\/[\w./-]+/g;

/** Every `media/…` path that the JSON files of a shop folder name, sorted, without the leading `media/`. */
export function wantedMedia(shop: string): string[] {
  const files = readdirSync(shop, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".json") && !name.startsWith("media"),
  );
  const found = files.flatMap((name) => readFileSync(join(shop, name), "utf8").match(REFERENCE) ?? []);
  return [...new Set(found)].map((path) => path.slice("media/".length)).sort();
}
