import { OFFICE_PATHS } from "@skatert/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type MenuOffice, menuOffice } from "../../../testing/calls/menu-office.ts";
import { type RunningShop, startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the last branch of a shop", (engine) => {
  let shop: RunningShop;
  let office: MenuOffice;
  beforeEach(async () => {
    shop = await startShop({ engine });
    office = await menuOffice(shop);
  });
  afterEach(() => shop.close());

  const close = (id: number) => office.call("POST", `${OFFICE_PATHS.branches}/${id}/archive`);
  const inAMinute = () => new Date(shop.clock.now() + 60_000).toISOString();
  const locations = async () => (await shop.shopData.current()).settings().locations;
  const fault = { cause: { kind: "last-branch" } };

  it("EDIT-3 EDIT-5 is not closed by a release that waited while the other was closed", async () => {
    await close(10);
    await office.publish({ at: inAMinute() });
    await close(20);
    expect((await office.publish()).status).toBe(200);
    shop.clock.advance(60_000);
    await shop.app.services.jobs.runDue();
    const { body } = await office.call("GET", OFFICE_PATHS.draft);
    expect(body.releases).toMatchObject([{ state: "failed", faults: [fault] }]);
    expect(await locations()).toHaveLength(1);
    await office.call("POST", `${OFFICE_PATHS.releases}/${body.releases[0].id}/reopen`);
    expect((await office.call("GET", OFFICE_PATHS.draft)).body.faults).toMatchObject([fault]);
  });
});
