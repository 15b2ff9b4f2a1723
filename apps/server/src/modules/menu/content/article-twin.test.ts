import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const blog = `${OFFICE_PATHS.content}/blog`;
const posts = `${OFFICE_PATHS.content}/posts`;
const article = "content:blog/77";

describeOnEachEngine("an article that other programs read as a post", (engine) => {
  let shop: RunningShop;
  let anna: Record<string, string>;
  beforeEach(async () => {
    shop = await startShop({ engine });
    anna = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])) };
    const common = { slug: "shchi", date: "2026-11-14", image: "" };
    const texts = { title: { rendered: "Щи", raw: "Щи" }, content: { rendered: "" }, excerpt: { rendered: "" } };
    await call("POST", blog, { id: "77", facets: { blog: { ...common, title: "Щи", excerpt: "", content: "" } } });
    await call("POST", posts, { id: "77", facets: { posts: { ...common, ...texts } } });
    expect((await call("POST", OFFICE_PATHS.publish, {})).status).toBe(200);
  });
  afterEach(() => shop.close());

  const call = async (method: "GET" | "POST" | "PATCH" | "DELETE", url: string, payload?: object, ifMatch?: string) => {
    const headers = { ...anna, ...(ifMatch === undefined ? {} : { "if-match": ifMatch }) };
    const answer = await shop.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const edit = async (path: string, patch: object) => call("PATCH", path, patch, (await call("GET", path)).body.etag);
  const drafted = async (): Promise<readonly string[]> => {
    const { changes } = (await call("GET", OFFICE_PATHS.draft)).body;
    return changes.map(({ entity }: { entity: { kind: string; id: string } }) => entity.id).toSorted();
  };
  const published = async (document: string) => (await shop.shopData.current()).documents.read(document);

  it("EDIT-4 changes in both by one call, in the shape of each", async () => {
    const set = { blog: { title: "Щи из печи", excerpt: "Коротко" }, "blog.en": { title: "Shchi" } };
    expect((await edit(`${blog}/77`, { set })).status).toBe(200);
    expect((await call("GET", `${posts}/77`)).body.facets).toMatchObject({
      posts: { title: { rendered: "Щи из печи", raw: "Щи" }, excerpt: { rendered: "<p>Коротко</p>" } },
      "posts.en": { title: { rendered: "Shchi" } },
    });
    await edit(`${blog}/77`, { unset: { "blog.en": ["title"] } });
    expect((await call("GET", `${posts}/77`)).body.facets["posts.en"]?.title).toBeUndefined();
  });

  it("EDIT-5 is discarded with its post, and an undo restores both", async () => {
    await edit(`${blog}/77`, { set: { blog: { title: "Борщ" } } });
    expect(await drafted()).toEqual(["blog/77", "posts/77"]);
    await call("DELETE", `${OFFICE_PATHS.draft}?entity=${article}`);
    expect(await drafted()).toEqual([]);
    await edit(`${blog}/77`, { set: { blog: { title: "Борщ" } } });
    const { change_id: id } = (await call("POST", OFFICE_PATHS.publish, {})).body;
    expect(await published("posts")).toContainEqual(
      expect.objectContaining({ title: { rendered: "Борщ", raw: "Щи" } }),
    );
    expect((await call("POST", `${OFFICE_PATHS.history}/${id}/undo`)).status).toBe(200);
    expect(await published("blog")).toContainEqual(expect.objectContaining({ title: "Щи" }));
    expect(await published("posts")).toContainEqual(expect.objectContaining({ title: { rendered: "Щи", raw: "Щи" } }));
  });

  it("EDIT-4 is removed and restored with its post", async () => {
    const { etag } = (await call("GET", `${blog}/77`)).body;
    await call("DELETE", `${blog}/77`, undefined, etag);
    expect(await drafted()).toEqual(["blog/77", "posts/77"]);
    await call("DELETE", `${OFFICE_PATHS.draft}?entity=${article}`);
    expect(await drafted()).toEqual([]);
  });

  it("EDIT-4 does not change a post of the same number and another address", async () => {
    await edit(`${posts}/77`, { set: { posts: { slug: "drugoe" } } });
    await call("POST", OFFICE_PATHS.publish, {});
    await edit(`${blog}/77`, { set: { blog: { title: "Борщ" } } });
    expect(await drafted()).toEqual(["blog/77"]);
  });
});
