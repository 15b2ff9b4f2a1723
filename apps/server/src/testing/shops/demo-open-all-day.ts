import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isJsonObject, type Json, type JsonObject } from "../../shop/documents/json.ts";
import { projectFolder } from "../calls/documented.ts";
import type { ShopFiles } from "./small-shop.ts";

/**
 * The demo's menu, prices, coupons and settings, always open and without pictures and notices, for programs that use
 * the machine's clock.
 */
export async function demoOpenAllDay(): Promise<ShopFiles> {
  const [settings, catalog, prices, coupons] = await Promise.all(
    ["settings", "catalog", "prices/vokzalnyy", "coupons"].map(readDemo),
  );
  return {
    settings: alwaysOpen(settings),
    catalog: catalog ?? [],
    "prices/vokzalnyy": prices ?? [],
    coupons: coupons ?? {},
  };
}

async function readDemo(name: string): Promise<Json> {
  const text = await readFile(join(projectFolder, "demo", `${name}.json`), "utf8");
  const content: Json = JSON.parse(text.replace(/"media\/[^"]*"/g, '""'));
  if (!isJsonObject(content)) return content;
  const { $schema: _name, ...rest } = content;
  return rest;
}

function alwaysOpen(settings: Json | undefined): JsonObject {
  const whole = isJsonObject(settings) ? settings : {};
  const hours = isJsonObject(whole["delivery_work_time"]) ? whole["delivery_work_time"] : {};
  const always = Object.keys(hours).map((branch) => [branch, { around_clock: true, cooking_time_in_minutes: 30 }]);
  return { ...whole, delivery_work_time: Object.fromEntries(always), popups: [] };
}
