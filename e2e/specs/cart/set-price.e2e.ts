import { byCallOf } from "../../fixtures/by-call.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { roubles } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

test("PRICE-4 a set has one price on card and button, and the order's page names its dishes", {
  tag: "@phone",
}, async ({ shopper: { menu, open, language }, page, request }) => {
  const { rollSet } = dishes;
  const price = roubles(rollSet.price * 0.9, language);
  await open("/menu/nabory");
  await expect(page.getByRole("article").filter({ hasText: rollSet.name[language] })).toContainText(price);
  await menu.openSheet(rollSet);
  await expect(menu.addFor(price)).toBeVisible();

  const lines = [{ product_id: rollSet.id, quantity: 1 }];
  const warehouse = points.sobornaya.warehouseId;
  await open(await byCallOf(request).orderAddress({ lines, warehouse, to: addresses.centre.point }));
  await expect(page.getByRole("main")).toContainText("Филадельфия");
});
