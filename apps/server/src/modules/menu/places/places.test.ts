import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { staffHeaders } from "../../../testing/calls/staff.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const street = {
  name: "Тверская улица",
  line: [
    [37.6, 55.75],
    [37.62, 55.75],
  ],
  houses: { from: 1, to: 21 },
};
const files = {
  ...smallShop,
  settings: { ...smallSettings, map: { ...Object(smallSettings["map"]), base: { streets: [street], areas: [] } } },
};
const centre = `${OFFICE_PATHS.zones}/centre`;

describeOnEachEngine("places in the office", (engine) => {
  let shop: RunningShop;
  let anna: Record<string, string>;
  beforeEach(async () => {
    shop = await startShop({ engine, files });
    anna = { ...(await staffHeaders(shop, [{ role: "owner", branchId: null }])) };
  });
  afterEach(() => shop.close());

  const get = async (url: string, query: Record<string, string> = {}) => {
    const answer = await shop.app.inject({ method: "GET", url, query, headers: anna });
    return { status: answer.statusCode, body: answer.json() };
  };
  const edit = async (url: string, payload: object) => {
    const { headers } = await shop.app.inject({ method: "GET", url, headers: anna });
    const ifMatch = { ...anna, "if-match": String(headers["etag"]) };
    const answer = await shop.app.inject({ method: "PATCH", url, payload, headers: ifMatch });
    expect(answer.statusCode).toBe(200);
  };
  const probeAt = (lat: number, lon: number) =>
    get(OFFICE_PATHS.placeProbe, { lat: String(lat), lon: String(lon) }).then(({ body }) => body);

  it("EDIT-3 shows zones and branches with the draft, and the settings that it will publish", async () => {
    const { body } = await get(OFFICE_PATHS.places);
    expect(body.zones).toContainEqual(expect.objectContaining({ kind: "zone", id: "centre", state: "published" }));
    expect(body.branches.map(({ id }: { id: string }) => id)).toContain("10");
    expect(body.shop.zones).toHaveLength(body.zones.length);
    const terms = [{ zone_id: "centre", delivery_price: 77 }];
    await edit(centre, { value: { "settings#conditions": terms } });
    const drafted = (await get(OFFICE_PATHS.places)).body;
    expect(drafted.zones).toContainEqual(
      expect.objectContaining({ id: "centre", state: "changed", etag: expect.any(String) }),
    );
    expect(drafted.shop.conditions).toContainEqual(expect.objectContaining({ zoneId: "centre", price: 7700 }));
    expect(JSON.stringify((await shop.shopData.current()).settings().conditions)).not.toContain("7700");
  });

  it("EDIT-3 answers for a place by the rules of orders, in the draft and now", async () => {
    const { conditions, zones } = (await shop.shopData.current()).settings();
    const zone = zones.find(({ id }) => id === "centre");
    const terms = conditions.find(({ zoneId }) => zoneId === "centre");
    expect(zone && terms).toBeDefined();
    await edit(centre, { value: { "settings#conditions": [{ zone_id: "centre", delivery_price: 12.5 }] } });
    const { draft, published, point } = await probeAt(55.7505, 37.6105);
    expect(point).toEqual({ lat: 55.7505, lon: 37.6105 });
    expect(published[0]).toMatchObject({
      branch_id: 10,
      zone: { id: "centre" },
      nearest: null,
      terms: { price: (terms?.price ?? 0) / 100, minimum: (terms?.minimum ?? 0) / 100 },
    });
    expect(draft[0]).toMatchObject({ zone: { id: "centre" }, terms: { price: 12.5, free_from: null, minimum: 0 } });
  });

  it("EDIT-3 finds an address as guests do, and gives the distance to the nearest zone", async () => {
    const { body } = await get(OFFICE_PATHS.placeProbe, { text: "Тверская 11" });
    expect(body).toMatchObject({ address: expect.stringContaining("Тверская"), point: expect.any(Object) });
    const far = await probeAt(56.5, 37.6);
    expect(far.draft[0]).toMatchObject({ zone: null, terms: null, containing: [], rule: null });
    expect(far.draft[0].nearest.meters).toBeGreaterThan(10_000);
    expect((await get(OFFICE_PATHS.placeProbe, { text: "Нигде 99" })).body).toMatchObject({ point: null, draft: [] });
    expect((await get(OFFICE_PATHS.placeProbe, { text: " " })).status).toBe(400);
    expect((await get(OFFICE_PATHS.placeProbe, { lat: "95", lon: "37" })).status).toBe(400);
  });
});
