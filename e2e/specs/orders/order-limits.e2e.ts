import { shopWithSettings } from "../../fixtures/shop-with-settings.ts";
import { expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { accountOn } from "../../pages/account.ts";
import type { Shopper } from "../../pages/shopper.ts";

const limited = shopWithSettings({}, { ORDERS_PER_PHONE_PER_HOUR: "1" });
/** A second code within the hour requires a proof of work. */
const coded = shopWithSettings({ settings: { guest_order_code: true } }, { LOGIN_CODES_PER_HOUR: "2" });
/** The same number as byCall's guest. */
const guest = { name: "Ира", phone: "9990001122", payment: "Картой при получении", consent: true };

async function fillsCheckout({ place, menu, cart, checkout, open }: Shopper): Promise<void> {
  await open("/");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.burger);
  await cart.open();
  await cart.checkoutLink.click();
  await checkout.fill(guest);
}

limited.use({ testNow: WEDNESDAY_AFTERNOON });
coded.use({ testNow: WEDNESDAY_AFTERNOON });

limited.describe("a phone number with too many orders", () => {
  limited.use({ expectedErrors: [/status of 429 .*checkout\/order/] });
  limited("is told why, when to try again and where to call", { tag: "@phone" }, async ({ shopper, byCall, page }) => {
    await byCall.places({
      lines: [{ product_id: dishes.burger.id, quantity: 1 }],
      warehouse: 501,
      pickup: points.sobornaya.id,
    });
    await fillsCheckout(shopper);
    await shopper.checkout.submit.click();
    const notice = page.getByRole("alert").filter({ hasText: "Слишком много заказов с этого номера" });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(/Попробуйте (\d+ [а-я]+ )?после \d\d:\d\d или позвоните нам/);
    await expect(notice.getByRole("link")).toHaveAttribute("href", /^tel:\+7/);
  });
});

coded.describe("a shop with guest_order_code", () => {
  coded.use({ expectedErrors: [/status of (?:422 .*checkout\/order|428 .*send_code)/] });
  coded(
    "accepts the order after the code is entered, also when a code requires a proof of work (ROLE-2)",
    { tag: "@phone" },
    async ({ shopper, shop, request, page }) => {
      const account = accountOn(shopper, shop.dataDir);
      expect((await request.post("/wp-json/wc/auth/send_code", { data: { phone: "+79990003344" } })).status()).toBe(
        200,
      );
      await fillsCheckout(shopper);
      await shopper.checkout.submit.click();
      await page.getByRole("alert").getByRole("button", { name: "Подтвердить номер" }).click();
      await expect(account.dialog.getByLabel(account.say.phone)).toHaveValue(/999.*000.*11.*22/);
      await account.dialog.getByRole("button", { name: account.say.getCode }).click();
      const field = account.dialog.getByLabel(account.say.code, { exact: true });
      await expect(field).toBeVisible({ timeout: 30_000 });
      await field.fill(account.lastCode("+79990001122"));
      await expect(account.dialog).toBeHidden();
      await shopper.checkout.fill({ consent: true });
      await shopper.checkout.submit.click();
      await shopper.order.appears();
    },
  );
});
