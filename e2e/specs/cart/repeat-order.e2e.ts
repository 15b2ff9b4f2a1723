import { byCallOf } from "../../fixtures/by-call.ts";
import { test as base, expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});
test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

test(
  "CART-1 MODAL-3 an order repeated without a place asks for one and then continues; a closed dialog leaves no history entry",
  { tag: "@phone" },
  async ({ shopper, account, page }, { project }) => {
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    await shopper.open("/");
    await account.enter(`+7912000830${project.name.length % 10}`);
    const lines = [{ product_id: dishes.burger.id, quantity: 2 }];
    await byCallOf(page.request).places({ lines, warehouse: 501, pickup: points.sobornaya.id });

    await main.getByRole("link", { name: "Заказы", exact: true }).click();
    await page.waitForURL(/\/lk\/orders$/);
    await main.getByRole("button", { name: "Подробнее" }).click();
    await expect(dialog).toHaveAccessibleName(/^Заказ \d+$/);
    await dialog.getByRole("button", { name: "Закрыть" }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/lk$/);
    await page.goForward();

    await main.getByRole("button", { name: "Повторить заказ" }).click();
    await shopper.place.collectAt(points.sobornaya.name.ru);
    await page.waitForURL(/\/order$/);
    await expect(main.getByText(dishes.burger.name.ru).first()).toBeVisible();
    await expect(shopper.checkout.submit).toContainText("900");
  },
);
