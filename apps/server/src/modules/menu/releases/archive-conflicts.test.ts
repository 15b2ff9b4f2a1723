import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const tea = `${OFFICE_PATHS.products}/301`;
const station = `${OFFICE_PATHS.branches}/20`;

describeOnEachEngine("a conflict of an archived dish or a closed branch", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const inAMinute = () => ({ at: new Date(shop.clock.now() + 60_000).toISOString() });
  const draft = async () => (await office.call("GET", OFFICE_PATHS.draft)).body;
  const price = (value: number) => office.edit(tea, { set: { catalog: { price: value } } });
  const guestsPay = async () => (await shop.shopData.current()).catalog().products.get(301)?.price;
  const runDue = async () => {
    shop.clock.advance(60_000);
    await shop.app.services.jobs.runDue();
  };
  /** The draft archives something that a scheduled release changes first. */
  const archivedMeanwhile = async (change: () => Promise<unknown>, url: string) => {
    await change();
    await office.publish(inAMinute());
    await office.call("POST", `${url}/archive`);
    await runDue();
    expect((await draft()).changes[0].conflicts).not.toEqual([]);
    expect(await office.publish()).toMatchObject({ status: 422, body: { data: { reason: "conflicts" } } });
  };

  it("EDIT-7 is settled by archiving the dish again, and the archive has the later price", async () => {
    await archivedMeanwhile(() => price(130), tea);
    expect((await office.call("POST", `${tea}/archive`)).body.entity.conflicts).toEqual([]);
    expect((await office.publish()).status).toBe(200);
    expect(await guestsPay()).toBeUndefined();
    await office.call("POST", `${tea}/restore`);
    await office.publish();
    expect(await guestsPay()).toBe(13_000);
  });

  it("EDIT-7 is settled by keeping the dish: the archiving is discarded or taken back", async () => {
    await archivedMeanwhile(() => price(130), tea);
    expect((await office.call("POST", `${tea}/restore`)).body).toMatchObject({ state: "published", conflicts: [] });
    expect((await draft()).changes).toEqual([]);
    expect(await guestsPay()).toBe(13_000);
  });

  it("EDIT-3 is settled by closing the branch again", async () => {
    const named = { "settings#locations": { name: "Северный вокзал" } };
    await archivedMeanwhile(() => office.edit(station, { set: named }), station);
    expect((await office.call("POST", `${station}/archive`)).body.conflicts).toEqual([]);
    expect((await office.publish()).status).toBe(200);
    const { locations } = (await shop.shopData.current()).settings();
    expect(locations.map(({ name }) => name)).toEqual(["Центр"]);
  });

  it("EDIT-7 is settled by putting a dish back that a release archived under an edit", async () => {
    await office.call("POST", `${tea}/archive`);
    await office.publish(inAMinute());
    await price(130);
    await runDue();
    expect((await draft()).changes[0].conflicts).not.toEqual([]);
    expect((await office.call("POST", `${tea}/restore`)).body).toMatchObject({ conflicts: [] });
    expect((await office.publish()).status).toBe(200);
    expect(await guestsPay()).toBe(13_000);
  });

  it("EDIT-7 EDIT-1 ends for the order of the categories when they are put into an order again", async () => {
    const reorder = async (turn: (ids: string[]) => string[]) => {
      const { etag, categories } = (await office.call("GET", OFFICE_PATHS.categories)).body;
      const ids = turn(categories.map(({ id }: { readonly id: string }) => id));
      return office.call("PATCH", OFFICE_PATHS.menuOrder, { categories: ids }, { "if-match": etag });
    };
    await reorder((ids) => ids.toReversed());
    await office.publish(inAMinute());
    await reorder(([first = "", second = "", ...others]) => [second, first, ...others]);
    await runDue();
    const [{ entity, conflicts }] = (await draft()).changes;
    expect([entity.kind, conflicts.length]).toEqual(["layout", 1]);
    expect((await reorder(([first = "", ...others]) => [...others, first])).status).toBe(200);
    expect((await office.publish()).status).toBe(200);
  });
});
