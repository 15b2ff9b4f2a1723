import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("a call that is sent again before the first one is answered", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
    await office.edit(`${OFFICE_PATHS.products}/101`, { set: { catalog: { price: 350 } } });
  });
  afterEach(() => shop.close());

  const twice = async (url: string, payload?: object) => {
    const call = () => office.call("POST", url, payload, { "idempotency-key": "once" });
    return Promise.all([call(), call()]);
  };

  it("EDIT-5 publishes the draft once, and both answers name the change", async () => {
    const [first, second] = await twice(OFFICE_PATHS.publish, {});
    expect(first).toMatchObject({ status: 200, body: { change_id: expect.any(Number) } });
    expect(second).toEqual(first);
  });

  it("EDIT-5 schedules the draft once, and both answers name the release", async () => {
    const [first, second] = await twice(OFFICE_PATHS.publish, {
      at: new Date(shop.clock.now() + 60_000).toISOString(),
    });
    expect(first).toMatchObject({ status: 200, body: { release: { state: "scheduled" } } });
    expect(second).toEqual(first);
  });

  it("EDIT-6 undoes a change once, and both answers name the undo", async () => {
    const { change_id: id } = (await office.publish()).body;
    const [first, second] = await twice(`${OFFICE_PATHS.history}/${id}/undo`);
    expect(first).toMatchObject({ status: 200, body: { change_id: expect.any(Number) } });
    expect(second).toEqual(first);
  });

  const price = { set: { catalog: { price: 350 } } };
  const tips = `${OFFICE_PATHS.settings}/tips`;
  const once = { "idempotency-key": "once" };
  const inAMinute = (minutes: number) => ({ at: new Date(shop.clock.now() + minutes * 60_000).toISOString() });
  const branch = (name: string) => ({ facets: { "settings#locations": { name } } });
  const addBranch = (name: string) => office.call("POST", OFFICE_PATHS.branches, branch(name), once);

  it("EDIT-5 is refused if another time was sent", async () => {
    const first = await office.call("POST", OFFICE_PATHS.publish, inAMinute(1), once);
    expect(first.status).toBe(200);
    const other = await office.call("POST", OFFICE_PATHS.publish, inAMinute(2), once);
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
  });

  it("EDIT-3 adds one branch, also if it was edited and published before the repeat", async () => {
    const { body: added } = await addBranch("Порт");
    expect((await addBranch("Порт")).body).toMatchObject({ id: added.id, etag: added.etag });
    await office.edit(`${OFFICE_PATHS.branches}/${added.id}`, { set: { "settings#locations": { name: "Гавань" } } });
    expect((await addBranch("Порт")).body).toEqual(added);
    expect((await office.publish()).status).toBe(200);
    expect((await addBranch("Порт")).body).toEqual(added);
  });

  it("EDIT-3 is refused if another branch was sent, instead of being answered with the first", async () => {
    await addBranch("Порт");
    expect(await addBranch("Гавань")).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
  });

  it("EDIT-7 saves a dish and a section once, also if the first try was published before the repeat", async () => {
    const dish = `${OFFICE_PATHS.products}/301`;
    const seen = { dish: (await office.call("GET", dish)).etag, tips: (await office.call("GET", tips)).etag };
    const section = { set: { settings: { days: 3 } } };
    const saved = async () => [
      (await office.call("PATCH", dish, price, { "if-match": seen.dish })).status,
      (await office.call("PATCH", tips, section, { "if-match": seen.tips })).status,
    ];
    expect(await saved()).toEqual([200, 200]);
    expect(await saved()).toEqual([200, 200]);
    await office.publish();
    expect(await saved()).toEqual([200, 200]);
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.changes).toEqual([]);
    const other = await office.call("PATCH", dish, { set: { catalog: { price: 370 } } }, { "if-match": seen.dish });
    expect(other.status).toBe(412);
  });

  it("EDIT-2 saves a row of the grid once, also if the first try was published before the repeat", async () => {
    const etag = (await office.call("GET", `${OFFICE_PATHS.products}/301`)).etag;
    const rows = [{ id: "301", etag, set: { catalog: { price: 120 } } }];
    const save = async () => (await office.call("PATCH", OFFICE_PATHS.products, { rows })).body.rows;
    expect(await save()).toMatchObject([{ outcome: "saved" }]);
    await office.publish();
    expect(await save()).toMatchObject([{ outcome: "saved", undo: null }]);
  });

  it("EDIT-1 puts the categories into another order once", async () => {
    const { etag, categories } = (await office.call("GET", OFFICE_PATHS.categories)).body;
    const ids = categories.map(({ id }: { readonly id: string }) => id).toReversed();
    const put = () => office.call("PATCH", OFFICE_PATHS.menuOrder, { categories: ids }, { "if-match": etag });
    expect((await put()).status).toBe(200);
    expect((await put()).status).toBe(200);
    const other = { categories: [...ids.slice(1), ids[0]] };
    expect((await office.call("PATCH", OFFICE_PATHS.menuOrder, other, { "if-match": etag })).status).toBe(412);
  });

  it("EDIT-5 discards a draft or one change once, and both answers name what to restore", async () => {
    await office.edit(`${OFFICE_PATHS.products}/301`, price);
    const discard = (url: string, key: string) => office.call("DELETE", url, undefined, { "idempotency-key": key });
    for (const url of [`${OFFICE_PATHS.draft}?entity=product:101`, OFFICE_PATHS.draft]) {
      const first = await discard(url, url.slice(-3));
      expect(first.body.discarded).toEqual(expect.any(Number));
      expect((await discard(url, url.slice(-3))).body).toEqual(first.body);
    }
  });

  it("EDIT-3 removes a zone once, also if the removal was published before the repeat", async () => {
    const zone = `${OFFICE_PATHS.zones}/centre`;
    const seen = { "if-match": (await office.call("GET", zone)).etag };
    const remove = (url = zone) => office.call("DELETE", url, undefined, seen);
    const removed = { status: 200, body: { id: "centre", name: "Центр города", state: "removed" } };
    expect(await remove()).toMatchObject(removed);
    expect(await remove()).toMatchObject(removed);
    expect((await office.publish()).status).toBe(200);
    expect(await remove()).toMatchObject(removed);
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.changes).toEqual([]);
    expect((await remove(`${OFFICE_PATHS.zones}/nowhere`)).status).toBe(404);
  });
});
