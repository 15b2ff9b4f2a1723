import type { Locator, Page } from "@playwright/test";
import { OFFICE_PATHS, PATHS } from "@skatert/contract";
import { byCallOf } from "../../../fixtures/by-call.ts";
import { doorOf, expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { points } from "../../../known/places.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  apart: false,
  testNow: eveningAt(42),
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

const branch = 501;
const { cheeks } = dishes;

test("PROMO-1 PROMO-2 by keyboard, an owner makes 15 % on lunch, sees its cost, publishes it, and a guest gets it", {
  tag: "@desktop",
}, async ({ page, door, request, shop, openWindow }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const form = page.getByRole("form", { name: text("promo.edit.parts") });
  const part = async (name: "benefit" | "sum" | "when" | "shown") => {
    await form.getByRole("button", { name: new RegExp(`^${text(`promo.edit.${name}`)} `) }).press("Enter");
  };
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/menu/promotions");
  await door.signIn();

  await test.step("a recipe is the beginning", async () => {
    await page.getByRole("button", { name: text("promo.list.new"), exact: true }).press("Enter");
    await page.getByRole("button", { name: new RegExp(`^${text("promo.recipe.happyHour")}`) }).press("Enter");
    await expect(form).toBeVisible();
  });
  const id = Number(new URL(page.url()).searchParams.get("open"));

  await test.step("the parts of the sentence are opened and edited in place", async () => {
    await part("shown");
    await type(form.getByLabel(text("promo.edit.name"), { exact: true }), "Обед");
    await type(form.getByLabel(text("promo.edit.description"), { exact: true }), "Скидка 15 % на обед");
    await part("when");
    await type(form.getByLabel(text("promo.edit.from")), "12:00");
    await type(form.getByLabel(text("promo.edit.to")), "16:00");
    await part("sum");
    await type(form.getByLabel(text("promo.edit.minimum")), "500");
    await expect(form.getByText("Скидка 15 %, по будням с 12 до 16, на заказ больше 500 ₽")).toBeVisible();
  });

  await test.step("a number that no promotion can have is refused at its field", async () => {
    await part("benefit");
    await type(form.getByLabel(text("promo.edit.percent")), "150");
    await form.getByRole("button", { name: text("promo.edit.save") }).press("Enter");
    await expect(form.getByLabel(text("promo.edit.percent"))).toBeFocused();
    await expect(form.getByText(text("promo.edit.fault.percent"))).toBeVisible();
    await type(form.getByLabel(text("promo.edit.percent")), "15");
  });

  await test.step("its cost over the last month is known before it is saved", async () => {
    const past = page.getByRole("region", { name: text("promo.dry.title") });
    await past.getByRole("button", { name: text("promo.dry.start") }).press("Enter");
    await expect(past.getByText(text("promo.dry.cost"))).toBeVisible();
  });

  await test.step("the draft has it, and the example cart says why it does not apply", async () => {
    await form.getByRole("button", { name: text("promo.edit.save") }).press("Enter");
    await expect(form.getByText(text("promo.edit.unsaved.none"))).toBeFocused();
    const example = page.getByRole("region", { name: text("promo.why.example") });
    await example.getByRole("button", { name: /^Убрать/ }).press("Enter");
    await example.getByLabel(text("promo.why.example.find")).fill(cheeks.name.ru);
    await example.getByRole("button", { name: `Добавить: ${cheeks.name.ru}` }).press("Enter");
    await example.getByLabel(text("promo.why.day")).fill("2026-11-19");
    await example.getByLabel(text("promo.why.time")).fill("17:00");
    const verdict = example.getByRole("listitem").filter({ hasText: "Обед" });
    await expect(verdict).toContainText(text("promo.why.not"));
    await expect(verdict).toContainText("действует с 12:00 до 16:00");
    await example.getByLabel(text("promo.why.time")).fill("13:00");
    await expect(verdict).toContainText(text("promo.why.applied"));
    expect(await officeViolations(page)).toEqual([]);
  });

  await test.step("published, it is in the quote of a guest's lunch", async () => {
    await page.goto("/office/changes");
    await page.getByRole("button", { name: text("draft.publish.now") }).press("Enter");
    await expect(page.getByRole("heading", { name: text("draft.empty.title") })).toBeVisible();
    const quote = await quoted(page, id, "13:00");
    expect(quote.total).toBeCloseTo(cheeks.price * 0.85);
  });

  await test.step("an unknown code is explained", async () => {
    await page.goto(`/office/menu/promotions?open=${id}`);
    const why = page.getByRole("region", { name: text("promo.why.title") });
    await why.getByRole("radio", { name: text("promo.why.by.order") }).press("ArrowLeft");
    await why.getByRole("textbox").fill("NOSUCHCODE");
    await why.getByRole("textbox").press("Enter");
    await expect(why.getByText(text("promo.why.reason.promo-unknown"))).toBeVisible();
  });

  await test.step("the order's page tells why the order has no discount", async () => {
    const lines = [{ product_id: cheeks.id, quantity: 1 }];
    await byCallOf(request).places({ lines, warehouse: 503, pickup: points.embankment.id });
    const board = await page.request.get(`${OFFICE_PATHS.orders}?branch_id=503&view=board`);
    const { orders } = await board.json();
    await page.goto(`/office/ticket/${orders[0].id}`);
    await page.getByRole("button", { name: text("promo.why.order") }).press("Enter");
    await expect(page.getByRole("list", { name: text("promo.why.others") })).toBeVisible();
  });

  await test.step("the manager of a branch reads it", async () => {
    const role = ["--role", "manager", "--branch", String(branch)];
    const words = { login: "ivan", password: "twelve green teapots" };
    const args = ["create", "--name", "Иван Орлов", "--login", words.login, ...role, "--password-stdin"];
    await shop.staff(args, words.password);
    const other = await openWindow("tablet");
    await other.goto(`/office/menu/promotions?open=${id}`);
    await doorOf(other, "ru").signIn(words);
    const said = other.getByRole("region", { name: text("promo.edit.parts") });
    await expect(said.getByText(text("promo.edit.locked"))).toBeVisible();
    await expect(said.getByText("Скидка 15 %, по будням с 12 до 16, на заказ больше 500 ₽")).toBeVisible();
  });
});

/** Types over the text of a field. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await expect(field).toHaveValue(text);
}

/** The shop's quote of a guest's pickup tomorrow with the promotion. */
async function quoted(page: Page, couponId: number, time: string): Promise<{ readonly total: number }> {
  const answer = await page.request.post(PATHS.quote, {
    data: {
      delivery_type: "local_pickup",
      warehouse_id: branch,
      lines: [{ product_id: cheeks.id, quantity: 1 }],
      coupons: [couponId],
      take_date: "19.11.2026",
      time_from: time,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
