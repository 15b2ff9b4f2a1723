import { COLOUR_RULES, dress } from "../../../fixtures/faults-of-page.ts";
import { expect, OFFICE_WINDOWS, officeText, officeViolations, test, withTheme } from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  testNow: eveningAt(53),
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

test("EDIT-4 an owner finds settings by their words and changes tips, contacts, links and languages", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/shop/settings");
  await door.signIn();
  const search = page.getByRole("searchbox", { name: text("shopset.search") });
  const open = (name: string) => page.getByRole("button", { name: `Открыть: ${name}` });
  const form = (name: string) => page.getByRole("form", { name });
  const save = (name: string) =>
    form(name)
      .getByRole("button", { name: text("shopset.save") })
      .click();

  await test.step("a search finds a field and stays in the address; the maximum tip is checked and saved", async () => {
    await search.fill("наибольшая");
    await expect(page.getByRole("button", { name: /^Открыть: / })).toHaveCount(1);
    await expect(page).toHaveURL(/q=/);
    await open("Чаевые").click();
    const tips = form("Чаевые");
    await expect(tips.getByRole("textbox", { name: text("shopset.tips.max") })).toHaveValue("5000");
    await tips.getByRole("textbox", { name: text("shopset.tips.max") }).fill("99,50");
    await save("Чаевые");
    await expect(tips.getByText(text("shopset.fault.range"))).toBeVisible();
    await tips.getByRole("textbox", { name: text("shopset.tips.max") }).fill("999,50");
    await page.reload();
    await expect(tips.getByRole("textbox", { name: text("shopset.tips.max") })).toHaveValue("999,50");
    await save("Чаевые");
    await expect(tips.getByText(text("shopset.unsaved.none"))).toBeVisible();
    await expect(tips.getByRole("textbox", { name: text("shopset.tips.max") })).toHaveValue("999.50");
    await page.getByRole("button", { name: text("shopset.back") }).click();
    await expect(search).toHaveValue("наибольшая");
    await search.fill("щщщ");
    await page.getByRole("button", { name: text("shopset.none.all") }).click();
  });

  await test.step("COUP-14 PROMO-1 a search for coupons leads to the rules of combining, with an example", async () => {
    await search.fill("купон складывать");
    await page.getByRole("link", { name: new RegExp(text("shopset.link.rules")) }).click();
    const discounts = form("Какие скидки складываются");
    await expect(discounts.getByText(text("shopset.discounts.promo.hint"))).toBeVisible();
    await discounts.getByRole("checkbox", { name: text("shopset.discounts.promo") }).press("Space");
    expect(await officeViolations(page)).toEqual([]);
    await save("Какие скидки складываются");
    await expect(discounts.getByText(text("shopset.unsaved.none"))).toBeVisible();
    await page.goto("/office/shop/settings");
  });

  await test.step("a second phone, a phone for English pages and the English text of a link are saved", async () => {
    await open("Контакты").click();
    const contacts = form("Контакты");
    await contacts.getByRole("button", { name: text("shopset.contacts.phone.add") }).click();
    await contacts.getByRole("textbox", { name: "Телефон 2" }).fill("нет");
    await save("Контакты");
    await expect(contacts.getByText(text("shopset.contacts.fault.phone"))).toBeVisible();
    await contacts.getByRole("textbox", { name: "Телефон 2" }).fill("+7 (4859) 55-01-99");
    await save("Контакты");
    await expect(contacts.getByText(text("shopset.unsaved.none"))).toBeVisible();
    await contacts.getByText(/^Свои телефоны и почта на других языках: 0/).click();
    await contacts.getByRole("button", { name: new RegExp(text("shopset.contacts.own.choose")) }).click();
    await page.getByRole("option", { name: "English", exact: true }).click();
    await contacts.getByRole("button", { name: "Добавить телефон · English" }).click();
    await contacts.getByRole("textbox", { name: "Телефон · English" }).fill("+44 20 7946 0000");
    expect(await officeViolations(page)).toEqual([]);
    await save("Контакты");
    await expect(contacts.getByText(text("shopset.unsaved.none"))).toBeVisible();
    await expect(contacts.getByText(/^Свои телефоны и почта на других языках: 1/)).toBeVisible();
    await page.getByRole("button", { name: text("shopset.back") }).click();
    await open("Ссылки вверху и внизу").click();
    const links = form("Ссылки вверху и внизу");
    const header = links.getByRole("group", { name: text("shopset.links.header") });
    await header.getByText("Блог", { exact: true }).click();
    await header
      .getByText(/^Переводы: /)
      .filter({ visible: true })
      .click();
    await header.getByRole("textbox", { name: "Текст ссылки · English" }).fill("Journal");
    await save("Ссылки вверху и внизу");
    await expect(links.getByText(text("shopset.unsaved.none"))).toBeVisible();
    await page.getByRole("button", { name: text("shopset.back") }).click();
  });

  await test.step("the list of changes names the changed groups", async () => {
    await page.goto("/office/changes");
    await expect(page.getByText("Чаевые").first()).toBeVisible();
    await expect(page.getByText("Контакты").first()).toBeVisible();
    await page.goto("/office/shop/settings");
  });
});

test("OFFICE-4 axe and touch find nothing on the groups of settings, in both themes, on a phone and a computer", {
  tag: "@desktop",
}, async ({ page, door }) => {
  test.slow();
  const text = (key: Parameters<typeof officeText>[1]) => officeText("ru", key);
  await page.goto("/office/shop/settings");
  await door.signIn();
  const search = page.getByRole("searchbox", { name: text("shopset.search") });
  await expect(search).toBeVisible();
  const cards = ["", "seo", "contacts", "links", "redirects", "selling", "orders", "tips", "languages", "translation"];
  await withTheme(page, "dark");
  for (const card of cards) {
    await page.goto(`/office/shop/settings?open=${card}`);
    await expect(card === "" ? search : page.getByRole("button", { name: text("shopset.save") })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await officeViolations(page), `${card} ${width} dark`).toEqual([]);
      await dress(page, "light");
      expect.soft(await officeViolations(page, COLOUR_RULES), `${card} ${width} light`).toEqual([]);
      await dress(page, "dark");
      expect.soft(await smallTargets(page), `${card} ${width}`).toEqual([]);
    }
  }
});
