import type { Locator, Page } from "@playwright/test";
import { expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  testNow: eveningAt(43),
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

type Key = Parameters<typeof officeText>[1];

/** The fields of an entry in the draft. */
async function drafted(page: Page, path: string): Promise<Readonly<Record<string, unknown>>> {
  const answer = await page.request.get(`/api/office/${path}`);
  const { facets } = await answer.json();
  return facets;
}

test("EDIT-4 banners are reordered, and title, link and branches are edited; stories are a separate list", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Key) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/shop/content");
  await door.signIn();
  const list = page.getByRole("grid", { name: text("content.banners") });

  await test.step("the third banner is moved to the first place by keyboard", async () => {
    const moved = list.getByRole("row", { name: "Медовик, как дома" });
    await moved.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    // Home moves the focus only once it is on a place.
    await expect(page.locator(":focus")).toHaveAccessibleName(/^Вставить/);
    await page.keyboard.press("Home");
    await expect(page.getByRole("button", { name: "Вставить перед Стол накрыт" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(text("content.order.saved"))).toBeVisible();
    await expect(list.getByRole("row").first()).toContainText("Медовик, как дома");
  });

  await test.step("the banner's title, link and branches are saved after wrong values are refused", async () => {
    await list.getByRole("row", { name: "Медовик, как дома" }).click();
    const editor = page.getByRole("region", { name: "Медовик, как дома" });
    await editor.getByRole("textbox", { name: text("content.title") }).fill("Медовик к чаю");
    await editor.getByRole("button", { name: new RegExp(text("content.link")) }).click();
    await page.getByRole("option", { name: text("content.link.url") }).click();
    await editor.getByRole("textbox", { name: text("content.link.address") }).fill("menu/deserty");
    await editor.getByText(text("content.branches.some"), { exact: true }).click();
    await editor.getByRole("button", { name: text("content.save") }).click();
    await expect(editor.getByText(text("content.fault.url"))).toBeVisible();
    await expect(editor.getByText(text("content.fault.branches"))).toBeVisible();
    await editor.getByRole("textbox", { name: text("content.link.address") }).fill("/menu/deserty");
    await editor.getByRole("checkbox").first().check();
    await page.reload();
    await expect(editor.getByRole("textbox", { name: text("content.title") })).toHaveValue("Медовик к чаю");
    await editor.getByRole("button", { name: text("content.save") }).click();
    await expect(page.getByText(text("content.saved"))).toBeVisible();
    expect(await drafted(page, "content/banners/3")).toMatchObject({
      banners: { title: "Медовик к чаю", type: "url", url: "/menu/deserty", product: null, skladall: false },
    });
  });

  await test.step("stories have their own list, with upright pictures", async () => {
    await page.getByRole("link", { name: text("content.stories") }).click();
    const stories = page.getByRole("grid", { name: text("content.stories") });
    await stories.getByRole("row", { name: "Новое в меню" }).click();
    await expect(page.getByRole("group", { name: text("content.picture.story") })).toBeVisible();
    await expect(page.getByRole("group", { name: text("content.picture.wide") })).toBeHidden();
  });

  await clean(page);
});

test("EDIT-4 a page is edited without HTML, and its table stays as it is", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Key) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/shop/content/pages?q=доставка");
  await door.signIn();
  await page.getByRole("button", { name: "Доставка и оплата" }).click();
  const editor = page.getByRole("region", { name: "Доставка и оплата" });
  const words = editor.getByRole("textbox", { name: text("content.text"), exact: true });

  await test.step("bold text is typed, and a heading becomes a link", async () => {
    await expect(words.getByRole("table")).toBeVisible();
    await words.getByText("Везём своими курьерами").click();
    await page.keyboard.press("Control+Home");
    await editor.getByRole("button", { name: text("content.tool.bold") }).click();
    await expect(words).toBeFocused();
    await page.keyboard.type("Всегда горячим. ");
    await words.getByText("Самовывоз", { exact: true }).click();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+End");
    await editor.getByRole("button", { name: text("content.tool.link"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: text("content.tool.link") });
    await dialog.getByRole("textbox", { name: text("content.link.address") }).fill("/contacts");
    expect(await officeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: text("content.tool.link.do") }).click();
    await expect(dialog).toBeHidden();
    await editor.getByRole("button", { name: text("content.save") }).click();
    await expect(page.getByText(text("content.saved"))).toBeVisible();
  });

  await test.step("the draft has the new text and link, and the old table", async () => {
    const { pages } = await drafted(page, "content/pages/802");
    const html = JSON.stringify(pages);
    expect(html).toContain("<strong>Всегда горячим. </strong>");
    expect(html).toContain('<h2><a href=\\"/contacts\\">Самовывоз</a></h2>');
    expect(html).toContain("<tr><td>Центр</td><td>99 ₽</td>");
    expect(html).toContain("<li>Картой при получении</li>");
  });

  await test.step("HTML that the editor cannot show is reported and undone", async () => {
    await editor.getByText(text("content.mode.html")).first().click();
    const code = editor.getByRole("textbox", {
      name: text("content.mode.label").replace("{label}", text("content.text")),
    });
    await code.fill("<p>Один<sub>2</sub></p><script>alert(1)</script>");
    await editor.getByText(text("content.mode.page")).first().click();
    await expect(editor.getByText(text("content.mode.unfit"))).toBeVisible();
    await editor.getByRole("button", { name: text("content.undo") }).click();
  });

  await clean(page);
});

test("EDIT-4 an article is added, translated and removed on a phone, and a popup keeps its days", async ({
  page,
  door,
  language,
}) => {
  const text = (key: Key) => officeText(language, key);
  await page.goto("/office/shop/content/blog");
  await door.signIn();

  await test.step("an article gets its address from the title, is translated, saved and removed", async () => {
    await page.getByRole("button", { name: text("content.add.blog") }).click();
    const dialog = page.getByRole("dialog", { name: text("content.add.blog") });
    await dialog.getByRole("textbox").fill("Щи из печи");
    await dialog.getByRole("button", { name: text("content.add.do") }).click();
    const editor = page.getByRole("region", { name: "Щи из печи" });
    await expect(editor.getByRole("textbox", { name: text("content.slug") })).toHaveValue("shchi-iz-pechi");
    await editor.getByText(text("content.languages")).click();
    await editor.getByRole("textbox", { name: `${text("content.title")} · ` }).fill("Shchi from the oven");
    await editor.getByRole("button", { name: text("content.save") }).click();
    await expect(page.getByText(text("content.saved"))).toBeVisible();
    await editor.getByRole("button", { name: text("content.remove") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("content.remove.do") })
      .click();
    await expect(editor).toBeHidden();
  });

  await test.step("a popup is refused without a day on which it is shown", async () => {
    await page.getByRole("link", { name: text("content.popups") }).click();
    await opened(
      page.getByRole("grid", { name: text("content.popups") }).getByRole("row", { name: "Клубника в Лавке" }),
    );
    const editor = page.getByRole("region", { name: "Клубника в Лавке" });
    // Text outside a paragraph is not shown as HTML.
    await expect(editor.getByRole("textbox", { name: text("content.text"), exact: true })).toContainText("Привезли");
    const days = editor.getByRole("group", { name: text("content.popup.days") });
    await days.getByRole("checkbox", { name: text("settings.day.6") }).uncheck();
    await days.getByRole("checkbox", { name: text("settings.day.7") }).uncheck();
    await editor.getByRole("button", { name: text("content.save") }).click();
    await expect(days.getByText(text("content.fault.days"))).toBeVisible();
    await days.getByRole("checkbox", { name: text("settings.day.5") }).check();
    await editor.getByRole("button", { name: text("content.save") }).click();
    await expect(page.getByText(text("content.saved")).last()).toBeVisible();
    // The message may still be that of the article.
    await expect
      .poll(async () => (await drafted(page, "settings/popups"))["settings"])
      .toContainEqual(
        expect.objectContaining({
          id: 4,
          ban_days_popup: ["Monday", "Tuesday", "Wednesday", "Thursday", "Saturday", "Sunday"],
        }),
      );
    expect(await officeViolations(page)).toEqual([]);
  });
});

async function opened(row: Locator): Promise<void> {
  await row.click();
}

/** Expects no axe violation at three widths and in both themes. */
async function clean(page: Page): Promise<void> {
  await test.step("axe finds no violations at three widths in both themes", async () => {
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ["dark", "light"]) {
        await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
        // Polls, because the colours change gradually.
        await expect.poll(() => officeViolations(page), `${width} ${theme}`).toEqual([]);
      }
    }
  });
}

test("EDIT-4 an interface text is replaced, and must keep every placeholder", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Key) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/shop/content/texts?q=Позвонить {phone}");
  await door.signIn();
  const screen = page.getByRole("region", { name: text("texts.title") });
  await screen.getByRole("button", { name: "Изменить: Позвонить {phone}" }).click();
  const own = screen.getByRole("textbox", { name: text("texts.own") });
  await own.fill("Звоните нам");
  await screen.getByRole("button", { name: text("content.save") }).click();
  await expect(screen.getByText("Не хватает: {phone}")).toBeVisible();
  await own.fill("Звоните нам: {phone}");
  await screen.getByRole("button", { name: text("content.save") }).click();
  await expect(page.getByText(text("content.saved"))).toBeVisible();
  await expect(screen.getByText("Звоните нам: {phone}")).toBeVisible();
  const { settings } = await drafted(page, "settings/language_list");
  expect(settings).toContainEqual(
    expect.objectContaining({ code: "ru", lang_json_data: { "site.call": "Звоните нам: {phone}" } }),
  );
  await screen.getByRole("searchbox").fill("");
  await clean(page);
});
