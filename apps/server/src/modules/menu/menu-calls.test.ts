import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";
import { publishedDocuments } from "./present.ts";

const borscht = `${OFFICE_PATHS.products}/101`;

describeOnEachEngine("the menu in the office", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const call: MenuOffice["call"] = (...sent) => office.call(...sent);
  const edit: MenuOffice["edit"] = (...sent) => office.edit(...sent);
  const publish: MenuOffice["publish"] = (payload) => office.publish(payload);
  const guestSees = async (id: number) => {
    const snapshot = await shop.shopData.current();
    return snapshot.catalog().products.get(id);
  };

  it("EDIT-7 refuses an edit of another version with both versions, and takes the merged one", async () => {
    const { etag } = await call("GET", borscht);
    expect((await call("PATCH", borscht, { set: { catalog: { price: 310 } } }, { "if-match": etag })).status).toBe(200);
    const late = await call("PATCH", borscht, { set: { catalog: { price: 320 } } }, { "if-match": etag });
    expect(late).toMatchObject({
      status: 412,
      body: {
        code: "entity_changed",
        data: {
          current: { facets: { catalog: { price: 310 } } },
          yours: [{ facet: "catalog", field: "price", value: 320 }],
          by: expect.any(String),
          by_id: expect.any(Number),
        },
      },
    });
    const again = { "if-match": late.body.data.current.etag };
    expect(await call("PATCH", borscht, { set: { catalog: { price: 320 } } }, again)).toMatchObject({ status: 200 });
    expect(await call("PATCH", borscht, { set: {} })).toMatchObject({ status: 400 });
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

  it("EDIT-1 names the branches with their menus, the languages and the choices for the fields of a dish", async () => {
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
