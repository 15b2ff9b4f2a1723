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
});
