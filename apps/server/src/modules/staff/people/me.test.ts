import { OFFICE_PATHS } from "@skatert/contract";
import { expect, it } from "vitest";
import { menuOffice } from "../../../testing/calls/menu-office.ts";
import { smallSettings, smallShop } from "../../../testing/shops/small-shop.ts";
import { startShop } from "../../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../../testing/stores/engines.ts";

describeOnEachEngine("the signed-in person of a shop abroad", (engine) => {
  it("EDIT-3 gets the sign of the shop's currency, in which the office shows sums", async () => {
    const shop = await startShop({
      engine,
      files: { ...smallShop, settings: { ...smallSettings, front_currency: "₸" } },
    });
    const office = await menuOffice(shop);
    expect((await office.call("GET", OFFICE_PATHS.me)).body).toMatchObject({ currency: "₸" });
    await shop.close();
  });

  it.each([
    ["is told that scripts of others run at the office's address", null, true],
    ["is told nothing of scripts if the office has a host of its own", "https://office.example.com", false],
  ])("STAFF-2 %s", async (_, address, told) => {
    const settings = { ...smallSettings, include: { scripts: ["https://counter.example/a.js"] } };
    const officeUrl = address === null ? {} : { officeUrl: new URL(address) };
    const shop = await startShop({ engine, ...officeUrl, files: { ...smallShop, settings } });
    const office = await menuOffice(shop);
    const host = { host: "office.example.com" };
    expect((await office.call("GET", OFFICE_PATHS.me, undefined, host)).body).toMatchObject({ outside_scripts: told });
    await shop.close();
  });
});
