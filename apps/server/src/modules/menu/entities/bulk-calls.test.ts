import { OFFICE_PATHS, type WireBulkPatched, type WireBulkRow, type WireProductRow } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("many dishes at once in the office", (engine) => {
  let shop: RunningShop;
  let anna: Record<string, string>;
  beforeEach(async () => {
    shop = await startShop({ engine });
    anna = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])) };
  });
  afterEach(() => shop.close());

  const list = async (): Promise<readonly WireProductRow[]> =>
    (await shop.app.inject({ url: OFFICE_PATHS.products, headers: anna })).json().products;
  const row = async (id: string): Promise<WireProductRow> => {
    const found = (await list()).find((product) => product.id === id);
    if (found === undefined) throw new Error(`no dish ${id}`);
    return found;
  };
  const send = async (rows: readonly WireBulkRow[], headers: Record<string, string> = {}) => {
    const answer = await shop.app.inject({
      method: "PATCH",
      url: OFFICE_PATHS.products,
      headers: { ...anna, ...headers },
      payload: { rows },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<WireBulkPatched>().rows;
  };
  const undo = async (results: WireBulkPatched["rows"]) =>
    send(
      results.flatMap(({ id, product, undo: patch }) =>
        product && patch ? [{ id, etag: product.etag, ...patch }] : [],
      ),
    );

  it("EDIT-2 lists a dish with its version, weight, sizes and the prices of every branch", async () => {
    const pizza = await row("201");
    expect(pizza.sizes).toMatchObject([{ id: "2011" }, { id: "2012" }]);
    expect(pizza.prices["catalog"]).toMatchObject({ sizes: { "2011": { price: 500 }, "2012": { price: 700 } } });
    expect((await row("101")).prices).toMatchObject({ catalog: { price: 300 }, "prices/station": { price: 280 } });
    const { menus } = (await shop.app.inject({ url: OFFICE_PATHS.products, headers: anna })).json();
    expect(menus).toEqual([
      { facet: "prices/branch-10", name: "Центр", is_own: false, warehouses: [10] },
      { facet: "prices/station", name: "Вокзал", is_own: true, warehouses: [20] },
    ]);
  });

  it("EDIT-2 saves dishes and sizes in one call, and the answer's undo restores them exactly", async () => {
    const before = await list();
    const [soup, pizza] = [await row("101"), await row("201")];
    const results = await send([
      { id: "101", etag: soup.etag, set: { menus: { name: "Борщ с пампушкой" }, "prices/station": { price: 310 } } },
      { id: "201", etag: pizza.etag, sizes: { catalog: { "2011": { price: 450 } } } },
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(["saved", "saved"]);
    expect(await row("101")).toMatchObject({
      name: "Борщ с пампушкой",
      state: "changed",
      etag: results[0]?.product?.etag,
      prices: { catalog: { price: 300 }, "prices/station": { price: 310 } },
    });
    expect((await row("201")).prices["catalog"]).toMatchObject({
      sizes: { "2011": { price: 450 }, "2012": { price: 700 } },
    });
    expect((await undo(results)).map(({ outcome }) => outcome)).toEqual(["saved", "saved"]);
    expect(await list()).toEqual(before);
    const draft = await shop.app.inject({ url: OFFICE_PATHS.draft, headers: anna });
    expect(draft.json().changes).toEqual([]);
  });

  it("EDIT-7 does not overwrite another person's edit, and saves the other rows", async () => {
    const [soup, tea] = [await row("101"), await row("301")];
    const boris = { ...(await staffHeaders(shop, [{ role: "manager", branchId: null }])) };
    await send([{ id: "101", etag: soup.etag, set: { catalog: { price: 333 } } }], boris);
    const results = await send([
      { id: "101", etag: soup.etag, set: { catalog: { price: 350 } } },
      { id: "301", etag: tea.etag, set: { catalog: { price: 120 } } },
    ]);
    expect(results).toMatchObject([
      { outcome: "changed", by: expect.any(String), undo: null, product: { prices: { catalog: { price: 333 } } } },
      { outcome: "saved", product: { prices: { catalog: { price: 120 } } } },
    ]);
    expect((await row("101")).prices["catalog"]).toMatchObject({ price: 333 });
    // The undo of the first save finds a third version.
    const [late] = await send([{ id: "301", etag: tea.etag, set: { catalog: { price: 100 } } }]);
    expect(late).toMatchObject({ outcome: "changed" });
  });

  it("EDIT-2 reports each faulty row, and changes nothing twice for one key", async () => {
    const [soup, tea] = [await row("101"), await row("301")];
    const rows: readonly WireBulkRow[] = [
      { id: "101", etag: soup.etag, set: { catalog: { price: 310 } } },
      { id: "101", etag: soup.etag, set: { catalog: { price: 320 } } },
      { id: "999", etag: soup.etag, set: { catalog: { price: 1 } } },
      { id: "301", etag: tea.etag, set: { "prices/station": { price: 1 } } },
      { id: "201", etag: (await row("201")).etag, sizes: { catalog: { "2019": { price: 1 } } } },
    ];
    const key = { "idempotency-key": "fill-down" };
    const results = await send(rows, key);
    expect(results.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      "saved",
      "twice",
      "unknown",
      "field",
      "field",
    ]);
    expect(await send(rows, key)).toEqual(results);
    await shop.app.inject({ method: "POST", url: `${OFFICE_PATHS.products}/301/archive`, headers: anna });
    expect(await send([{ id: "301", etag: tea.etag, set: { catalog: { price: 1 } } }])).toMatchObject([
      { outcome: "fault", reason: "archived" },
    ]);
  });

  it("EDIT-2 accepts at most a thousand rows, and only fields other than places", async () => {
    const answer = async (rows: readonly object[]) =>
      (await shop.app.inject({ method: "PATCH", url: OFFICE_PATHS.products, headers: anna, payload: { rows } }))
        .statusCode;
    const strangers = Array.from({ length: 1_000 }, (_, index) => ({ id: `${5_000 + index}`, etag: '"none"' }));
    expect(await answer(strangers)).toBe(200);
    expect(await answer([...strangers, { id: "101", etag: '"none"' }])).toBe(400);
    expect(await answer([{ id: "101", etag: '"none"', set: { catalog: { id: 5 } } }])).toBe(400);
    expect(await answer([])).toBe(400);
  });
});
