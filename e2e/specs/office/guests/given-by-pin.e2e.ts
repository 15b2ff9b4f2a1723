import { orderRatingPath } from "@skatert/contract";
import { byCallOf } from "../../../fixtures/by-call.ts";
import { kitchenOf } from "../../../fixtures/kitchen.ts";
import {
  expect,
  OFFICE_WINDOWS,
  OWNER,
  officeText,
  officeViolations,
  test,
  withTheme,
} from "../../../fixtures/office.ts";
import { enrolTablet } from "../../../fixtures/office-calls.ts";
import { dishes } from "../../../known/dishes.ts";
import { points } from "../../../known/places.ts";
import { codeInOutbox } from "../../../pages/account.ts";

/** Another second than other walks, so that this walk gets its own server. The first gift of each kind is refused. */
test.use({ testNow: "2026-11-18T17:00:17+03:00", expectedErrors: [/status of (401|403)/] });

const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
/** A guest of the demo with 200 points. */
const timur = { name: "Тимур", phone: "+79000000004" };

const tablet = { branch: points.sobornaya.warehouseId };

test("STAFF-3 GUEST-1 on a shared tablet coupons and points for a guest ask for the PIN, and keep what was typed", {
  tag: "@desktop",
}, async ({ page, door, shop }) => {
  await enrolTablet(page.request, shop.url, tablet);
  await withTheme(page, "dark");
  await page.setViewportSize(OFFICE_WINDOWS.tablet);
  await page.goto("/office/guests");
  await door.signInByPassword();
  await page.getByRole("searchbox", { name: text("guests.search"), exact: true }).fill(timur.phone.slice(4));
  await page.getByRole("link", { name: timur.name }).click();
  const give = page.getByRole("button", { name: text("guests.coupon.give") });
  const coupons = page.getByRole("dialog", { name: text("guests.coupon.give") });

  await test.step("a coupon asks, and giving up keeps the chosen one", async () => {
    await give.click();
    await coupons
      .getByRole("button", { name: text("guests.coupon"), exact: false })
      .first()
      .press("Enter");
    await page.getByRole("option", { name: /^DRUGU/ }).press("Enter");
    await coupons.getByRole("button", { name: text("guests.coupon.give") }).click();
    await coupons.getByLabel(text("board.pin.label")).fill("1111");
    await coupons.getByRole("button", { name: text("board.pin.do") }).click();
    await expect(coupons.getByText(text("board.pin.wrong"))).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
    await coupons.getByRole("button", { name: text("guests.cancel") }).click();
    await expect(coupons.getByRole("button", { name: /DRUGU/ })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("points ask, and are given with the PIN", async () => {
    await page.getByRole("button", { name: text("guests.points.change") }).click();
    const dialog = page.getByRole("dialog", { name: text("guests.points.change") });
    await dialog.getByRole("textbox", { name: text("guests.points.count") }).fill("50");
    await dialog.getByRole("textbox", { name: text("guests.reason") }).fill("Остыл борщ");
    await dialog.getByRole("button", { name: text("guests.points.give") }).click();
    await dialog.getByLabel(text("board.pin.label")).fill(OWNER.pin);
    await dialog.getByRole("button", { name: text("board.pin.do") }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { name: "Баллы: 250" })).toBeVisible();
  });

  await test.step("the coupon is then given without another question", async () => {
    await give.click();
    await coupons
      .getByRole("button", { name: text("guests.coupon"), exact: false })
      .first()
      .press("Enter");
    await page.getByRole("option", { name: /^DRUGU/ }).press("Enter");
    await coupons.getByRole("button", { name: text("guests.coupon.give") }).click();
    await expect(coupons).toBeHidden();
    await expect(page.getByRole("region", { name: text("guests.coupons") })).toContainText("DRUGU");
  });
});

test("STAFF-3 INBOX-1 on a shared tablet points for a review ask for the PIN", { tag: "@desktop" }, async ({
  page,
  door,
  request,
  shop,
  operatorKeys,
}) => {
  await test.step("a guest with an account rates an order", async () => {
    const { phone } = timur;
    const post = async (path: string, data: object, params: Record<string, string> = {}) => {
      const answer = await request.post(path, { data, params });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    await post("/wp-json/wc/auth/send_code", { phone });
    await post("/wp-json/wc/auth/check_code", { phone, code: codeInOutbox(shop.dataDir, phone) });
    const address = await byCallOf(request).orderAddress({
      lines: [{ product_id: dishes.borscht.id, quantity: 1 }],
      warehouse: tablet.branch,
      pickup: points.sobornaya.id,
      texts: timur,
    });
    const [order, key = ""] = [Number(/\d+/.exec(address)?.[0]), address.split("key=")[1]];
    const kitchen = kitchenOf(request, operatorKeys);
    for (const status of ["cooking", "ready", "completed"] as const) await kitchen.move(order, status);
    await post(`/api${orderRatingPath(order)}`, { stars: 2, comment: "Борщ остыл" }, { key });
  });

  await enrolTablet(page.request, shop.url, tablet);
  await page.setViewportSize(OFFICE_WINDOWS.phone);
  await page.goto("/office/inbox");
  await door.signInByPassword();
  await page.getByRole("button", { name: /Тимур/ }).click();
  await page.getByText(text("inbox.review.compensate")).click();
  await page.getByRole("textbox", { name: text("inbox.review.points.reason") }).fill("Простите за холодный борщ");
  await page.getByRole("button", { name: /^Начислить/ }).click();
  const dialog = page.getByRole("dialog", { name: text("board.pin.title") });
  await dialog.getByLabel(text("board.pin.label")).fill(OWNER.pin);
  expect(await officeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Гостю начислен/)).toBeVisible();
});
