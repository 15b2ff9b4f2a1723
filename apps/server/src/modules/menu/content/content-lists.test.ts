import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const pages = `${OFFICE_PATHS.content}/pages`;
const order = `${OFFICE_PATHS.contentOrder}/pages`;

describeOnEachEngine("content in the office", (engine) => {
  let shop: RunningShop;
  let anna: Record<string, string>;
  beforeEach(async () => {
    shop = await startShop({ engine });
    anna = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])) };
  });
  afterEach(() => shop.close());

  const call = async (method: "GET" | "POST" | "PATCH", url: string, payload?: object, ifMatch?: string) => {
    const headers = { ...anna, ...(ifMatch === undefined ? {} : { "if-match": ifMatch }) };
    const answer = await shop.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const add = async (url: string, facets: object): Promise<string> => (await call("POST", url, { facets })).body.id;
  const page = (title: string) => ({
    pages: { slug: title, title: { rendered: title }, content: { rendered: "" } },
  });
  const idsOf = (body: { readonly entities: readonly { readonly id: string }[] }) => body.entities.map(({ id }) => id);

  it("EDIT-4 lists pages by their titles with the languages of the shop, and changes their order", async () => {
    await add(pages, page("Вакансии"));
    const { body } = await call("GET", pages);
    expect(body.entities.at(-1)).toMatchObject({ name: "Вакансии", state: "new", story: false, hidden: false });
    const reversed = idsOf(body).toReversed();
    const answer = await call("PATCH", order, { ids: reversed }, body.etag);
    expect([answer.status, idsOf(answer.body)]).toEqual([200, reversed]);
    expect((await call("POST", OFFICE_PATHS.publish, {})).status).toBe(200);
    const read = (await shop.shopData.current()).documents.read("pages");
    expect(read).toMatchObject(reversed.map((id) => ({ id: Number(id.split("/")[1]) })));
  });

  it("EDIT-4 refuses an order that omits an entry, names an unknown one, or was changed meanwhile", async () => {
    await add(pages, page("Вакансии"));
    const { body } = await call("GET", pages);
    const ids = idsOf(body);
    expect((await call("PATCH", order, { ids: [...ids, "pages/999"] }, body.etag)).status).toBe(400);
    expect((await call("PATCH", order, { ids: ["banners/1"] }, body.etag)).status).toBe(400);
    expect((await call("PATCH", order, { ids: ids.toReversed() }, body.etag)).status).toBe(200);
    expect((await call("PATCH", order, { ids }, '"none"')).status).toBe(412);
  });

  it("EDIT-4 orders entries of a document that is not published yet", async () => {
    const brands = `${OFFICE_PATHS.content}/brands`;
    const first = await add(brands, { brands: { slug: "a", name: "Пасека" } });
    const second = await add(brands, { brands: { slug: "b", name: "Мельница" } });
    const { body } = await call("GET", brands);
    expect(idsOf(body).slice(-2)).toEqual([first, second]);
    const wanted = idsOf(body).toReversed();
    const answer = await call("PATCH", `${OFFICE_PATHS.contentOrder}/brands`, { ids: wanted }, body.etag);
    expect([answer.status, idsOf(answer.body)]).toEqual([200, wanted]);
    expect((await call("POST", OFFICE_PATHS.publish, {})).status).toBe(200);
    expect(idsOf((await call("GET", brands)).body)).toEqual(wanted);
  });
});
