import { expect, it } from "vitest";
import type { Documents, Facets } from "../entity.ts";
import { menusOfChanges } from "./begun-menus.ts";
import { LOCATION } from "./own-menu.ts";

const branch = (path: string): Facets => ({ [LOCATION]: { term_id: 20, warehouse_id: [20], price_file_path: path } });
const settings = (path: string) => ({ locations: [branch(path)[LOCATION] ?? null] });
const catalog = [{ id: 1, products: [{ id: 201, price: 100 }] }];

it("MENU-23 a branch that gives up its price file leaves no translation of it, and the files of others stay", () => {
  const names = ["prices/branch-20", "prices/branch-20.en", "prices/branch-20-2", "prices/branch-20-2.en"];
  const present: Documents = new Map<string, Facets[string]>([
    ["settings", settings("branch-20.json")],
    ["catalog", catalog],
    ...names.map((name) => [name, catalog] as const),
  ]);
  const after = new Map(present).set("settings", settings(""));
  const menus = menusOfChanges(present, after, new Map([["branch:20", branch("")]]));
  expect([...menus]).toEqual([
    ["prices/branch-20", undefined],
    ["prices/branch-20.en", undefined],
  ]);
});
