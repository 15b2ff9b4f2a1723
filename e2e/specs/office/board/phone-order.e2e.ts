import { byCallOf } from "../../../fixtures/by-call.ts";
import { expect, OFFICE_WINDOWS, OWNER, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { enrolTablet } from "../../../fixtures/office-calls.ts";
import { dishes } from "../../../known/dishes.ts";
import { newPhone } from "../../../known/new-phone.ts";
import { addresses, points } from "../../../known/places.ts";
import { eveningAt } from "../../../known/times.ts";
import { paceOf } from "../../../pages/office/human-pace.ts";

test.use({ testNow: eveningAt(51), apart: false, expectedErrors: [/status of 401/] });

const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
const limits = { presses: 25, seconds: 45 };

test("PHONE-1 a known guest orders by telephone in 25 presses and 45 seconds, and the board shows the order", {
  tag: "@desktop",
}, async ({ page, door, request }) => {
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

test.describe("a bad line", () => {
  // The lost answer is an error of the page.
  test.use({ expectedErrors: [/status of 401|ERR_CONNECTION_RESET/] });

  test("PHONE-1 a dish that is being chosen is not lost, and an order whose answer was lost is placed once", {
    tag: "@desktop",
  }, async ({ page, door, request }) => {
    const phone = newPhone();
    await byCallOf(request).places({
      warehouse: points.sobornaya.warehouseId,
      pickup: points.sobornaya.id,
      lines: [{ product_id: dishes.burger.id, quantity: 1 }],
      texts: { phone: `+7${phone}`, name: "Вера" },
    });
    await page.setViewportSize(OFFICE_WINDOWS.computer);
    await page.goto(`/office/phone?number=8${phone}`);
    await door.signIn();
    const ordered = page.getByRole("list", { name: text("phone.lines") });

    await test.step("the earlier order is added once, however often it is pressed", async () => {
      const repeat = page.getByRole("button", { name: /^Повторить заказ/ });
      await repeat.press("Alt+KeyR");
      await expect(ordered).toContainText(dishes.burger.name.ru);
      await repeat.press("Enter");
      await expect(repeat).not.toHaveAttribute("aria-disabled", "true");
      await expect(ordered.getByRole("listitem")).toHaveCount(1);
    });

    await test.step("Ctrl+Enter does not place an order without the dish that is being chosen", async () => {
      const dish = page.getByRole("combobox", { name: text("phone.dish") });
      await page.getByRole("radio", { name: text("phone.method.pickup") }).check();
      await dish.fill(dishes.margherita.name.ru);
      await dish.press("Enter");
      await page.keyboard.press("Control+Enter");
      await expect(page.getByText(text("phone.choosing"))).toBeVisible();
      await page.getByRole("button", { name: text("change.add.do") }).press("Enter");
      await expect(ordered).toContainText(dishes.margherita.name.ru);
    });

    const place = page.getByRole("button", { name: /^Оформить на/ });
    await test.step("the answer of the first press is lost; the second one places nothing more", async () => {
      await expect(place).toBeEnabled();
      let isLost = false;
      await page.route("**/api/office/phone-orders", async (route) => {
        if (isLost || route.request().postDataJSON().dry_run === true) return route.continue();
        isLost = true;
        await route.fetch();
        return route.abort("connectionreset");
      });
      await place.press("Enter");
      await expect(page.getByText(text("phone.unknown"))).toBeVisible();
      await page.reload();
      await expect(place).toBeEnabled();
      await place.press("Enter");
      await expect(page.getByRole("heading", { name: /^Заказ \d+ принят$/ })).toBeVisible();
      await page.getByRole("button", { name: text("phone.next") }).press("Enter");
    });

    await test.step("the guest is asked by name, and has two orders", async () => {
      await page.getByRole("textbox", { name: text("phone.number") }).fill(`8${phone}`);
      await expect(page.getByText(/^Вера · 2 заказа/)).toBeVisible();
    });
  });
});

test.describe("a shared tablet", () => {
  test.use({ expectedErrors: [/status of (401|403)/] });

  test("PHONE-1 STAFF-3 a discount asks for the PIN, and then the order is placed", {
    tag: "@desktop",
  }, async ({ page, door, shop }) => {
    await enrolTablet(page.request, shop.url, { branch: points.sobornaya.warehouseId });
    await page.setViewportSize(OFFICE_WINDOWS.computer);
    await page.goto(`/office/phone?number=8${newPhone()}`);
    await door.signInByPassword();
    await page.getByRole("radio", { name: text("phone.method.pickup") }).check();
    const dish = page.getByRole("combobox", { name: text("phone.dish") });
    await dish.fill(dishes.margherita.name.ru);
    await dish.press("Enter");
    await page.getByRole("button", { name: text("change.add.do") }).press("Enter");
    await page.getByText(text("phone.discount.fold")).click();
    await page.getByRole("textbox", { name: text("phone.discount"), exact: true }).fill("10");
    await expect(page.getByRole("region", { name: text("phone.quote") })).toContainText("−");
    const place = page.getByRole("button", { name: /^Оформить на/ });
    await expect(place).toBeEnabled();
    await place.press("Enter");
    const pin = page.getByRole("dialog", { name: text("board.pin.title") });
    await pin.getByLabel(text("board.pin.label")).fill(OWNER.pin);
    await pin.getByRole("button", { name: text("board.pin.do") }).press("Enter");
    await expect(page.getByRole("heading", { name: /^Заказ \d+ принят$/ })).toBeVisible();
  });
});
