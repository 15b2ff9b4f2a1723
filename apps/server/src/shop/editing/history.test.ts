import { afterAll, beforeAll, expect, it } from "vitest";
import type { Store } from "../../database/store.ts";
import { type ShopFolderOnDisk, smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { folderOfUploads } from "../../testing/stores/uploads.ts";
import { entitiesOfChange, listChanges, listChangesOf } from "../changes/change-store.ts";
import type { ChangeNote } from "../changes/log-change.ts";
import type { EntityKey, Facets } from "../entities/entity.ts";
import { entityIn } from "../entities/entity-in.ts";
import { importShop } from "../import-shop.ts";
import { documentsOf, writeEntities } from "./edit-entities.ts";
import { editShop, type ShopDraft } from "./edit-shop.ts";
import { undoChange } from "./undo-change.ts";

const author = { kind: "staff", id: 1, name: "Анна" } as const;
const note: ChangeNote = { author, source: "office" };

describeOnEachEngine("the history of a shop", (engine) => {
  let store: Store;
  let folder: ShopFolderOnDisk;
  beforeAll(async () => {
    store = await engine.store();
    folder = await writeShop(smallShop);
    const { dataDir } = await engine.place();
    await importShop({ store, folder: folder.path, uploads: folderOfUploads(dataDir), now: 0 });
  });
  afterAll(() => folder.remove());

  const set = (key: EntityKey, facet: string, fields: Facets) =>
    editShop(
      store,
      1_000,
      async (draft) => {
        const facets = entityIn(documentsOf(draft), key) ?? {};
        return writeEntities(draft, new Map([[key, { ...facets, [facet]: { ...Object(facets[facet]), ...fields } }]]));
      },
      note,
    );
  const changeOf = async (made: ReturnType<typeof set>) => {
    const outcome = await made;
    if (outcome.kind !== "done" || outcome.change === null) throw new Error("nothing changed");
    return outcome.change.id;
  };
  const texts = () =>
    editShop(store, 1, async (draft: ShopDraft) =>
      Object.fromEntries(draft.names.map((name) => [name, JSON.stringify(draft.read(name))])),
    ).then((outcome) => (outcome.kind === "done" ? outcome.result : {}));
  const undo = (id: number) => undoChange(store, { id, now: 2_000, author });

  it("EDIT-6 begins with the first import, which has nothing to go back to", async () => {
    const [first] = await listChanges(store.db, { before: null, limit: 1 });
    expect(first).toMatchObject({ source: "command-line", by_kind: "import", entities: 0 });
    expect(await undo(first?.id ?? 0)).toEqual({ kind: "nothing-left" });
  });

  it("EDIT-6 keeps only the differences, with their author", async () => {
    const id = await changeOf(set("product:101", "catalog", { price: 310 }));
    expect(await entitiesOfChange(store.db, id, null)).toEqual([
      {
        key: "product:101",
        name: "Борщ",
        delta: { catalog: { before: { fields: { price: 300 } }, after: { fields: { price: 310 } } } },
      },
    ]);
    const [row] = await listChangesOf(store.db, "product:101", { before: null, limit: 5 });
    expect(row).toMatchObject({ id, source: "office", by_kind: "staff", by_name: "Анна", entities: 1 });
  });

  it("EDIT-6 undoes a change exactly, also after later changes elsewhere", async () => {
    const before = await texts();
    const id = await changeOf(set("product:101", "catalog", { price: 320, sale: true }));
    const other = await changeOf(set("product:101", "catalog", { name: "Борщ новый" }));
    expect(await undo(id)).toMatchObject({ kind: "undone" });
    expect(await undo(other)).toMatchObject({ kind: "undone" });
    expect(await texts()).toEqual(before);
  });

  it("EDIT-6 refuses to undo a field that was changed again, and names the author", async () => {
    const id = await changeOf(set("product:101", "catalog", { price: 330 }));
    const later = await changeOf(set("product:101", "catalog", { price: 340 }));
    expect(await undo(id)).toMatchObject({
      kind: "refused",
      obstacles: {
        conflicts: [
          { key: "product:101", facet: "catalog", path: ["price"], theirs: 340, by: { id: later, by_name: "Анна" } },
        ],
      },
    });
  });

  it("EDIT-6 logs an import by entity, and undoes it", async () => {
    const before = await texts();
    const { dataDir } = await engine.place();
    const outcome = await importShop({ store, folder: folder.path, uploads: folderOfUploads(dataDir), now: 5_000 });
    expect(outcome).toMatchObject({ kind: "imported" });
    const [row] = await listChanges(store.db, { before: null, limit: 1 });
    expect(row).toMatchObject({ source: "command-line", entities: 1 });
    expect(await undo(row?.id ?? 0)).toMatchObject({ kind: "undone" });
    expect(await texts()).toEqual(before);
  });
});
