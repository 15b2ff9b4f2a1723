import { expect, test } from "../../fixtures/walk.ts";
import { dishes, sizes } from "../../known/dishes.ts";
import { addresses } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { roubles } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_AFTERNOON });

const diavola = { id: 106104, name: { ru: "Дьявола", en: "Diavola" }, price: 590 };
const cheese = { id: 11801, name: { ru: "Сыр выдержанный 12 месяцев", en: "Cheese aged 12 months" }, price: 189 };

test("VALID-7 goods by weight show the price of 100 g with its weight on card and sheet, and the cart charges it", {
  tag: "@phone",
}, async ({ shopper: { open, menu, place, cart, language } }) => {
  await open("/menu/lavka");
  await expect(menu.card(cheese)).toContainText(/189\s₽\s?за 100\sг/);
  await place.open();
  await place.deliverTo(addresses.centre);
  await menu.openSheet(cheese);
  await expect(menu.sheet).toContainText(/189\s₽\s?за 100\sг/);
  await menu.addFor(roubles(189, language)).click();
  await expect(menu.sheet).toBeHidden();
  await cart.open();
  await expect(cart.lines.first()).toContainText(/100\sг/);
  await expect(cart.lines.first()).toContainText(/189\s₽/);
});

test("SEO-4 structured data of goods by weight name the weight of the price", { tag: "@desktop" }, async ({
  request,
}) => {
  const html = await (await request.get("/?product_id=11801")).text();
  expect(html).toContain('"price":189,');
  expect(html).toContain('"referenceQuantity":{"@type":"QuantitativeValue","value":100,"unitCode":"GRM"}');
});

test("APP-1 every size has its price and weight, and the sheet the former price of the chosen one", {
  tag: "@phone",
}, async ({ shopper: { open, menu } }) => {
  await open("/menu/picca");
  await menu.openSheet(diavola);
  await expect(menu.sheet.getByRole("radio", { name: /^25 см\s*590\s₽ · 490\sг/ })).toBeChecked();
  await expect(menu.sheet.getByRole("radio", { name: /^30 см\s*760\s₽ · 710\sг/ })).toBeAttached();
  await expect(menu.sheet).toContainText(/590\s₽\s*Прежняя цена\s*650\s₽/);
  await menu.pickSize({ ...sizes.large, name: { ru: "35 см", en: "35 cm" } });
  await expect(menu.sheet.getByText(/^960\sг$/)).toBeVisible();
  await expect(menu.sheet).toContainText(/910\s₽\s*Прежняя цена\s*990\s₽/);
});

test("APP-1 «без мяса» finds no steak; a search understands diets and allergens, and the page shows a caution", {
  tag: "@desktop",
}, async ({ shopper: { open, menu }, page }) => {
  await open(`/search?q=${encodeURIComponent("без мяса")}`);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Если у вас аллергия, уточните у ресторана")).toBeVisible();
  await expect(menu.card(dishes.ribeye)).toHaveCount(0);
  await expect(menu.card(dishes.borscht)).toHaveCount(0);
  const field = page.getByRole("searchbox", { name: "Поиск по меню" });
  await field.fill("пицца без мяса");
  await expect(page).toHaveURL(/q=%D0%BF%D0%B8%D1%86%D1%86%D0%B0/);
  await expect(menu.card(dishes.margherita)).toBeVisible();
  await expect(menu.card(diavola)).toHaveCount(0);
  await field.fill("gluten free pizza");
  await expect(page.getByText("По запросу «gluten free pizza» ничего нет")).toBeVisible();
});

test("VALID-7 a filter by allergens shows the number of hidden dishes and can show them; a reload keeps it", {
  tag: "@phone",
}, async ({ shopper: { open }, page }) => {
  await open(`/menu/picca?without=${encodeURIComponent("глютен")}`);
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Скрыто 12 блюд с вашими аллергенами")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-ready");
  await page.getByRole("button", { name: "Показать" }).click();
  await expect(page.getByRole("article")).toHaveCount(12);
});

test("SEO-3 a link to a dish has its name with the price and a JPEG of 1200 × 630", { tag: "@desktop" }, async ({
  request,
  page,
}) => {
  const html = await (await request.get("/?product_id=106104")).text();
  const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  expect(meta("og:title")).toMatch(/^Дьявола, от 590\s₽$/);
  expect(meta("og:description")).toMatch(/^от 590\s₽ · 490\sг · Томатный соус/);
  const address = meta("og:image");
  expect(address).toMatch(/pizza-dyavola-share\.jpg\?v=/);
  const picture = await request.get(address);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  const [width, height] = await page.evaluate(
    async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    },
    `data:image/jpeg;base64,${(await picture.body()).toString("base64")}`,
  );
  expect([width, height]).toEqual([1200, 630]);
});

test("APP-6 /favicon.ico is answered", { tag: "@desktop" }, async ({ request }) => {
  const answer = await request.get("/favicon.ico");
  expect(answer.ok()).toBe(true);
  expect(answer.headers()["content-type"]).toMatch(/^image\//);
});

test("LAYOUT-1 a phone shows the shop's name in every page type", { tag: "@phone" }, async ({
  shopper: { open },
  page,
}) => {
  for (const type of ["default", "cat1", "cat2", "cat12", "restoran", "samokat", "lavka", "lending"]) {
    await page.context().addCookies([{ name: "page_type", value: type, domain: "127.0.0.1", path: "/" }]);
    await open("/");
    const name = page.getByText("Скатерть", { exact: true }).or(page.getByRole("link", { name: /^Скатерть:/ }));
    await expect(name.filter({ visible: true }).first(), type).toBeInViewport();
  }
});

test.describe("with the system's dark theme", () => {
  test.use({ colorScheme: "dark" });

  test("APP-4 the first visit is dark, and a choice of the visitor counts from then on", { tag: "@phone" }, async ({
    shopper: { open },
    page,
  }) => {
    await open("/");
    const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await isDark()).toBe("dark");
    await page.context().addCookies([{ name: "theme", value: "light", domain: "127.0.0.1", path: "/" }]);
    await page.reload();
    expect(await isDark()).toBe("light");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("STATE-1 the checkout names the shop's phone", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/order");
    // Locators by text and role skip the contents of a noscript.
    const note = page.locator("main noscript");
    await expect(note.locator("p")).toBeVisible();
    await expect(note.locator("p")).toContainText("закажите по телефону");
    await expect(note.locator('a[href^="tel:+7"]')).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    expect(await page.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe("dark");
  });
});

test("VALID-7 supplements show their allergens, and warn of those that the guest's filter excludes", {
  tag: "@phone",
}, async ({ shopper: { open, menu } }) => {
  await open("/menu/supy");
  await menu.openSheet(dishes.borscht);
  const add = menu.sheet.getByRole("button", { name: "Увеличить: Пампушка с чесноком" });
  await expect(add).toHaveAccessibleDescription("Аллергены: глютен, молоко и яйца");
  await open(`/?product_id=${dishes.borscht.id}&without=${encodeURIComponent("яйца")}`);
  await expect(add).toHaveAccessibleDescription("Аллергены: глютен, молоко и яйца Вы исключили: яйца");
  await expect(menu.sheet.getByText("Вы исключили: яйца")).toHaveCount(1);
  await expect(menu.sheet.getByRole("button", { name: "Увеличить: Горчица" })).toHaveAccessibleDescription(
    "Аллергены: горчица",
  );
});
