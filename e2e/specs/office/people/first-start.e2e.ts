import { byCallOf } from "../../../fixtures/by-call.ts";
import { doorOf, OFFICE_WINDOWS, officeText, officeViolations, withTheme } from "../../../fixtures/office.ts";
import { expect, test } from "../../../fixtures/shop.ts";
import { dishes } from "../../../known/dishes.ts";
import { points } from "../../../known/places.ts";
import { boardOn } from "../../../pages/office/board.ts";
import { listenTo } from "../../../pages/office/ear.ts";
import { guideOn } from "../../../pages/office/guide.ts";

// Another second than other walks: the walk requires a shop without an owner, and removes the demo.
test.use({ testNow: "2026-11-18T13:00:00+03:00", apart: false });

const menu = `Название\tЦена\tВес
Супы
Борщ\t350\t300 г
Уха по-царски\t490,50\t300 г
Горячее
Плов\t420\t350 г
Пельмени\t390\t250 г
Напитки
Морс\t120\t0,5 л
Чай\t90\t0,4 л`;

const owner = { login: "olga", password: "correct horse battery" };

test("OFFICE-6 an owner replaces the demo with a new shop, and a guest's first order rings", {
  tag: "@desktop",
}, async ({ page, shop, request }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  const guide = guideOn(page);
  const board = boardOn(page, "ru");
  const byCall = byCallOf(request);
  const ear = await listenTo(page);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await withTheme(page, "light");

  await test.step("the printed link creates the owner of a demo that already has an order", async () => {
    const { sobornaya } = points;
    const lines = [{ product_id: dishes.burger.id, quantity: 1 }];
    await byCall.places({ lines, warehouse: sobornaya.warehouseId, pickup: sobornaya.id });
    const link = /Create the owner and open your own shop, once, within 24 hours: \S+(\/office\/welcome#\S+)/.exec(
      shop.output(),
    );
    await page.goto(link?.[1] ?? "no link");
    await page.getByRole("textbox", { name: text("welcome.name") }).fill("Ольга");
    await page.getByRole("textbox", { name: text("signIn.login") }).fill(owner.login);
    const password = page.getByLabel(text("signIn.password"), { exact: true });
    await password.fill("olga-skatert-2026");
    await page.getByRole("button", { name: text("welcome.submit") }).click();
    await expect(page.getByText(text("welcome.passwordWeak"))).toBeVisible();
    await password.fill(owner.password);
    await page.getByRole("button", { name: text("welcome.submit") }).click();
  });

  await test.step("a step of the guide focuses its missing field, and typed values survive a reload", async () => {
    await expect(guide.heading("guide.step.restaurant.title")).toBeVisible();
    await guide.next();
    await expect(guide.field("guide.name")).toBeFocused();
    expect(await officeViolations(page)).toEqual([]);
    await guide.field("guide.name").fill("Очаг");
    await page.reload();
    await expect(guide.field("guide.name")).toHaveValue("Очаг");
    await guide.field("guide.phone").fill("+7 343 200-00-01");
    await guide.next();
    await guide.field("guide.city").fill("Москва");
    await guide.field("guide.address").fill("Тверская, 1");
    await guide.field("guide.coordinates").fill("https://yandex.ru/maps/213/moscow/?ll=37.6111%2C55.7577&z=17");
    await expect(page.getByRole("img", { name: text("guide.map.place") })).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
    await guide.next();
    await expect(guide.heading("guide.step.zone.title")).toBeVisible();
    await page.getByRole("slider", { name: text("guide.radiusSlider") }).press("ArrowRight");
    await guide.next();
    await expect(guide.heading("guide.step.hours.title")).toBeVisible();
    await guide.next();
    await expect(guide.heading("guide.step.payment.title")).toBeVisible();
    await guide.next();
  });

  await test.step("six dishes are pasted, one is read from a file, and the opening removes the demo", async () => {
    await guide.field("guide.pasteLabel").fill(menu);
    await page.getByRole("button", { name: text("guide.pasteAdd") }).click();
    await expect(page.getByRole("textbox", { name: "Название, строка 6" })).toHaveValue("Чай");
    await expect(page.getByRole("textbox", { name: "Раздел, строка 6" })).toHaveValue("Напитки");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: text("imports.choose") }).click();
    const buffer = Buffer.from("Наименование;Цена, руб\nКвас;110\n");
    await (await chooser).setFiles({ name: "Прайс.csv", mimeType: "text/csv", buffer });
    await expect(page.getByRole("textbox", { name: "Название, строка 7" })).toHaveValue("Квас");
    await expect(page.getByRole("textbox", { name: "Раздел, строка 7" })).toHaveValue("Напитки");
    expect(await officeViolations(page)).toEqual([]);
    await guide.next();
    await expect(page.getByRole("listitem").filter({ hasText: "1 заказ" })).toBeVisible();
    await page.getByRole("checkbox", { name: text("guide.opening.sure") }).check();
    await page.getByRole("button", { name: text("guide.opening.open") }).click();
    await expect(guide.heading("guide.opened.title")).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
    const home = await (await request.get("/")).text();
    expect([home.includes("Очаг"), home.includes("Скатерть")]).toEqual([true, false]);
  });

  await test.step("the practice order is refused, and then a guest's first order rings", async () => {
    await page.getByRole("button", { name: text("guide.task.tablet.this") }).click();
    await doorOf(page, "ru").signIn(owner);
    await page.getByRole("button", { name: text("guide.task.practice.go") }).click();
    await board.startShift();
    const practice = page.getByRole("article").first();
    await board.press("board.action.refuse", practice);
    const dialog = board.dialog("board.refuse.title");
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("button", { name: text("board.refuse.do") }).click();
    await expect(dialog).toBeHidden();
    await ear.settles();
    await byCall.places({ lines: [{ product_id: 101, quantity: 2 }], warehouse: 10, pickup: 1 });
    await expect(board.card("Борщ")).toBeVisible();
    await ear.hears("new");
    await page.goto("/office/guide");
    await expect(page.getByText(text("guide.task.done"))).toHaveCount(3);
  });
});
