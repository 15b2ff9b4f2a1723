import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { failRelease } from "../../../shop/drafts/publish.ts";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

const minute = 60_000;
const tries = 8;

describeOnEachEngine("a scheduled publication that fails", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const schedule = async (): Promise<number> => {
    await office.edit(`${OFFICE_PATHS.products}/101`, { set: { catalog: { price: 350 } } });
    return (await office.publish({ at: at(minute) })).body.release.id;
  };
  const at = (ms: number) => new Date(shop.clock.now() + ms).toISOString();
  const releases = async () => (await office.call("GET", OFFICE_PATHS.draft)).body.releases;
  const guestPays = async () => (await shop.shopData.current()).catalog().products.get(101)?.price;

  it("EDIT-5 stays scheduled if a person sets another time while it is refused", async () => {
    const release = await schedule();
    const later = at(3 * minute);
    shop.clock.advance(minute);
    const refusedAt = shop.clock.now();
    await office.call("PATCH", `${OFFICE_PATHS.releases}/${release}`, { at: later });
    await failRelease(shop.store, release, refusedAt, "[]");
    expect(await releases()).toMatchObject([{ state: "scheduled", publish_at: later }]);
    shop.clock.advance(2 * minute);
    await shop.app.services.jobs.runDue();
    expect(await guestPays()).toBe(35_000);
  });

  it("EDIT-5 is listed as failed once its job is given up, and can get another time", async () => {
    const release = await schedule();
    // The last try of a job that cannot read or write the shop.
    await shop.store.db.updateTable("jobs").set({ attempts: tries }).where("payload", "=", String(release)).execute();
    shop.clock.advance(minute);
    await shop.app.services.jobs.runDue();
    expect(await releases()).toMatchObject([{ id: release, state: "failed", faults: [] }]);
    await office.call("PATCH", `${OFFICE_PATHS.releases}/${release}`, { at: at(minute) });
    shop.clock.advance(minute);
    await shop.app.services.jobs.runDue();
    expect(await guestPays()).toBe(35_000);
  });
});
