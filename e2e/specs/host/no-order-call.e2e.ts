import { shopBeforeSpecHost } from "../../fixtures/shop-before-spec-host.ts";
import { expect } from "../../fixtures/walk.ts";

const test = shopBeforeSpecHost();

test("API-3 a host without an order call takes orders by phone, and the shop says so at the first dish", {
  tag: "@phone",
}, async ({ shopper, page, host }) => {
  await shopper.open("/menu/supy");
  await expect(page.getByRole("button", { name: "Перезвоните мне" })).toHaveCount(0);
  await page.evaluate(() => {
    const place = {
      ...{ kind: "pickup", locationId: 1, warehouseId: 10, pointId: 31 },
      ...{ name: "На Садовой", address: "Садовая, 5" },
    };
    localStorage.setItem("skatert-place", JSON.stringify({ state: { place }, version: 1 }));
  });
  await shopper.open("/menu/supy");
  await page.getByRole("button", { name: "Добавить в корзину: Борщ" }).click();
  await shopper.open("/order");
  await expect(page.getByText("Оформить заказ на сайте пока нельзя")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Позвонить +7 (495) 000-00-10" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Заказать" })).toHaveCount(0);
  const parts = /stop_list|wheel\/spin|checkout\/order/;
  expect(host.probes.filter((probe) => parts.test(probe))).toHaveLength(3);
  expect(host.violations.filter((line) => parts.test(line))).toEqual([]);
});
