import { beforeAll, expect, it } from "vitest";
import type { Store } from "../../database/store.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { countsOfMenu, namesOfChanges, undoingOf } from "./change-lines.ts";

const change = { at: 1, source: "office", by_kind: "staff", by_id: 1, by_name: "Анна", revision: "r" } as const;
// Any code that read it would never finish.
const unread = { delta: "no JSON", at: 1 } as const;

describeOnEachEngine("the lines of a history", (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await engine.store();
    const plain = { ...change, entities: 3, undoes: null };
    await store.db
      .insertInto("shop_changes")
      .values([
        { ...plain, id: 1 },
        { ...plain, id: 2 },
        { ...plain, id: 3, source: "undo", undoes: 1 },
      ])
      .execute();
    await store.db
      .insertInto("shop_change_entities")
      .values([
        { change_id: 1, kind: "zone", entity_id: "centre", name: "Центр", ...unread },
        { change_id: 1, kind: "product", entity_id: "102", name: "Уха", ...unread },
        { change_id: 1, kind: "product", entity_id: "101", name: "Борщ", ...unread },
        { change_id: 2, kind: "layout", entity_id: "catalog", name: "Порядок", ...unread },
        { change_id: 2, kind: "layout", entity_id: "banners", name: "Порядок", ...unread },
      ])
      .execute();
  });

  const keysOf = async (wanted: Parameters<typeof namesOfChanges>[2]) => {
    const names = await namesOfChanges(store.db, [1, 2, 9], wanted);
    return [...names].map(([id, entities]) => [id, entities.map(({ key }) => key)]);
  };

  it("EDIT-6 names the first entities of each change without reading their deltas", async () => {
    expect(await keysOf({ limit: 2, onlyMenu: false })).toEqual([
      [2, ["layout:banners", "layout:catalog"]],
      [1, ["product:101", "product:102"]],
    ]);
    expect(await namesOfChanges(store.db, [], { limit: 2, onlyMenu: false })).toEqual(new Map());
  });

  it("STAFF-2 names and counts only entities of the menu for a role that opens no others", async () => {
    expect(await keysOf({ limit: 5, onlyMenu: true })).toEqual([
      [2, ["layout:catalog"]],
      [1, ["product:101", "product:102"]],
    ]);
    expect(await countsOfMenu(store.db, [1, 2, 3])).toEqual(
      new Map([
        [1, 2],
        [2, 1],
        [3, 0],
      ]),
    );
  });

  it("EDIT-6 links a change with its undo", async () => {
    expect(await undoingOf(store.db, [1, 2, 3])).toEqual(new Map([[1, 3]]));
  });
});
