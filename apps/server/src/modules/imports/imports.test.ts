import { OFFICE_PATHS } from "@skatert/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInStaff } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { applied, judged, judgedAgain, readImport, undone, upload } from "./testing/import-calls.ts";
import { shopDocuments } from "./work/shop-documents.ts";

const priceList = Buffer.from(`Наименование;Цена, руб;Вес;Категория;Описание
Солянка;410;300 г;Супы;Мясная
Борщ;320,50;;Супы;
Лимонад;150;0,5 л;Напитки > Холодные;
Плохая;дорого;;Супы;
`);

describeOnEachEngine("an import of a price list", (engine) => {
  let shop: RunningShop;
  let headers: Readonly<Record<string, string>>;
  beforeAll(async () => {
    shop = await startShop({ engine });
    ({ headers } = await signInStaff(shop, [{ role: "manager", branchId: null }]));
  });
  afterAll(() => shop.close());

  const documents = async () => JSON.stringify([...(await shopDocuments(shop.store.db))].sort());

  it("IMPORT-2 is judged first, applied as one change, and undone byte for byte", async () => {
    const before = await documents();
    const plan = await judged(shop, headers, priceList);
    expect(plan).toMatchObject({ state: "ready", dialect: "list", summary: { faults: 1, conflicts: 0 } });
    expect(plan.rows.find(({ kind }) => kind === "fault")).toMatchObject({
      faults: [{ row: 5, column: "Цена, руб", code: "not-a-number", found: "дорого" }],
    });
    expect(await documents()).toBe(before);
    const after = await applied(shop, headers, plan.id);
    expect(after).toMatchObject({ state: "applied", problem: null });
    const menu = JSON.stringify((await shopDocuments(shop.store.db)).get("catalog"));
    expect(menu).toContain('"name":"Солянка"');
    expect(menu).toContain('"portion_nat_size":500,"measure_unit":"мл"');
    expect(menu).not.toContain("Плохая");
    expect((await undone(shop, headers, plan.id)).json()).toMatchObject({ state: "undone" });
    expect(await documents()).toBe(before);
  });

  it("IMPORT-2 applies only the chosen rows, once", async () => {
    const plan = await judged(shop, headers, priceList);
    await applied(shop, headers, plan.id, { rows: [2] });
    const menu = JSON.stringify((await shopDocuments(shop.store.db)).get("catalog"));
    expect(menu).toContain('"name":"Солянка"');
    expect(menu).not.toContain("Лимонад");
    await expect(applied(shop, headers, plan.id)).rejects.toThrow("import_refused");
  });

  it("IMPORT-2 applies no rows of a check that the person has not seen", async () => {
    const first = await judged(shop, headers, Buffer.from("Название;Цена;Раздел\nГаспачо;320;Супы"));
    const again = await judgedAgain(shop, headers, first.id, { archive_missing: true });
    expect(again.judging).not.toBe(first.judging);
    await expect(applied(shop, headers, first.id, { judging: first.judging })).rejects.toThrow("judged-again");
    expect(await readImport(shop, headers, first.id)).toMatchObject({ state: "ready", judging: again.judging });
    const after = await applied(shop, headers, first.id, { kinds: ["added"], judging: again.judging });
    expect(after).toMatchObject({ state: "applied", problem: null });
  });

  it("IMPORT-2 cannot be undone if it changed nothing, or if the shop's history has forgotten it", async () => {
    const list = Buffer.from("Название;Цена;Раздел\nРассольник;310;Супы");
    const first = await judged(shop, headers, list);
    const { change_id: change } = await applied(shop, headers, first.id);
    const second = await judged(shop, headers, list);
    expect(await applied(shop, headers, second.id)).toMatchObject({ state: "applied", change_id: null });
    const nothing = await undone(shop, headers, second.id);
    expect([nothing.statusCode, nothing.json().data.reason]).toEqual([409, "nothing-changed"]);
    await shop.store.db.deleteFrom("shop_change_entities").where("change_id", "=", change).execute();
    await shop.store.db.deleteFrom("shop_changes").where("id", "=", change).execute();
    const forgotten = await undone(shop, headers, first.id);
    expect([forgotten.statusCode, forgotten.json().data.reason]).toEqual([409, "history"]);
    expect(await readImport(shop, headers, first.id)).toMatchObject({ state: "applied" });
  });

  it("IMPORT-2 keeps a later edit, and names a conflict where both changed a field", async () => {
    const list = (price: number, text: string) =>
      Buffer.from(`Название;Цена;Описание;Раздел\nХарчо;${price};${text};Супы`);
    const first = await judged(shop, headers, list(300, "Острый"));
    await applied(shop, headers, first.id);
    await editDish("Харчо", { description: "Очень острый", price: 330 });
    const second = await judged(shop, headers, list(350, "Острый"));
    expect(second.rows[0]).toMatchObject({
      kind: "changed",
      changes: [{ field: "price", before: "330", after: "350", conflict: { base: "300" } }],
    });
    await applied(shop, headers, second.id);
    expect(await dish("Харчо")).toMatchObject({ price: 330, description: "Очень острый" });
  });

  it("IMPORT-2 keeps a later edit of a dish that the last import left unchanged", async () => {
    const list = Buffer.from("Название;Цена;Раздел\nГаспачо;300;Супы\nКурник;200;Выпечка\n");
    await applied(shop, headers, (await judged(shop, headers, list)).id, { rows: [2] });
    await shop.store.db.deleteFrom("import_bases").execute();
    const again = await judged(shop, headers, list);
    expect(again.summary).toMatchObject({ added: 1, unchanged: 1 });
    await applied(shop, headers, again.id, { kinds: ["added", "changed", "archived"] });
    await editDish("Гаспачо", { price: 330 });
    expect((await judged(shop, headers, list)).summary).toMatchObject({ changed: 0, unchanged: 2 });
  });

  it("IMPORT-1 refuses a file that is no table, and names its kind", async () => {
    const answer = await upload(shop, headers, Buffer.from("%PDF-1.7"));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "import_refused", data: { reason: "pdf" } });
  });

  it("IMPORT-1 begins five of twelve imports that are uploaded together, and refuses the others as busy", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(shop, headers, priceList)));
    const begun = answers.filter(({ statusCode }) => statusCode === 202);
    expect(begun).toHaveLength(5);
    const refused = answers.filter(({ statusCode }) => statusCode !== 202);
    expect(new Set(refused.map((answer) => answer.json().data.reason))).toEqual(new Set(["busy"]));
    await shop.app.services.jobs.runDue();
    for (const answer of begun)
      expect(await readImport(shop, headers, answer.json().id)).toMatchObject({ state: "ready" });
  });

  it("IMPORT-1 asks for the columns of an unknown table, and judges the same rows with them", async () => {
    const { id } = (await upload(shop, headers, Buffer.from("колонка;другая\nХаш;310\n"))).json();
    const unknown = await readImport(shop, headers, id);
    expect(unknown).toMatchObject({ state: "failed", problem: { reason: "no-columns" }, rows: [] });
    const table = (await shop.app.inject({ url: `${OFFICE_PATHS.imports}/${id}/table?lang=en`, headers })).json();
    expect(table).toMatchObject({
      heading_row: 0,
      rows: [
        { row: 1, cells: ["колонка", "другая"] },
        { row: 2, cells: ["Хаш", "310"] },
      ],
    });
    expect(table.fields).toContainEqual({ field: "price", title: "Price" });
    const mapping = { heading_row: 1, columns: { 1: "name", 2: "price" } };
    const plan = await judgedAgain(shop, headers, id, { mapping });
    expect(plan).toMatchObject({ state: "ready", problem: null, summary: { added: 1, faults: 0 } });
    await applied(shop, headers, id);
    expect(await dish("Хаш")).toMatchObject({ price: 310 });
    await expect(judgedAgain(shop, headers, id, {})).rejects.toThrow("import_refused");
    await undone(shop, headers, id);
  });

  it("IMPORT-2 archives dishes without a row only on request, and then keeps the columns", async () => {
    const mapping = JSON.stringify({ heading_row: 0, columns: { 1: "name", 2: "price" } });
    const plan = await judged(shop, headers, Buffer.from("Окрошка;250\n"), { mapping });
    expect([plan.archive_missing, plan.summary.archived]).toEqual([false, 0]);
    const archiving = await judgedAgain(shop, headers, plan.id, { archive_missing: true });
    expect(archiving).toMatchObject({ archive_missing: true, summary: { added: 1 } });
    expect(archiving.summary.archived).toBeGreaterThan(3);
    const kept = await judgedAgain(shop, headers, plan.id, { archive_missing: false });
    expect(kept.summary).toEqual(plan.summary);
  });

  it("IMPORT-2 applies kinds of rows without single ones, and reports the result", async () => {
    const before = await documents();
    const plan = await judged(shop, headers, Buffer.from("Название;Цена\nКулеш;1\nТюря;2\nБотвинья;3\nРасстегай;x\n"));
    expect(plan.summary).toMatchObject({ added: 3, faults: 1 });
    const after = await applied(shop, headers, plan.id, { kinds: ["added"], except: [3, 4] });
    expect(after.summary).toMatchObject({ added: 1, faults: 0 });
    expect(await dish("Кулеш")).toMatchObject({ price: 1 });
    expect(await dish("Тюря")).toBeUndefined();
    const { imports } = (await shop.app.inject({ url: OFFICE_PATHS.imports, headers })).json();
    expect(imports[0]).toMatchObject({ id: plan.id, state: "applied", summary: { added: 1 } });
    await undone(shop, headers, plan.id);
    const listed = (await shop.app.inject({ url: OFFICE_PATHS.imports, headers })).json();
    expect(listed.imports[0]).toMatchObject({ id: plan.id, state: "undone" });
    const older = await shop.app.inject({ url: `${OFFICE_PATHS.imports}?before=${plan.id}`, headers });
    expect(older.json().imports.map(({ id }: { id: number }) => id)).not.toContain(plan.id);
    expect(await documents()).toBe(before);
  });

  it("IMPORT-1 reads a mapped column without a heading, and no column that the file does not have", async () => {
    const mapping = JSON.stringify({ heading_row: 1, columns: { 1: "name", 2: "price", 3: "weight", 4: "unit" } });
    const plan = await judged(shop, headers, Buffer.from("Название;Цена\nКанапе;90;40 г\n"), { mapping });
    expect(plan.columns).toHaveLength(3);
    expect(plan.rows[0]?.changes).toContainEqual(expect.objectContaining({ field: "weight", after: "40" }));
  });

  it("IMPORT-1 reads columns that the caller maps by hand", async () => {
    const mapping = JSON.stringify({ heading_row: 0, columns: { 1: "name", 2: "price" } });
    const plan = await judged(shop, headers, Buffer.from("Окрошка;250\nХолодник;260\n"), { mapping });
    expect(plan.rows.map(({ kind, name }) => [kind, name])).toEqual([
      ["added", "Окрошка"],
      ["added", "Холодник"],
    ]);
  });

  it("IMPORT-2 shows its rows in pages and by kind", async () => {
    const plan = await judged(shop, headers, priceList);
    const page = await readImport(shop, headers, plan.id, "?limit=1");
    expect(page.rows).toHaveLength(1);
    const next = await readImport(shop, headers, plan.id, `?limit=1&after=${page.next}`);
    expect(next.rows[0]?.row).not.toBe(page.rows[0]?.row);
    const faults = await readImport(shop, headers, plan.id, "?kind=fault");
    expect(faults.rows.map(({ row }) => row)).toEqual([5]);
  });

  async function dish(name: string): Promise<unknown> {
    const catalog = (await shopDocuments(shop.store.db)).get("catalog");
    const sections: { products: { name: string }[] }[] = JSON.parse(JSON.stringify(catalog));
    return sections.flatMap(({ products }) => products).find((each) => each.name === name);
  }

  async function editDish(name: string, patch: object): Promise<void> {
    const { editShop } = await import("../../shop/editing/edit-shop.ts");
    await editShop(shop.store, shop.clock.now(), async (draft) => {
      const sections: { products: { name: string }[] }[] = JSON.parse(JSON.stringify(draft.read("catalog")));
      for (const section of sections)
        section.products = section.products.map((each) => (each.name === name ? { ...each, ...patch } : each));
      draft.write("catalog", JSON.parse(JSON.stringify(sections)));
    });
  }
});
