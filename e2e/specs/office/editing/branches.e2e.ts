import type { Page } from "@playwright/test";
import { OFFICE_PATHS, StaffMeSchema } from "@skatert/contract";
import { kitchenOf } from "../../../fixtures/kitchen.ts";
import { expect, OFFICE_WINDOWS, officeText, officeViolations, test, withTheme } from "../../../fixtures/office.ts";
import { enrolTablet } from "../../../fixtures/office-calls.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { dishes } from "../../../known/dishes.ts";
import { addresses } from "../../../known/places.ts";
import { eveningAt } from "../../../known/times.ts";
import { pressAtRest } from "../../../pages/at-rest.ts";
import { shopperOn } from "../../../pages/shopper.ts";
import { words } from "../../../pages/words.ts";

test.use({
  apart: false,
  testNow: eveningAt(47),
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of (401|404|422)/],
});

const port = "В порту";
const hall = "Зал с видом на порт";
const tablet = "Планшет в порту";
const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);

test("EDIT-3 an owner adds a branch, a guest collects from it, and the owner closes it for good", {
  tag: "@desktop",
}, async ({ page, door, openWindow, request, operatorKeys, shop }) => {
  test.slow();
  const kitchen = kitchenOf(request, operatorKeys);
  await withTheme(page, "light");
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/shop/branches");
  await door.signIn();
  const list = page.getByRole("list", { name: text("part.branches") });
  await expect(list.getByRole("listitem")).toHaveCount(3);

  await test.step("the form of a new branch names missing fields, and typed values survive a reload", async () => {
    await page.getByRole("button", { name: text("branches.open") }).press("Enter");
    const form = page.getByRole("form", { name: text("branches.new") });
    const add = form.getByRole("button", { name: text("branches.add") });
    await add.press("Enter");
    for (const missing of ["name", "address", "point"] as const)
      await expect(form.getByText(text(`hours.fault.${missing}`))).toBeVisible();
    await form.getByRole("textbox", { name: text("hours.name"), exact: true }).fill(port);
    await form.getByRole("textbox", { name: text("hours.address"), exact: true }).fill(addresses.centre.written.ru);
    await page.reload();
    await expect(form.getByRole("textbox", { name: text("hours.name"), exact: true })).toHaveValue(port);
    await form.getByRole("button", { name: text("guide.findPlace") }).press("Enter");
    await expect(form.getByRole("textbox", { name: text("guide.coordinates") })).toHaveValue(/^57\.6\d+, 39\.8\d+$/);
    await form.getByRole("textbox", { name: text("hours.phone") }).fill("+7 (4859) 55-01-24");
    await expect(form.getByRole("checkbox", { name: text("branches.collects") })).toBeChecked();
    await looksWell(page);
    await add.press("Enter");
    await expect(list.getByRole("listitem").filter({ hasText: port })).toContainText(text("branches.isNew"));
  });

  const guest = await openWindow("phone");
  const shopper = shopperOn({ page: guest, language: "ru", isPhone: true });

  const orderId = await test.step("a guest orders for pickup at the branch as soon as it is published", async () => {
    await publish(page);
    await shopper.open("/");
    await shopper.place.open();
    await shopper.place.collectAt(port);
    await shopper.menu.add(dishes.burger);
    await shopper.open("/order");
    await expect(shopper.checkout.section(words.ru.pickup)).toContainText(port);
    await shopper.checkout.fill({ name: "Олег", phone: "+7 912 000-11-29", payment: words.ru.card, consent: true });
    await shopper.checkout.submit.click();
    const id = await shopper.order.appears();
    await expect(guest.getByRole("main")).toContainText(port);
    return id;
  });

  await test.step("INBOX-1 a hall that the owner adds takes bookings as soon as it is published", async () => {
    await page.goto("/office/shop/branches");
    await page.getByRole("button", { name: `Часы и контакты: ${port}` }).press("Enter");
    const form = page.getByRole("form", { name: port });
    await form.getByRole("button", { name: text("branches.hall.add") }).press("Enter");
    await form.getByRole("button", { name: text("hours.save") }).press("Enter");
    await expect(form.getByText(text("hours.fault.hall"))).toBeVisible();
    await form.getByRole("textbox", { name: text("branches.hall.name") }).fill(hall);
    await form.getByRole("textbox", { name: text("branches.hall.seats") }).fill("20");
    await form.getByRole("button", { name: `Добавить стол: ${hall}` }).press("Enter");
    await looksWell(page);
    await form.getByRole("button", { name: text("hours.save") }).press("Enter");
    await expect(form).toHaveCount(0);
    await publish(page);
    const orderPage = guest.url();
    await shopper.open("/contacts");
    await pressAtRest(guest.getByRole("contentinfo").getByRole("button", { name: "Забронировать стол" }));
    await expect(guest.getByRole("dialog", { name: "Бронь стола" })).toContainText(hall);
    await guest.goto(orderPage);
  });

  await test.step("a tablet is enrolled to the branch", async () => {
    const me = StaffMeSchema.parse(await (await page.request.get(OFFICE_PATHS.me)).json());
    const branch = me.branches.find(({ name }) => name === port)?.id ?? 0;
    await enrolTablet(request, shop.url, { branch, name: tablet });
  });

  await test.step("the closing dialog and the draft report the guest's unfinished order", async () => {
    await page.goto("/office/shop/branches");
    await page.getByRole("button", { name: `Часы и контакты: ${port}` }).press("Enter");
    await page.getByRole("button", { name: text("branches.close") }).press("Enter");
    const dialog = page.getByRole("dialog", { name: `Закрыть навсегда: ${port}` });
    await expect(dialog).toContainText("Здесь 1 незавершённый заказ");
    await looksWell(page);
    await dialog.getByRole("button", { name: text("branches.closing.do") }).press("Enter");
    await expect(list.getByRole("listitem").filter({ hasText: port })).toContainText(text("branches.isClosing"));
    await page.goto("/office/changes");
    await expect(page.getByText(/У филиала 1 незавершённый заказ/)).toBeVisible();
  });

  await test.step("the branch closes after the order is completed, and the order's page keeps the branch's name", async () => {
    for (const status of ["cooking", "ready", "completed"] as const) await kitchen.move(orderId, status);
    await page.reload();
    await publish(page);
    await page.goto("/office/shop/branches");
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await guest.reload();
    await expect(guest.getByRole("main")).toContainText(port);
    await shopper.open("/");
    // The shop asks for another place, because the chosen branch is closed for good.
    await expect(guest.getByRole("banner").getByRole("button", { name: /Куда доставить/ })).toBeVisible();
    await shopper.place.open();
    await shopper.place.dialog.getByRole("tab", { name: words.ru.pickup }).click();
    await expect(shopper.place.dialog.locator("label").filter({ hasText: "На Соборной" })).toBeVisible();
    await expect(shopper.place.dialog.locator("label").filter({ hasText: port })).toHaveCount(0);
  });

  await test.step("the tablet of the closed branch is listed, and the owner removes its access", async () => {
    await page.goto("/office/devices");
    const left = page.getByRole("region", { name: text("devices.closed") });
    await expect(left.getByRole("listitem")).toContainText([new RegExp(`${tablet}.*${port} \\(закрыт\\)`, "s")]);
    await looksWell(page);
    await left.getByRole("button", { name: `Отключить «${tablet}»` }).press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: `Отключить «${tablet}»` })
      .press("Enter");
    await expect(left).toHaveCount(0);
  });
});

async function publish(page: Page): Promise<void> {
  await page.goto("/office/changes");
  await page.getByRole("button", { name: text("draft.publish.now") }).click();
  await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();
}

async function looksWell(page: Page): Promise<void> {
  for (const window of Object.values(OFFICE_WINDOWS)) {
    await page.setViewportSize(window);
    expect(await officeViolations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  }
}
