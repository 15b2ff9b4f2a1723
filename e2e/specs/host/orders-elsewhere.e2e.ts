import { accountAt, accountScreens, collects, guestScreens, hostWalk, opensAll } from "../../fixtures/host-walk.ts";
import { expect } from "../../fixtures/walk.ts";

const test = hostWalk({ hasOrders: true, ordersElsewhere: true, hasMalformed: true });

test("ENT-1 a shop whose lists are half malformed shows every screen, the orders placed elsewhere and a new one", {
  tag: "@phone",
}, async ({ shopper, page, host }) => {
  await opensAll(page, guestScreens);
  const account = accountAt(shopper, host);
  await shopper.open("/");
  await account.enter("+79161234568");
  await opensAll(page, accountScreens);
  await account.open("orders");
  await expect(page.getByRole("main").getByText("750 ₽")).toHaveCount(2);
  await page.locator(`main a[href="/order/${host.holdings.orders[0]?.id}"]`).first().click();
  await expect(page.getByRole("main").getByText("Садовая, 9, кв. 12")).toBeVisible();

  await collects(page);
  await shopper.open("/menu/supy");
  await page.getByRole("button", { name: "Добавить в корзину: Борщ" }).click();
  await shopper.open("/order");
  await shopper.checkout.fill({ name: "Анна", payment: "Наличными", consent: true });
  // The host's automatic coupon, which the cart asks for two seconds after its last change.
  await expect(shopper.checkout.submit).toContainText("270");
  await shopper.checkout.submit.click();
  const number = await shopper.order.appears();
  expect(host.holdings.orders[0]).toMatchObject({ id: number, total: "270.00" });
  await account.open("orders");
  await expect(page.getByRole("main").getByText(`Заказ ${number}`)).toBeVisible();
});
