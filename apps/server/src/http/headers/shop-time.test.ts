import { OFFICE_PATHS, PATHS, SHOP_TIME_HEADER } from "@skatert/contract";
import { expect, it } from "vitest";
import { staffHeaders } from "../../testing/calls/staff.ts";
import { startShop } from "../../testing/shops/start-shop.ts";
import { describeOnEachEngine } from "../../testing/stores/engines.ts";

describeOnEachEngine("the shop's time", (engine) => {
  it("BOARD-5 is in every answer to the office, refusals too, and in none of the shop's own calls", async () => {
    const shop = await startShop({ engine });
    try {
      const headers = await staffHeaders(shop, [{ role: "owner", branchId: null }]);
      shop.clock.advance(1234);
      const now = String(shop.clock.now());
      const me = await shop.app.inject({ url: OFFICE_PATHS.me, headers });
      expect([me.statusCode, me.headers[SHOP_TIME_HEADER]]).toEqual([200, now]);
      const refused = await shop.app.inject({ url: OFFICE_PATHS.me });
      expect([refused.statusCode, refused.headers[SHOP_TIME_HEADER]]).toEqual([401, now]);
      const settings = await shop.app.inject({ url: PATHS.allSettings });
      expect(settings.headers[SHOP_TIME_HEADER]).toBeUndefined();
    } finally {
      await shop.close();
    }
  });
});
