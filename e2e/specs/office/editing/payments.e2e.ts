import { expect, OFFICE_WINDOWS, officeText, officeViolations, test } from "../../../fixtures/office.ts";
import { smallTargets } from "../../../fixtures/office-eyes.ts";
import { eveningAt } from "../../../known/times.ts";

test.use({
  testNow: eveningAt(50),
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: [/status of 401/],
});

test("EDIT-4 an owner removes payment methods from a zone, sees zones without a method, and adds another one", {
  tag: "@desktop",
}, async ({ page, door, language }) => {
  const text = (key: Parameters<typeof officeText>[1]) => officeText(language, key);
  await page.setViewportSize(OFFICE_WINDOWS.computer);
  await page.goto("/office/shop/payments");
  await door.signIn();
  const form = page.getByRole("form", { name: text("part.payments") });
  const offered = form.getByRole("status", { name: text("pay.preview.offered") });
  const zones = form.getByRole("table", { name: text("pay.zones") });
  const gaps = form.getByRole("region", { name: text("pay.gaps") });

  await test.step("the preview lists the offered methods, and the unconnected one is marked", async () => {
    await expect(offered.getByRole("listitem")).toHaveText([
      /Наличными/,
      /Картой при получении/,
      /учебная/,
      /По счёту/,
    ]);
    await expect(form.getByRole("row", { name: "Картой на сайте", exact: true })).toContainText(
      text("pay.unconnected"),
    );
    await expect(gaps).toBeHidden();
  });

  await test.step("a zone without a payment method is reported before saving", async () => {
    for (const way of ["Картой при получении", "Онлайн (учебная оплата)"]) {
      await zones.getByRole("checkbox", { name: `${way}: Слободы` }).uncheck();
    }
    await expect(gaps).toContainText("зона «Слободы»");
    await zones.getByRole("checkbox", { name: "Наличными: Слободы" }).check();
    await expect(gaps).toBeHidden();
    await zones.getByRole("checkbox", { name: "Наличными: Центр" }).uncheck();
    await expect(offered).not.toContainText("Наличными");
  });

  await test.step("a new method survives a reload, and is refused until a way to receive the order is chosen", async () => {
    await form.getByRole("button", { name: new RegExp(text("pay.add.kind")) }).click();
    await page.getByRole("option", { name: text("pay.kind.other") }).click();
    await form.getByRole("button", { name: text("pay.add"), exact: true }).click();
    await form.getByRole("textbox", { name: text("pay.name"), exact: true }).fill("Переводом по телефону");
    await page.reload();
    const name = form.getByRole("textbox", { name: text("pay.name"), exact: true });
    await expect(name).toHaveValue("Переводом по телефону");
    const methods = form.getByRole("group", { name: text("pay.where") }).first();
    await methods.getByText(text("pay.where.some")).click();
    const ticks = form.getByRole("group", { name: text("pay.where") }).last();
    await expect(ticks.getByRole("checkbox")).not.toHaveCount(0);
    for (const box of await ticks.getByRole("checkbox").all()) await box.uncheck();
    await form.getByRole("button", { name: text("shopset.save") }).click();
    await expect(form.getByText(text("pay.fault.methods"))).toBeVisible();
    await ticks.getByRole("checkbox", { name: "Самовывоз" }).check();
    await form.getByRole("button", { name: text("shopset.save") }).click();
    await expect(form.getByText(text("shopset.unsaved.none"))).toBeVisible();
  });

  await test.step("the saved methods survive a reload, without axe violations or small targets at three widths in both themes", async () => {
    await page.reload();
    await expect(zones.getByRole("checkbox", { name: "Наличными: Центр" })).not.toBeChecked();
    await expect(form.getByRole("row", { name: "Переводом по телефону", exact: true })).toContainText("Самовывоз");
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ["dark", "light"]) {
        await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
        expect.soft(await officeViolations(page), `${width} ${theme}`).toEqual([]);
      }
      expect.soft(await smallTargets(page), String(width)).toEqual([]);
    }
  });
});
