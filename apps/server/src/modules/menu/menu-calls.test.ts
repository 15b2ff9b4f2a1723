import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { editShop } from "../../shop/editing/edit-shop.ts";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

import { patchProduct } from "../integrations/products/edit-menu.ts";
import { publishedDocuments } from "./present.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
const borscht = `${OFFICE_PATHS.products}/101`;

describeOnEachEngine("the menu in the office", (engine) => {
  let shop: RunningShop;
  let anna: Record<string, string>;
  beforeEach(async () => {
    shop = await startShop({ engine });
    anna = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])) };
  });
  afterEach(() => shop.close());

  const call = async (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) => {
    const answer = await shop.app.inject({
      ...{ method, url, headers: { ...anna, ...headers } },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, etag: String(answer.headers["etag"] ?? ""), body: answer.json() };
  };
  const edit = async (url: string, payload: object) =>
    call("PATCH", url, payload, { "if-match": (await call("GET", url)).etag });
  /** As wc/v3 changes a dish, in every menu that has it. */
  const byIntegration = async (id: number, fields: { readonly price: number }) => {
    await editShop(shop.store, shop.clock.now(), async (draft) => {
      for (const menu of draft.menus) draft.write(menu, patchProduct(draft.read(menu), id, fields));
    });
    await shop.app.services.shopWatch.look();
  };
  const publish = (payload: object = {}) => call("POST", OFFICE_PATHS.publish, payload);
  const guestSees = async (id: number) => {
    const snapshot = await shop.shopData.current();
    return snapshot.catalog().products.get(id);
  };

  it("EDIT-5 collects changes in a draft that guests see when it is published, with before and after", async () => {
    const changed = await edit(borscht, { set: { catalog: { price: 350 }, "catalog.en": { name: "Borscht soup" } } });
    expect(changed).toMatchObject({ status: 200, body: { state: "changed", draft: { by: expect.any(String) } } });
    expect((await guestSees(101))?.price).toBe(30_000);
    const { body } = await call("GET", OFFICE_PATHS.draft);
    expect(body.faults).toEqual([]);
    expect(body.changes).toMatchObject([
      { entity: { kind: "product", id: "101", name: "Борщ" }, change: "changed", conflicts: [] },
    ]);
    expect(body.changes[0].fields).toContainEqual({ facet: "catalog", field: "price", before: 300, after: 350 });
    expect(await publish()).toMatchObject({ status: 200, body: { revision: expect.any(String), release: null } });
    expect((await guestSees(101))?.price).toBe(35_000);
    expect((await call("GET", OFFICE_PATHS.draft)).body.changes).toEqual([]);
    expect(await publish()).toMatchObject({ status: 422, body: { data: { reason: "empty" } } });
  });

  it("EDIT-7 refuses an edit of another version with both versions, and takes the merged one", async () => {
    const { etag } = await call("GET", borscht);
    expect((await call("PATCH", borscht, { set: { catalog: { price: 310 } } }, { "if-match": etag })).status).toBe(200);
    const late = await call("PATCH", borscht, { set: { catalog: { price: 320 } } }, { "if-match": etag });
    expect(late).toMatchObject({
      ...{ status: 412 },
      body: {
        code: "entity_changed",
        data: {
          current: { facets: { catalog: { price: 310 } } },
          yours: [{ facet: "catalog", field: "price", value: 320 }],
        },
      },
    });
    const again = { "if-match": late.body.data.current.etag };
    expect(await call("PATCH", borscht, { set: { catalog: { price: 320 } } }, again)).toMatchObject({ status: 200 });
    expect(await call("PATCH", borscht, { set: {} })).toMatchObject({ status: 400 });
  });

  it("EDIT-7 shows a price that an integration changed under the draft, and publishes it once it is settled", async () => {
    await edit(borscht, { set: { catalog: { price: 350, weight: 320 } } });
    await byIntegration(101, { price: 390 });
    const { body } = await call("GET", borscht);
    expect(body.conflicts).toEqual([{ facet: "catalog", path: ["price"], base: 300, mine: 350, theirs: 390 }]);
    expect(await publish()).toMatchObject({
      status: 422,
      body: { code: "draft_refused", data: { reason: "conflicts" } },
    });
    await edit(borscht, { set: { catalog: { weight: 330 } } });
    expect((await call("GET", borscht)).body.conflicts).toHaveLength(1);
    await edit(borscht, { set: { catalog: { price: 350 } } });
    expect((await call("GET", borscht)).body.conflicts).toEqual([]);
    expect((await publish()).status).toBe(200);
    expect((await guestSees(101))?.price).toBe(35_000);
  });

  it("EDIT-5 names the faults of a draft with the entity, and publishes nothing", async () => {
    await edit(borscht, { set: { catalog: { price: "дорого" } } });
    const { body } = await call("GET", OFFICE_PATHS.draft);
    expect(body.faults).toMatchObject([{ entity: { kind: "product", id: "101" }, file: "catalog.json" }]);
    const refused = await publish();
    expect(refused).toMatchObject({ status: 422, body: { data: { reason: "faults", faults: body.faults } } });
    expect((await guestSees(101))?.price).toBe(30_000);
    await call("DELETE", OFFICE_PATHS.draft);
    // A banner of the shop shows the soup.
    await call("POST", `${borscht}/archive`);
    expect((await call("GET", OFFICE_PATHS.draft)).body.faults).toMatchObject([
      { entity: { kind: "content" }, cause: { kind: "unknown", target: "product", name: "Борщ" } },
    ]);
  });

  it("EDIT-5 publishes at a set time", async () => {
    await edit(borscht, { set: { catalog: { price: 350 } } });
    const at = new Date(shop.clock.now() + 3_600_000).toISOString();
    expect(await publish({ at })).toMatchObject({
      status: 200,
      body: { revision: null, release: { state: "scheduled" } },
    });
    await shop.app.services.jobs.runDue();
    expect((await guestSees(101))?.price).toBe(30_000);
    shop.clock.advance(3_600_000);
    await shop.app.services.jobs.runDue();
    expect((await guestSees(101))?.price).toBe(35_000);
    expect((await call("GET", OFFICE_PATHS.history)).body.changes[0]).toMatchObject({ source: "schedule" });
  });

  it("EDIT-5 keeps a release that cannot be published at its time, with the reason", async () => {
    await edit(borscht, { set: { catalog: { price: 350 } } });
    await publish({ at: new Date(shop.clock.now() + 1_000).toISOString() });
    await byIntegration(101, { price: 390 });
    shop.clock.advance(1_000);
    await shop.app.services.jobs.runDue();
    const { body } = await call("GET", OFFICE_PATHS.draft);
    expect(body.releases).toMatchObject([{ state: "failed", faults: [{ entity: { id: "101" }, path: "price" }] }]);
    expect((await guestSees(101))?.price).toBe(39_000);
    const url = `${OFFICE_PATHS.draft}?release=${body.releases[0].id}`;
    expect((await call("DELETE", url)).body.releases).toEqual([]);
  });

  it("EDIT-1 creates a dish in its categories once for one key, moves and archives it, and restores it", async () => {
    const key = { "idempotency-key": "uha" };
    const dish = { facets: { catalog: { name: "Уха", slug: "uha", price: 350, in_stock: true, categories: [1] } } };
    const made = await call("POST", OFFICE_PATHS.products, dish, key);
    expect(made).toMatchObject({ status: 201, body: { state: "new", name: "Уха" } });
    expect((await call("POST", OFFICE_PATHS.products, dish, key)).body.id).toBe(made.body.id);
    const id = Number(made.body.id);
    expect((await publish()).status).toBe(200);
    expect([...((await guestSees(id))?.categoryIds ?? [])]).toEqual([1]);
    const url = `${OFFICE_PATHS.products}/${id}`;
    await edit(url, { set: { catalog: { categories: [2] } } });
    expect((await publish()).status).toBe(200);
    expect((await call("GET", `${OFFICE_PATHS.categories}/2`)).body.facets.catalog.products).toContain(String(id));
    expect((await call("GET", `${OFFICE_PATHS.categories}/1`)).body.facets.catalog.products).not.toContain(String(id));
    expect(await call("POST", `${url}/archive`)).toMatchObject({
      status: 200,
      body: { entity: { state: "archived" } },
    });
    expect((await publish()).status).toBe(200);
    expect(await guestSees(id)).toBeUndefined();
    const archived = await call("GET", `${OFFICE_PATHS.products}?state=archived`);
    expect(archived.body.products).toMatchObject([{ id: String(id), name: "Уха" }]);
    expect(await call("POST", `${url}/restore`)).toMatchObject({ status: 200 });
    expect((await publish()).status).toBe(200);
    expect((await guestSees(id))?.name).toBe("Уха");
  });

  it("EDIT-1 lists what still refers to an archived dish, and refuses to publish a broken reference", async () => {
    const { body } = await call("POST", `${OFFICE_PATHS.products}/901/archive`);
    expect(body.referrers).toContainEqual(
      expect.objectContaining({ kind: "product", id: "101", path: expect.stringContaining("supplements") }),
    );
    const refused = await publish();
    expect(refused).toMatchObject({ status: 422, body: { data: { reason: "faults" } } });
    expect(refused.body.data.faults).toContainEqual(
      expect.objectContaining({ entity: expect.objectContaining({ id: "101" }) }),
    );
  });

  it("EDIT-1 names the branches with their menus, the languages and the words that a dish chooses from", async () => {
    await edit(borscht, { set: { catalog: { acf: { allergens: ["сельдерей"], "product-badge": "хит, хит" } } } });
    expect((await publish()).status).toBe(200);
    const { body } = await call("GET", OFFICE_PATHS.menuOptions);
    const documents = await publishedDocuments(shop.store);
    const own = [...documents.keys()].filter((name) => name.startsWith("prices/"));
    expect(body.branches.map(({ name }: { name: string }) => name)).toHaveLength(2);
    expect(body.branches.flatMap(({ menu }: { menu: string | null }) => menu ?? [])).toEqual(own);
    expect(body).toMatchObject({ allergens: ["сельдерей"], badges: ["хит"] });
    expect(body.languages[0]).toEqual({ code: "ru", name: expect.any(String), is_translated: false });
  });

  it("EDIT-1 orders the categories for every branch", async () => {
    const { body } = await call("GET", OFFICE_PATHS.categories);
    const ids: string[] = body.categories.map(({ id }: { id: string }) => id);
    const reversed = ids.toReversed();
    const answer = await call("PATCH", OFFICE_PATHS.menuOrder, { categories: reversed }, { "if-match": body.etag });
    expect(answer.body.categories.map(({ id }: { id: string }) => id)).toEqual(reversed);
    expect((await publish()).status).toBe(200);
    const snapshot = await shop.shopData.current();
    expect(snapshot.documents.read("catalog")).toMatchObject(reversed.map((id) => ({ id: Number(id) })));
    const wrong = await call("PATCH", OFFICE_PATHS.menuOrder, { categories: ["1"] }, { "if-match": answer.body.etag });
    expect(wrong.status).toBe(400);
  });

  it("EDIT-1 orders a category that is not published yet, also after it was discarded", async () => {
    const added = { facets: { catalog: { name: "Десерты", slug: "deserty", parent: 0, products: [] } } };
    const id: string = (await call("POST", OFFICE_PATHS.categories, added)).body.id;
    const { body } = await call("GET", OFFICE_PATHS.categories);
    const ids: string[] = body.categories.map((row: { id: string }) => row.id);
    expect(ids.at(-1)).toBe(id);
    const wanted = [id, ...ids.slice(0, -1)];
    const answer = await call("PATCH", OFFICE_PATHS.menuOrder, { categories: wanted }, { "if-match": body.etag });
    expect(answer.body.categories.map((row: { id: string }) => row.id)).toEqual(wanted);
    expect((await call("DELETE", `${OFFICE_PATHS.draft}?entity=category:${id}`)).status).toBe(200);
    const rest = ids.slice(0, -1).toReversed();
    const { body: present } = await call("GET", OFFICE_PATHS.categories);
    const again = await call("PATCH", OFFICE_PATHS.menuOrder, { categories: rest }, { "if-match": present.etag });
    expect(again.body.categories.map((row: { id: string }) => row.id)).toEqual(rest);
    expect((await publish()).status).toBe(200);
  });

  it("EDIT-6 lists changes by entity with who made them, and undoes one", async () => {
    await edit(borscht, { set: { catalog: { price: 350 } } });
    const { body: made } = await publish();
    const { body } = await call("GET", `${OFFICE_PATHS.history}?entity=product:101`);
    expect(body.changes).toMatchObject([{ id: made.change_id, source: "office", by: { kind: "staff" }, entities: 1 }]);
    const one = await call("GET", `${OFFICE_PATHS.history}/${made.change_id}`);
    expect(one.body.changes[0].fields).toEqual([{ facet: "catalog", field: "price", before: 300, after: 350 }]);
    const url = `${OFFICE_PATHS.history}/${made.change_id}/undo`;
    const key = { "idempotency-key": "once" };
    const undone = await call("POST", url, undefined, key);
    expect(undone.status).toBe(200);
    expect((await call("POST", url, undefined, key)).body).toEqual(undone.body);
    expect(await call("POST", url)).toMatchObject({ status: 409, body: { data: { reason: "nothing-left" } } });
    expect((await guestSees(101))?.price).toBe(30_000);
  });

  it("EDIT-7 edits a zone, a branch and a section of the settings by the same rules", async () => {
    const zone = `${OFFICE_PATHS.zones}/centre`;
    const conditions = [{ zone_id: "centre", delivery_price: 99, free_from: 900, minimum: 300 }];
    expect((await edit(zone, { value: { "settings#conditions": conditions } })).status).toBe(200);
    expect(
      (await edit(`${OFFICE_PATHS.branches}/10`, { set: { "settings#locations": { name: "Порт" } } })).status,
    ).toBe(200);
    expect((await edit(`${OFFICE_PATHS.settings}/seo`, { set: { settings: { name: "Большой стол" } } })).status).toBe(
      200,
    );
    const moved = await edit(`${OFFICE_PATHS.branches}/10`, { set: { "settings#locations": { warehouse_id: [77] } } });
    expect(moved).toMatchObject({ status: 400, body: { code: "rest_invalid_param" } });
    expect((await publish()).status).toBe(200);
    const settings = (await shop.shopData.current()).documents.read("settings");
    expect(settings).toMatchObject({
      seo: { name: "Большой стол", description: "Проверочная столовая" },
      locations: [{ name: "Порт", warehouse_id: [10] }, { name: "Вокзал" }],
      delivery: { conditions },
    });
  });
});
