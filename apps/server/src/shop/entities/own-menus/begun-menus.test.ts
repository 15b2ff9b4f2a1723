import { expect, it } from "vitest";
import { implodeClosing } from "../closing/implode-closing.ts";
import type { Documents, EntityKey, Facets } from "../entity.ts";
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

it("MENU-23 a price file that would differ in nothing is not written, and its branch sells from the main menu", () => {
  const present: Documents = new Map<string, Facets[string]>([
    ["settings", settings("")],
    ["catalog", catalog],
  ]);
  const named: readonly [EntityKey, Facets] = ["branch:20", branch("branch-20.json")];
  const { changed } = implodeClosing(present, new Map([named]));
  expect([...changed.keys()].filter((name) => name !== "settings")).toEqual([]);
  expect(changed.get("settings") ?? settings("")).toEqual(settings(""));
  const dish: readonly [EntityKey, Facets] = [
    "product:201",
    { catalog: { id: 201, price: 100 }, "prices/branch-20": { id: 201, price: 90 } },
  ];
  const begun = implodeClosing(present, new Map([named, dish])).changed;
  expect(begun.get("settings")).toEqual(settings("branch-20.json"));
  expect(begun.get("prices/branch-20")).toEqual([{ id: 1, products: [{ id: 201, price: 90 }] }]);
});
