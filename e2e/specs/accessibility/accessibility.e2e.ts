import { violations } from "../../fixtures/faults-of-page.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes, sizes, supplements } from "../../known/dishes.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

for (const theme of ["light", "dark"] as const) {
  test(`VALID-1 MODAL-3 axe finds nothing on any screen of an order (${theme})`, async ({
    shopper,
    page,
    context,
    byCall,
  }) => {
    test.slow();
    const { place, menu, cart, checkout, open } = shopper;
    await context.addCookies([{ name: "theme", value: theme, domain: "127.0.0.1", path: "/" }]);
    const check = async (screen: string) => expect.soft(await violations(page, theme), screen).toEqual([]);

    await open("/");
    await check("home");
    await place.open();
    await place.type(addresses.centre);
    await check("place dialog");
    await place.deliverTo(addresses.centre);
    await open("/menu/picca");
    await check("category");
    await menu.openSheet(dishes.margherita);
    await check("product");
    await menu.pickSize(sizes.large);
    await menu.addSupplement(supplements.mozzarella);
    await menu.addFor("910 ₽").click();
    await cart.open();
    await expect(cart.total).toBeVisible();
    await check("cart");
    await cart.checkoutLink.click();
    await expect(checkout.title).toBeVisible();
    await check("checkout");
    await checkout.submit.click();
    await expect(checkout.phone).toHaveAccessibleDescription("Проверьте номер: нужно 10 цифр после +7");
    await check("checkout with faults");

    const burger = [{ product_id: dishes.burger.id, quantity: 1 }];
    await open(await byCall.orderAddress({ lines: burger, warehouse: 501, pickup: points.sobornaya.id }));
    await check("order");
  });
}
