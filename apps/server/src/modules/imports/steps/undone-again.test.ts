import { OFFICE_PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editShop } from "../../../shop/editing/edit-shop.ts";
import { signInStaff } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";
import { applied, judged, readImport, undone } from "../testing/import-calls.ts";

const list = (name: string, price: number) => Buffer.from(`Название;Цена;Раздел\n${name};${price};Супы\n`);

describeOnEachEngine("imports that were undone, or applied in another order than uploaded", (engine) => {
  let shop: RunningShop;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    shop = await startShop({ engine });
    ({ headers } = await signInStaff(shop, [{ role: "manager", branchId: null }]));
  });
  afterAll(() => shop.close());

  const undoInHistory = async (change: number | null): Promise<number> => {
    const url = `${OFFICE_PATHS.history}/${change}/undo`;
    const answer = await shop.app.inject({ method: "POST", url, headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().change_id;
  };
  const lastUndo = async (change: number | null): Promise<number> =>
    (await shop.app.inject({ url: `${OFFICE_PATHS.history}/${change}`, headers })).json().undone_by;
  const editDish = (name: string, patch: object) =>
    editShop(shop.store, shop.clock.now(), async (draft) => {
      const sections: { products: { name: string }[] }[] = JSON.parse(JSON.stringify(draft.read("catalog")));
      for (const section of sections)
        section.products = section.products.map((each) => (each.name === name ? { ...each, ...patch } : each));
      draft.write("catalog", JSON.parse(JSON.stringify(sections)));
    });
  const states = async (id: number) => {
    const { imports } = (await shop.app.inject({ url: OFFICE_PATHS.imports, headers })).json();
    const inList = imports.find((each: { id: number }) => each.id === id).state;
    return [(await readImport(shop, headers, id)).state, inList];
  };

  it("IMPORT-2 is applied again after its undo was undone in the history, and can be undone again", async () => {
    const { id } = await judged(shop, headers, list("Солянка", 410));
    const { change_id: change } = await applied(shop, headers, id);
    expect((await undone(shop, headers, id)).json()).toMatchObject({ state: "undone" });
    expect(await states(id)).toEqual(["undone", "undone"]);
    await undoInHistory(await lastUndo(change));
    expect(await states(id)).toEqual(["applied", "applied"]);
    expect((await judged(shop, headers, list("Солянка", 410))).summary).toMatchObject({ added: 0, unchanged: 1 });
    expect((await undone(shop, headers, id)).json()).toMatchObject({ state: "undone" });
    expect((await judged(shop, headers, list("Солянка", 410))).summary).toMatchObject({ added: 1 });
    const repeated = await undone(shop, headers, id);
    expect(repeated.json().data).toMatchObject({ status: 409, reason: "state", state: "undone" });
  });

  it("IMPORT-2 is not undone if the menu is as before the import, or if the shop would be faulty", async () => {
    await applied(shop, headers, (await judged(shop, headers, list("Борщок", 200))).id);
    const dearer = await judged(shop, headers, list("Борщок", 250));
    await applied(shop, headers, dearer.id);
    await editDish("Борщок", { price: 200 });
    const nothing = await undone(shop, headers, dearer.id);
    expect(nothing.json().data).toMatchObject({ status: 409, reason: "nothing-left" });
    const added = await judged(shop, headers, list("Сметанка", 30));
    await applied(shop, headers, added.id);
    const { product_id: sauce } = (await judged(shop, headers, list("Сметанка", 30))).rows[0] ?? {};
    await editDish("Борщок", { supplements: [{ id: sauce }] });
    const faulty = await undone(shop, headers, added.id);
    expect(faulty.json().data).toMatchObject({ status: 409, reason: "faults", conflicts: [] });
    expect(faulty.json().data.faults[0]).toMatchObject({ file: "catalog.json" });
    expect(await states(added.id)).toEqual(["applied", "applied"]);
  });

  it("IMPORT-2 compares with the texts of the import that was applied last, not of the one uploaded last", async () => {
    await applied(shop, headers, (await judged(shop, headers, list("Рассольник", 300))).id);
    const early = await judged(shop, headers, list("Рассольник", 310));
    const late = await judged(shop, headers, list("Рассольник", 320));
    await applied(shop, headers, late.id);
    // The menu has changed since the first file was compared, so it is compared again.
    await applied(shop, headers, early.id);
    await shop.app.services.jobs.runDue();
    await applied(shop, headers, early.id);
    const again = await judged(shop, headers, list("Рассольник", 320));
    expect(again.rows[0]?.changes).toEqual([
      expect.objectContaining({ field: "price", before: "310", after: "320", conflict: null }),
    ]);
  });

  it("IMPORT-2 does not compare with an undone import that has been deleted since", async () => {
    await applied(shop, headers, (await judged(shop, headers, list("Уха", 300))).id);
    const { id } = await judged(shop, headers, list("Уха", 350));
    await applied(shop, headers, id);
    await undone(shop, headers, id);
    await shop.store.db.deleteFrom("imports").where("id", "=", id).execute();
    const again = await judged(shop, headers, list("Уха", 350));
    expect(again.rows[0]?.changes).toEqual([
      expect.objectContaining({ field: "price", before: "300", after: "350", conflict: null }),
    ]);
  });
});
