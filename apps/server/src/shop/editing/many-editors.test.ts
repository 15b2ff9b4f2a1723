import * as fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { migrate } from "../../database/migrating/migrate.ts";
import type { Store } from "../../database/store.ts";
import { patchProduct } from "../../modules/integrations/products/edit-menu.ts";
import { type ShopFiles, type ShopFolderOnDisk, smallShop, writeShop } from "../../testing/shops/small-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { folderOfUploads } from "../../testing/stores/uploads.ts";
import { entitiesOfChange, listChanges } from "../changes/change-store.ts";
import { isJsonObject, type Json } from "../documents/json.ts";
import { editDraft, patchEntity } from "../drafts/edit-draft.ts";
import { publishRelease } from "../drafts/publish.ts";
import { openDraft } from "../drafts/release-store.ts";
import { deltaOf, type EntityDelta } from "../entities/delta.ts";
import type { Documents, EntityKey } from "../entities/entity.ts";
import { entityIn } from "../entities/entity-in.ts";
import { explode } from "../entities/explode.ts";
import { importShop } from "../import-shop.ts";
import { documentsOf } from "./edit-entities.ts";
import { type EditOutcome, editShop } from "./edit-shop.ts";
import { undoChange } from "./undo-change.ts";

/** Few entities, so that editors conflict. */
const dishes = [101, 301];
const fieldNames = ["price", "name"] as const;
const values = [1, 2, 3];

const dish = fc.constantFrom(...dishes);
const field = fc.constantFrom(...fieldNames);
const value = fc.constantFrom(...values);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("draft" as const), by: fc.nat(1), dish, field, value }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("integration" as const), dish, field, value }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("publish" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("import" as const), dish, field, value }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("sale" as const), dish }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("undo" as const), back: fc.nat(6) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const price = { dish: 101, field: "price" } as const;
/** A few random runs may miss one of the outcomes: made, refused, undone, not undone. */
const everyEnd: Step[] = [
  { kind: "draft", by: 0, ...price, value: 1 },
  { kind: "publish" },
  { kind: "undo", back: 0 },
  { kind: "draft", by: 0, ...price, value: 1 },
  { kind: "integration", ...price, value: 2 },
  { kind: "publish" },
  { kind: "integration", ...price, value: 3 },
  { kind: "undo", back: 1 },
];

const editor = { id: 1, name: "Анна" };
const author = { kind: "staff", id: 1, name: "Анна" } as const;

describeOnEachEngine("a shop that many edit at once", (engine) => {
  const folders: ShopFolderOnDisk[] = [];
  afterAll(() => Promise.all(folders.map((folder) => folder.remove())));
  let now = 10_000;
  /** How often each outcome of a publication or an undo occurred. */
  const seen = new Map<string, number>();
  const note = (end: string) => seen.set(end, (seen.get(end) ?? 0) + 1);

  const read = async (store: Store): Promise<Documents> => {
    const outcome: EditOutcome<Documents> = await editShop(store, 0, async (draft) => documentsOf(draft));
    if (outcome.kind === "faulty") throw new Error("a look changes nothing");
    return outcome.result;
  };

  async function importWith(store: Store, dataDir: string, documents: Documents, patch: Step & { kind: "import" }) {
    const content = { [patch.field]: patch.field === "name" ? `Имя ${patch.value}` : patch.value };
    const files: ShopFiles = {
      ...smallShop,
      ...Object.fromEntries(
        [...documents]
          .filter(([name]) => name === "catalog" || name.startsWith("prices/"))
          .map(([name, menu]): [string, Json] => [name, patchProduct(withoutRewrites(menu), patch.dish, content)]),
      ),
    };
    const folder = await writeShop(files);
    folders.push(folder);
    await importShop({ store, folder: folder.path, uploads: folderOfUploads(dataDir), now });
  }

  /** Runs one step. Every change that it makes is in the history, and nothing else changes. */
  async function run(store: Store, dataDir: string, each: Step): Promise<void> {
    now += 1;
    const before = await read(store);
    const [last] = await listChanges(store.db, { before: null, limit: 1 });
    const stock = await stockOf(store);
    switch (each.kind) {
      case "draft":
        await editDraft(store, { by: editor, now, call: null }, async (draft) => {
          const view = await draft.view(`product:${each.dish}`);
          const set = { menus: { [each.field]: each.field === "name" ? `Имя ${each.value}` : each.value } };
          if (view !== null) await patchEntity(draft, view, { set, unset: {}, value: {}, drop: [] });
        });
        expect(await read(store)).toEqual(before);
        return;
      case "integration": {
        const fields = { [each.field]: each.field === "name" ? `Имя ${each.value}` : each.value };
        await editShop(store, now, async (draft) => {
          for (const menu of draft.menus) draft.write(menu, patchProduct(draft.read(menu), each.dish, fields));
        });
        break;
      }
      case "import":
        await importWith(store, dataDir, before, each);
        break;
      case "sale":
        await store.db
          .updateTable("stock")
          .set((eb) => ({ quantity: eb("quantity", "-", 1) }))
          .where("product_id", "=", each.dish)
          .where("quantity", ">", 0)
          .execute();
        expect(await read(store)).toEqual(before);
        return;
      case "publish":
        await publishAndCheck(store, before);
        break;
      case "undo":
        await undoAndCheck(store, before, each.back);
        break;
    }
    await historyExplains(store, before, last?.id ?? 0);
    if (each.kind !== "import") expect(await stockOf(store)).toEqual(stock);
  }

  /** All of the draft is published, or none of it with a conflict or fault for each reason. */
  async function publishAndCheck(store: Store, before: Documents): Promise<void> {
    const open = await openDraft(store.db);
    if (open === null) return;
    const wanted = await store.db
      .selectFrom("shop_draft_entities")
      .selectAll()
      .where("release_id", "=", open.id)
      .execute();
    const outcome = await publishRelease(
      store,
      { now, note: { author, source: "office" } },
      { id: open.id, state: "draft" },
    );
    note(`publication ${outcome.kind}`);
    if (outcome.kind === "refused") {
      const { conflicts, faults, unplaced } = outcome.obstacles;
      expect(conflicts.length + faults.length + unplaced.length).toBeGreaterThan(0);
      // A conflict is real: another value than the editor saw was published.
      for (const { base, theirs } of conflicts) expect(theirs).not.toEqual(base);
      expect(await read(store)).toEqual(before);
      expect((await openDraft(store.db))?.id).toBe(open.id);
      await store.db.deleteFrom("shop_draft_entities").where("release_id", "=", open.id).execute();
      return;
    }
    const after = await read(store);
    for (const { kind, entity_id: id, delta } of wanted) {
      const key: EntityKey = `${kind}:${id}`;
      expect(overwritten(before, key, JSON.parse(delta))).toEqual([]);
      for (const [facet, change] of Object.entries<{ after: { fields: object } }>(JSON.parse(delta))) {
        expect(entityIn(after, key)?.[facet]).toMatchObject(change.after.fields);
      }
    }
  }

  /** Undone exactly, field by field, or refused with a reason that names a later change. */
  async function undoAndCheck(store: Store, before: Documents, back: number): Promise<void> {
    const changes = await listChanges(store.db, { before: null, limit: back + 1 });
    const target = changes.at(-1);
    if (target === undefined) return;
    const undone = await entitiesOfChange(store.db, target.id, null);
    const outcome = await undoChange(store, { id: target.id, now, author });
    const after = await read(store);
    note(`undo ${outcome.kind}`);
    if (outcome.kind !== "undone") {
      expect(after).toEqual(before);
      if (outcome.kind === "refused") {
        for (const { by } of outcome.obstacles.conflicts) expect(by?.id).toBeGreaterThan(target.id);
      }
      return;
    }
    for (const { key, delta } of undone) {
      expect(overwritten(before, key, delta)).toEqual([]);
      for (const [facet, { before: side }] of Object.entries(delta)) {
        const content = entityIn(after, key)?.[facet];
        if (side !== null && "fields" in side) expect(content).toMatchObject(side.fields);
        else expect(content).toEqual(side === null ? undefined : side.whole);
      }
    }
  }

  /**
   * The entries of the history since `last` transform the earlier shop into the present one, without any other change.
   */
  async function historyExplains(store: Store, before: Documents, last: number): Promise<void> {
    const rows = (await listChanges(store.db, { before: null, limit: 5 })).filter(({ id }) => id > last);
    const logged = new Map(
      (await Promise.all(rows.map(({ id }) => entitiesOfChange(store.db, id, null))))
        .flat()
        .map((one) => [one.key, one]),
    );
    const [was, is] = [explode(before), explode(await read(store))];
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      expect(logged.get(key)?.delta ?? null).toEqual(deltaOf(was.get(key) ?? null, is.get(key) ?? null));
    }
  }

  it("EDIT-5, EDIT-6 and EDIT-7: loses no update, names what it refuses, undoes exactly or says why", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30, size: "max" }), async (steps) => {
        const place = await engine.place();
        const store = place.open();
        await migrate(store, 0);
        const folder = await writeShop(smallShop);
        folders.push(folder);
        await importShop({ store, folder: folder.path, uploads: folderOfUploads(place.dataDir), now: 0 });
        for (const each of steps) await run(store, place.dataDir, each);
        await store.close();
      }),
      { numRuns: engine.name === "sqlite" ? 18 : 5, examples: [[everyEnd]] },
    );
    const ends = ["publication made", "publication refused", "undo undone", "undo refused"];
    expect(ends.filter((end) => !seen.has(end))).toEqual([]);
  }, 240_000);
});

/** Fields with a value of neither side, which would be a lost update. */
function overwritten(present: Documents, key: EntityKey, delta: EntityDelta): readonly string[] {
  return Object.entries(delta).flatMap(([facet, { before, after }]) => {
    const content = entityIn(present, key)?.[facet];
    if (before === null || after === null || "whole" in before || "whole" in after) return [];
    const fields = isJsonObject(content) ? content : {};
    return [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])].filter(
      (name) => ![before, after].some((side) => JSON.stringify(side.fields[name]) === JSON.stringify(fields[name])),
    );
  });
}

function stockOf(store: Store) {
  return store.db.selectFrom("stock").selectAll().orderBy("product_id").orderBy("variation_id").execute();
}

/** Pictures with paths of the folder. */
function withoutRewrites(menu: Json): Json {
  if (Array.isArray(menu)) return menu.map(withoutRewrites);
  if (!isJsonObject(menu)) return menu;
  const { images: _pictures, ...rest } = menu;
  return Object.fromEntries(Object.entries(rest).map(([name, content]) => [name, withoutRewrites(content)]));
}
