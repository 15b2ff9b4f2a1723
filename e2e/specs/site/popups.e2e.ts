import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { TUESDAY_NIGHT } from "../../known/times.ts";

test.use({ testNow: TUESDAY_NIGHT });

const why = "По вторникам с 4 до 5 утра моем кухню на Вокзальном. Заказы принимаем с 5:00.";

test("STATE-3 VALID-6 a popup shows that ordering has stopped and why, and so does the cart", {
  tag: "@phone",
}, async ({ shopper: { place, menu, cart, open, reads }, page, byCall }) => {
  await open("/menu/garniry");
  await place.open();
  await place.collectAt(points.vokzalny.name.ru);
  const popup = page.getByRole("dialog", { name: "Санитарный час" });
  await expect(popup).toContainText("Сейчас заказы не принимаем");
  await expect(popup).toContainText(why);
  await reads("Санитарный час");
  await menu.add(dishes.mash);
  await cart.open();
  await expect(cart.box.getByRole("status").filter({ hasText: why })).toBeVisible();
  const order = {
    lines: [{ product_id: dishes.mash.id, quantity: 1 }],
    warehouse: points.vokzalny.warehouseId,
    pickup: points.vokzalny.id,
  };
  expect(await byCall.isRefused(order)).toMatchObject({ status: 422, reasons: ["paused"] });
});

test("STATE-4 a closed branch shows today's hours, which pass midnight", { tag: "@phone" }, async ({
  shopper: { place, open, reads },
  page,
}) => {
  await open("/contacts");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await expect(page.getByRole("dialog", { name: "Сейчас мы закрыты" })).toContainText("Ждём вас с 11:00 до 02:00");
  await reads("Сейчас мы закрыты");
});
