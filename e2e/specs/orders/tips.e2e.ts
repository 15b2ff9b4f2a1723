import type { Page } from "@playwright/test";
import { hasNoFaults } from "../../fixtures/faults-of-page.ts";
import type { Kitchen } from "../../fixtures/kitchen.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { buttonsWork } from "../../pages/shopper.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const lines = [{ product_id: dishes.burger.id, quantity: 2 }];
const delivery = { lines, warehouse: 501, to: addresses.centre.point };
const pickup = { lines, warehouse: 501, pickup: points.sobornaya.id };

async function handOver(kitchen: Kitchen, address: string, isDelivery: boolean): Promise<void> {
  const id = Number(/\/order\/(\d+)/.exec(address)?.[1]);
  const way = isDelivery ? (["on-the-way"] as const) : [];
  for (const status of ["cooking", "ready", ...way, "completed"] as const) await kitchen.move(id, status);
}

const thanksOn = (page: Page) => page.getByRole("region", { name: /^(Сказать спасибо|Чаевые)$/ });

test("a tip to the courier is paid, and the page shows thanks from then on", { tag: "@phone" }, async ({
  page,
  byCall,
  kitchen,
}) => {
  const address = await byCall.orderAddress(delivery);
  const tips = thanksOn(page);
  await page.goto(address);
  await buttonsWork(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(tips, "before it is handed over").toHaveCount(0);

  await handOver(kitchen, address, true);
  await page.reload();
  await buttonsWork(page);
  await expect(tips.getByRole("group", { name: "Кому" }).getByRole("radio")).toHaveCount(2);
  await expect(tips.getByRole("radio", { name: "Курьеру" })).toBeChecked();
  await hasNoFaults(page, "tips");
  await tips.getByRole("button", { name: /^Передать курьеру 100/ }).click();

  await page.waitForURL(/\/sandbox-payments\//);
  await expect(page.getByText(/^Чаевые курьеру, заказ \d+$/)).toBeVisible();
  await expect(page.getByText("100 ₽")).toBeVisible();
  await page.getByRole("button", { name: "Оплатить" }).click();
  const given = tips.getByText(/^Спасибо, передали курьеру 100\s₽$/);
  await expect(given).toBeInViewport();
  await expect(tips.locator(":focus"), "it is read out").toHaveText(/^Спасибо, передали курьеру/);
  await page.reload();
  await expect(given).toBeVisible();
  await expect(tips.getByRole("group", { name: "Сумма" }), "the offer is not repeated").toHaveCount(0);
  const main = page.getByRole("main");
  await expect(main.getByText(/^Онлайн|Вернём|Вернули/)).toHaveCount(0);

  await buttonsWork(page);
  await tips.getByRole("button", { name: "Поблагодарить ещё" }).click();
  await expect(tips.getByRole("radio", { name: "Кухне" })).toBeChecked();
  await tips.getByRole("button", { name: /^Передать кухне 100/ }).click();
  await page.getByRole("button", { name: "Оплатить" }).click();
  await expect(tips.getByText(/^Спасибо, передали кухне 100\s₽$/)).toBeVisible();
  await expect(given).toBeVisible();
});

test("a pending tip is focused on return from the payment, and its thanks are announced", {
  tag: "@phone",
}, async ({ page, context, byCall, kitchen }) => {
  const address = await byCall.orderAddress(delivery);
  await handOver(kitchen, address, true);
  await page.goto(address);
  await buttonsWork(page);
  const tips = thanksOn(page);
  await tips.getByRole("button", { name: /^Передать курьеру 100/ }).click();
  await page.waitForURL(/\/sandbox-payments\//);
  const payment = page.url();

  await page.goto(`${address}#thanks`);
  const said = tips.getByRole("status");
  await expect(said).toHaveText("Проверяем оплату чаевых");
  await expect(said).toBeInViewport();
  await expect(tips.locator(":focus")).toContainText("Проверяем оплату чаевых");
  const gateway = await context.newPage();
  await gateway.goto(payment);
  await gateway.getByRole("button", { name: "Оплатить" }).click();
  await expect(said).toHaveText(/^Спасибо, передали курьеру 100\s₽$/, { timeout: 30_000 });
});

test("a declined tip is reported and can be retried; sums out of bounds get an explanation", {
  tag: "@phone",
}, async ({ page, byCall, kitchen }) => {
  const address = await byCall.orderAddress(pickup);
  await handOver(kitchen, address, false);
  await page.goto(address);
  await buttonsWork(page);
  const tips = thanksOn(page);
  await expect(tips.getByText("Курьеру"), "nobody brought it").toHaveCount(0);
  await tips.getByRole("radio", { name: "Другая" }).focus();
  await page.keyboard.press("Space");
  const sum = tips.getByRole("textbox", { name: "Ваша сумма, ₽" });
  await expect(sum).toHaveAccessibleDescription(/От 30\s₽ до 5\s000\s₽/);
  for (const [typed, said] of [
    ["сто", "Введите сумму цифрами"],
    ["10", /Наименьшая сумма 30\s₽/],
    ["9000", /Наибольшая сумма 5\s000\s₽/],
  ] as const) {
    await sum.fill(typed);
    await sum.press("Enter");
    await expect(tips.getByRole("alert").filter({ hasText: said })).toBeVisible();
    await expect(sum).toBeFocused();
  }
  await sum.fill("75,50");
  await tips.getByRole("button", { name: /^Передать кухне 75,50/ }).click();
  await page.getByRole("button", { name: "Отклонить оплату" }).click();
  await expect(tips.getByText("Оплата чаевых не прошла, деньги не списаны. Попробуйте ещё раз")).toBeInViewport();
  await buttonsWork(page);
  await tips.getByRole("button", { name: /^Передать кухне 100/ }).click();
  await page.getByRole("button", { name: "Оплатить" }).click();
  await expect(tips.getByText(/^Спасибо, передали кухне 100\s₽$/)).toBeVisible();
  await expect(tips.getByText(/не прошла/)).toHaveCount(0);
});

test("an offer closed by its guest is not shown again on the device", { tag: "@phone" }, async ({
  page,
  byCall,
  kitchen,
}) => {
  const address = await byCall.orderAddress(delivery);
  await handOver(kitchen, address, true);
  await page.goto(address);
  await buttonsWork(page);
  const tips = thanksOn(page);
  await tips.getByRole("button", { name: "Больше не предлагать" }).click();
  await expect(tips).toHaveCount(0);
  await page.reload();
  await buttonsWork(page);
  await expect(page.getByRole("button", { name: "Оценить заказ" })).toBeVisible();
  await expect(tips).toHaveCount(0);
});

test("MODAL-3 closing the offer moves the focus, even before the keyboard part is loaded", {
  tag: "@phone",
}, async ({ page, byCall, kitchen }) => {
  await page.route(/device-services/, () => undefined);
  const address = await byCall.orderAddress(delivery);
  await handOver(kitchen, address, true);
  await page.goto(address);
  await buttonsWork(page);
  const close = thanksOn(page).getByRole("button", { name: "Больше не предлагать" });
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(thanksOn(page)).toHaveCount(0);
  await expect(page.getByRole("main").locator("a:focus, button:focus")).toBeInViewport();
});

test("a good rating comes first, and the thanks follow it", { tag: "@desktop" }, async ({ page, byCall, kitchen }) => {
  const address = await byCall.orderAddress(delivery);
  await handOver(kitchen, address, true);
  await page.goto(address);
  await buttonsWork(page);
  const main = page.getByRole("main");
  const tips = thanksOn(page);
  const facts = main.getByText("Оплата", { exact: true });
  const isAbove = async () => {
    const [upper, lower] = [await tips.boundingBox(), await facts.boundingBox()];
    return (upper?.y ?? 0) < (lower?.y ?? 0);
  };
  await expect(tips.getByRole("button", { name: /^Передать/ })).toBeVisible();
  await expect.poll(isAbove).toBe(false);
  await main.getByRole("button", { name: "Оценить заказ" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "Заказ в целом" }).locator("label").nth(4).click();
  await dialog.getByRole("button", { name: "Отправить оценку" }).click();
  await expect(main.getByText("Ваша оценка: 5 из 5")).toBeVisible();
  await expect(tips.getByRole("button", { name: /^Передать/ })).toBeVisible();
  await expect.poll(isAbove).toBe(true);
});
