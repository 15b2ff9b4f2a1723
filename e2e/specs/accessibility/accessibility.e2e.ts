import { hasNoFaults, hasNoFaultsWhenWide, LAYOUT_RULES } from "../../fixtures/faults-of-page.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes, sizes, supplements } from "../../known/dishes.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

test("VALID-1 MODAL-3 axe finds nothing on any screen of an order, in either theme", { tag: "@phone" }, async ({
  shopper,
  page,
  byCall,
}) => {
  test.slow();
  const { place, menu, cart, checkout, open } = shopper;

  await open("/menu/picca");
  await place.open();
  await place.type(addresses.centre);
  await hasNoFaults(page, "place dialog");
  await hasNoFaultsWhenWide(page, "place dialog", LAYOUT_RULES);
  await place.deliverTo(addresses.centre);
  await menu.openSheet(dishes.margherita);
  await hasNoFaults(page, "product");
  await hasNoFaultsWhenWide(page, "product", LAYOUT_RULES);
  await menu.pickSize(sizes.large);
  await menu.addSupplement(supplements.mozzarella);
  await menu.addFor("910 ₽").click();
  await expect(cart.bar).toBeVisible();
  await open("/menu/picca");
  await expect(cart.bar).toBeVisible();
  await hasNoFaults(page, "category with the cart's bar");
  await hasNoFaultsWhenWide(page, "category with the cart beside it", "all");
  await cart.open();
  await expect(cart.total).toBeVisible();
  await hasNoFaults(page, "cart");
  await cart.checkoutLink.click();
  await expect(checkout.title).toBeVisible();
  await hasNoFaults(page, "checkout");
  await hasNoFaultsWhenWide(page, "checkout", "all");
  await checkout.submit.click();
  await expect(checkout.phone).toHaveAccessibleDescription("Проверьте номер: нужно 10 цифр после +7");
  await hasNoFaults(page, "checkout with faults");
  await hasNoFaultsWhenWide(page, "checkout with faults", LAYOUT_RULES);

  const burger = [{ product_id: dishes.burger.id, quantity: 1 }];
  await open(await byCall.orderAddress({ lines: burger, warehouse: 501, pickup: points.sobornaya.id }));
  await hasNoFaults(page, "order");
  await hasNoFaultsWhenWide(page, "order", LAYOUT_RULES);
});
