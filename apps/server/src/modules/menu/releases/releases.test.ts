import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
const borscht = `${OFFICE_PATHS.products}/101`;
const centre = `${OFFICE_PATHS.zones}/centre`;
const terms = [{ zone_id: "centre", delivery_price: 99, free_from: 900, minimum: 300 }];

describeOnEachEngine("a draft that is discarded, scheduled or read by a manager of one branch", (engine) => {
  let shop: RunningShop;
  let owner: Record<string, string>;
  let manager: Record<string, string>;
  beforeEach(async () => {
    shop = await startShop({ engine });
    owner = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])) };
    manager = { ...(await staffHeaders(shop, [{ role: "manager", branchId: 10 }])) };
  });
  afterEach(() => shop.close());

  const call = async (method: Method, url: string, payload?: object, headers = owner) => {
    const answer = await shop.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return { status: answer.statusCode, etag: String(answer.headers["etag"] ?? ""), body: answer.json() };
  };
  const edit = async (url: string, payload: object, headers = owner) => {
    const { etag } = await call("GET", url, undefined, headers);
    return call("PATCH", url, payload, { ...headers, "if-match": etag });
  };
  const price = async (value: number) => edit(borscht, { set: { catalog: { price: value } } });
  const draft = async (headers = owner) => (await call("GET", OFFICE_PATHS.draft, undefined, headers)).body;
  const inAnHour = () => new Date(shop.clock.now() + 3_600_000).toISOString();
  const schedule = async () => (await call("POST", OFFICE_PATHS.publish, { at: inAnHour() })).body.release.id;
  const reopen = (id: number, headers = owner) =>
    call("POST", `${OFFICE_PATHS.releases}/${id}/reopen`, undefined, headers);
  const priceOf = async () => (await call("GET", borscht)).body.facets.catalog.price;
  const guestPays = async () => (await shop.shopData.current()).catalog().products.get(101)?.price;

  it("EDIT-5 restores discarded changes, one or all, and only once", async () => {
    await price(350);
    await edit(centre, { value: { "settings#conditions": terms } });
    const one = await call("DELETE", `${OFFICE_PATHS.draft}?entity=zone:centre`);
    expect(one.body.counts).toEqual({ product: 1 });
    const all = await call("DELETE", OFFICE_PATHS.draft);
    expect(all.body).toMatchObject({ changes: [], discarded: expect.any(Number) });
    expect((await reopen(all.body.discarded)).body.counts).toEqual({ product: 1 });
    expect((await reopen(one.body.discarded)).body).toMatchObject({ counts: { product: 1, zone: 1 }, kept: [] });
    expect((await reopen(one.body.discarded)).status).toBe(404);
    expect(await priceOf()).toBe(350);
    expect((await call("DELETE", `${OFFICE_PATHS.draft}?entity=zone:west`)).body.discarded).toBeNull();
  });

  it("EDIT-5 deletes discarded changes after a day", async () => {
    await price(350);
    const { body } = await call("DELETE", OFFICE_PATHS.draft);
    shop.clock.advance(86_400_001);
    await price(360);
    await call("DELETE", OFFICE_PATHS.draft);
    expect((await reopen(body.discarded)).status).toBe(404);
  });

  it("EDIT-5 puts a release back into the draft, and keeps and names later edits", async () => {
    await edit(borscht, { set: { catalog: { price: 350, weight: 320 } } });
    const release = await schedule();
    await price(390);
    await edit(borscht, { set: { catalog: { description: "Со сметаной" } } });
    const { body } = await reopen(release);
    expect(body.releases).toEqual([]);
    expect(body.kept).toMatchObject([{ entity: { kind: "product", id: "101" }, facet: "catalog", path: ["price"] }]);
    expect((await call("GET", borscht)).body).toMatchObject({
      conflicts: [],
      facets: { catalog: { price: 390, weight: 320, description: "Со сметаной" } },
    });
    shop.clock.advance(3_600_000);
    await shop.app.services.jobs.runDue();
    expect(await guestPays()).toBe(30_000);
    expect((await call("POST", OFFICE_PATHS.publish, {})).status).toBe(200);
    expect(await guestPays()).toBe(39_000);
  });

  it("EDIT-5 refuses the release after a hundred waiting ones, which are all listed, and keeps the draft", async () => {
    for (let value = 1; value <= 100; value++) {
      await price(value);
      await schedule();
    }
    await price(500);
    expect(await call("POST", OFFICE_PATHS.publish, { at: inAnHour() })).toMatchObject({
      status: 422,
      body: { code: "draft_refused", data: { reason: "too-many-releases" } },
    });
    const { releases, changes } = await draft();
    expect(releases).toHaveLength(100);
    expect(changes).toHaveLength(1);
    await call("DELETE", `${OFFICE_PATHS.draft}?release=${releases[0].id}`);
    expect((await call("POST", OFFICE_PATHS.publish, { at: inAnHour() })).status).toBe(200);
  });

  it("EDIT-5 keeps a conflict of a reopened release until a person settles it", async () => {
    await price(350);
    const release = await schedule();
    await price(390);
    expect((await call("POST", OFFICE_PATHS.publish, {})).status).toBe(200);
    shop.clock.advance(3_600_000);
    await shop.app.services.jobs.runDue();
    expect((await draft()).releases).toMatchObject([{ id: release, state: "failed", counts: { product: 1 } }]);
    const { body } = await reopen(release);
    expect(body.changes[0].conflicts).toEqual([
      { facet: "catalog", path: ["price"], base: 300, mine: 350, theirs: 390 },
    ]);
    await price(350);
    expect((await draft()).changes[0].conflicts).toEqual([]);
  });

  it("EDIT-5 publishes at a release's later time, and not at its first", async () => {
    await price(350);
    const release = await schedule();
    const later = new Date(shop.clock.now() + 7_200_000).toISOString();
    const moved = await call("PATCH", `${OFFICE_PATHS.releases}/${release}`, { at: later });
    expect(moved).toMatchObject({ status: 200, body: { release: { publish_at: later, state: "scheduled" } } });
    shop.clock.advance(3_600_000);
    await shop.app.services.jobs.runDue();
    expect(await guestPays()).toBe(30_000);
    shop.clock.advance(3_600_000);
    await shop.app.services.jobs.runDue();
    expect(await guestPays()).toBe(35_000);
    expect((await call("PATCH", `${OFFICE_PATHS.releases}/${release}`, { at: inAnHour() })).status).toBe(404);
  });

  it("STAFF-2 shows a manager of one branch only the menu's changes, and the number of others", async () => {
    await price(350);
    await edit(centre, { value: { "settings#conditions": terms } });
    expect(await draft(manager)).toMatchObject({
      hidden: 1,
      counts: { product: 1 },
      changes: [{ entity: { id: "101" } }],
    });
    expect((await draft()).hidden).toBe(0);
    expect((await call("GET", OFFICE_PATHS.draftSize, undefined, manager)).body).toEqual({ changes: 1 });
    expect((await call("GET", OFFICE_PATHS.draftSize)).body).toEqual({ changes: 2 });
    const refused = await call("DELETE", `${OFFICE_PATHS.draft}?entity=zone:centre`, undefined, manager);
    expect(refused).toMatchObject({ status: 403, body: { data: { right: "shop.edit" } } });
    expect((await call("DELETE", OFFICE_PATHS.draft, undefined, manager)).status).toBe(403);
    const own = await call("DELETE", `${OFFICE_PATHS.draft}?entity=product:101`, undefined, manager);
    expect(own).toMatchObject({ status: 200, body: { counts: {}, hidden: 1 } });
    expect((await reopen(own.body.discarded, manager)).body.counts).toEqual({ product: 1 });
    const others = await call("DELETE", OFFICE_PATHS.draft);
    expect((await reopen(others.body.discarded, manager)).status).toBe(403);
  });

  it("STAFF-2 hides the rest of the shop in the history and in releases, too", async () => {
    await price(350);
    await edit(centre, { value: { "settings#conditions": terms } });
    const { change_id: id } = (await call("POST", OFFICE_PATHS.publish, {})).body;
    const { body } = await call("GET", `${OFFICE_PATHS.history}/${id}`, undefined, manager);
    expect(body).toMatchObject({ entities: 2, hidden: 1, more: 0, changes: [{ entity: { kind: "product" } }] });
    const listed = await call("GET", `${OFFICE_PATHS.history}?limit=1`, undefined, manager);
    expect(listed.body.changes).toMatchObject([{ id, hidden: 1, names: [{ id: "101" }] }]);
    expect((await call("GET", `${OFFICE_PATHS.history}?entity=zone:centre`, undefined, manager)).status).toBe(403);
    expect((await call("GET", `${OFFICE_PATHS.history}/${id}`)).body).toMatchObject({ hidden: 0, more: 0 });
    await edit(centre, { value: { "settings#conditions": [{ zone_id: "centre", delivery_price: 120 }] } });
    await schedule();
    expect((await draft(manager)).releases).toMatchObject([{ entities: [], hidden: 1 }]);
  });

  it("EDIT-6 names the requested entity first on each line of its history", async () => {
    await price(350);
    await edit(centre, { value: { "settings#conditions": terms } });
    await call("POST", OFFICE_PATHS.publish, {});
    const { body } = await call("GET", `${OFFICE_PATHS.history}?entity=zone:centre`);
    expect(body.changes).toMatchObject([{ entities: 2, names: [{ kind: "zone", id: "centre" }, { id: "101" }] }]);
  });

  it("EDIT-6 filters the history by person and by source", async () => {
    await price(350);
    await call("POST", OFFICE_PATHS.publish, {});
    const { body } = await call("GET", `${OFFICE_PATHS.history}?source=office`);
    expect(body.changes).toHaveLength(1);
    const { id } = body.changes[0].by;
    expect((await call("GET", `${OFFICE_PATHS.history}?by=${id}`)).body.changes).toHaveLength(1);
    expect((await call("GET", `${OFFICE_PATHS.history}?by=${id + 1}`)).body.changes).toEqual([]);
    expect((await call("GET", `${OFFICE_PATHS.history}?source=undo&entity=product:101`)).body.changes).toEqual([]);
  });
});
