import { byCallOf } from "../../../fixtures/by-call.ts";
import { expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { addresses, points } from "../../../known/places.ts";
import { eveningAt } from "../../../known/times.ts";
import { paceOf } from "../../../pages/office/human-pace.ts";

test.use({ testNow: eveningAt(51), apart: false, expectedErrors: [/status of 401/] });

const limits = { presses: 25, seconds: 45 };

test("PHONE-1 a known guest orders by telephone in 25 presses and 45 seconds, and the board shows the order", {
  tag: "@desktop",
}, async ({ page, door, request }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  await byCallOf(request).places({
    warehouse: points.sobornaya.warehouseId,
    to: addresses.centre.point,
    lines: [{ product_id: dishes.borscht.id, quantity: 2 }],
    texts: { address: addresses.centre.written.ru, apartment: "7" },
  });
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/phone");
  await door.signIn();
  const number = page.getByRole("textbox", { name: text("phone.number") });
  await expect(number).toBeFocused();
  const pace = paceOf();

  await test.step("the number finds the guest and the address", async () => {
    await pace.keys(page, "9990001122");
    await pace.press(page.getByRole("button", { name: new RegExp(addresses.centre.written.ru) }));
    await number.focus();
    await pace.key(page, "Enter");
  });
  await test.step("dishes are typed, digits choose the size", async () => {
    const dish = page.getByRole("combobox", { name: text("phone.dish") });
    await expect(dish).toBeFocused();
    await pace.keys(page, "бор");
    await expect(page.getByRole("option").first()).toBeVisible();
    await pace.key(page, "Enter");
    await pace.key(page, "Enter");
    await pace.keys(page, "мар");
    await pace.key(page, "Enter");
    await pace.keys(page, "2");
    await pace.key(page, "Enter");
  });
  await test.step("the draft survives a reload, and the order is placed", async () => {
    await page.reload();
    const place = page.getByRole("button", { name: /^Оформить на/ });
    await expect(place).toBeEnabled();
    expect(await officeViolations(page)).toEqual([]);
    await pace.key(page, "Control+Enter");
    await expect(page.getByRole("heading", { name: /^Заказ \d+ принят$/ })).toBeVisible();
  });
  expect(pace.presses()).toBeLessThanOrEqual(limits.presses);
  expect(pace.seconds()).toBeLessThanOrEqual(limits.seconds);
  await page.getByRole("button", { name: text("phone.next") }).press("Enter");
  await expect(number).toHaveValue("");
});
