import { expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { dishes } from "../../../known/dishes.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  testNow: eveningAt(46),
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [
    /status of 401|status of 404.*\/zones\/nowhere|status of 404.*\/products\/999999|status of 403.*\/categories\//,
  ],
});

type Key = Parameters<typeof officeText>[1];

test("OFFICE-4 closing an editor on a phone returns the focus to the control that opened it", {
  tag: "@phone",
}, async ({ page, door, language }) => {
  const text = (key: Key) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.phone);
  await page.goto("/office/shop/content/pages");
  await door.signIn();

  await test.step("closing a page returns the focus to its row", async () => {
    const row = page.getByRole("button", { name: "Доставка и оплата" });
    await row.click();
    await expect(page.getByRole("heading", { name: "Доставка и оплата" })).toBeFocused();
    await page.getByRole("button", { name: text("toList"), exact: true }).click();
    await expect(row).toBeFocused();
  });

  await test.step("closing a category returns the focus to its row, on a slow phone too", async () => {
    await page.goto("/office/menu/categories");
    const row = page.getByRole("row", { name: /Супы/ }).first();
    await row.click();
    const back = page.getByRole("button", { name: text("toList") });
    await back.click();
    await expect(row).toBeFocused();
    // On a slow phone the row is pressed and left before its address is drawn.
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    for (let time = 0; time < 4; time += 1) {
      await row.click();
      await back.click();
      await expect(row).toBeFocused();
    }
    await slow.detach();
  });

  await test.step("closing a branch returns the focus to its button, and keeps the typed hours", async () => {
    await page.goto("/office/shop/branches");
    const open = page.getByRole("button", { name: /Соборной/ }).first();
    await open.click();
    const opens = page.getByLabel("Открытие: Понедельник");
    await opens.fill("08:30");
    await page.getByRole("button", { name: text("toList"), exact: true }).click();
    await expect(open).toBeFocused();
    await open.click();
    await expect(opens).toHaveValue("08:30");
    await page.getByRole("button", { name: text("hours.leave") }).click();
    await expect(open).toBeFocused();
  });

  for (const { kind, path, list } of [
    { kind: "zone", path: "shop?zone=nowhere", list: page.getByRole("list", { name: text("part.zones") }) },
    { kind: "dish", path: "menu?dish=999999", list: page.getByRole("region", { name: text("dishes.list") }) },
    {
      kind: "category",
      path: "menu/categories?open=999999",
      list: page.getByRole("region", { name: text("part.categories") }),
    },
    {
      kind: "branch",
      path: "shop/branches?branch=999999",
      list: page.getByRole("list", { name: text("part.branches") }),
    },
  ])
    await test.step(`a link to an unknown ${kind} leads to the list`, async () => {
      await page.goto(`/office/${path}`);
      await expect(page.getByRole("heading", { name: text("entity.gone") })).toBeVisible();
      expect(await officeViolations(page)).toEqual([]);
      await page.getByRole("button", { name: text("toList") }).click();
      await expect(list).toBeVisible();
    });

  await test.step("closing a category that does not load returns the focus to its row", async () => {
    await page.route(/\/api\/office\/categories\/\d+$/, (route) => route.fulfill({ status: 403, json: {} }));
    await page.goto("/office/menu/categories");
    const row = page.getByRole("row", { name: /Супы/ }).first();
    await row.click();
    await expect(page.getByRole("heading", { name: text("categories.error.one") })).toBeVisible();
    await page.getByRole("button", { name: text("toList") }).click();
    await expect(row).toBeFocused();
  });

  await test.step("closing a group of settings returns the focus to its button", async () => {
    await page.goto("/office/shop/settings");
    const open = page.getByRole("button", {
      name: text("shopset.open.of").replace("{name}", text("shopset.contacts")),
    });
    await open.click();
    await page.getByRole("button", { name: text("shopset.back") }).click();
    await expect(open).toBeFocused();
  });
});

test("EDIT-6 each editor links to the history of its entity, and back", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Key) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto(`/office/menu?dish=${dishes.borscht.id}`);
  await door.signIn();

  await test.step("a dish links to its history, and the history links back", async () => {
    const name = dishes.borscht.name.ru;
    await page.getByRole("link", { name: text("history.link.of").replace("{name}", name) }).click();
    await expect(page.getByText(text("history.of").replace("{name}", name))).toBeVisible();
    expect(await officeViolations(page)).toEqual([]);
    await page
      .getByRole("main")
      .getByRole("link", { name: text("draft.open"), exact: true })
      .click();
    await expect(page.getByRole("heading", { name })).toBeFocused();
  });

  for (const { path, name } of [
    { path: "shop/content/banners?open=3", name: "Медовик, как дома" },
    { path: "menu/categories?open=101", name: "Завтраки" },
    { path: "shop?zone=centr", name: "Центр" },
    { path: "shop/branches?branch=501", name: "На Соборной" },
    { path: "shop/settings?open=contacts", name: text("shopset.contacts") },
  ])
    await test.step(`${path} links to its history, and the history links back`, async () => {
      await page.goto(`/office/${path}`);
      const history = page.getByRole("link", { name: text("history.link.of").replace("{name}", name) });
      await history.click();
      await expect(page.getByText(text("history.of").replace("{name}", name))).toBeVisible();
      await page
        .getByRole("main")
        .getByRole("link", { name: text("draft.open"), exact: true })
        .click();
      await expect(history).toBeVisible();
      expect(page.url()).toContain(path);
    });
});
