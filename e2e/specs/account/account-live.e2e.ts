import { byCallOf } from "../../fixtures/by-call.ts";
import { test as base, expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { addresses, points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";
import { backClosesTheDialog } from "../../pages/at-rest.ts";
import { seesNoticeLink } from "../../pages/told.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});
test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const lines = [{ product_id: dishes.burger.id, quantity: 1 }];

/** A phone number from the time and the title's length, so that no other test signs in with it. */
function phoneOf(title: string): string {
  return `+7912${String(Date.now()).slice(-6)}${title.length % 10}`;
}

test(
  "API-8 CONST-2 a signed-in shopper sees a new stage at once, in a notice, an unread count and the updated page",
  {
    tag: ["@phone", "@core"],
  },
  async ({ shopper, account, kitchen, page }, { title }) => {
    await shopper.open("/");
    await account.enter(phoneOf(title));
    const address = await byCallOf(page.request).orderAddress({ lines, warehouse: 501, pickup: points.sobornaya.id });
    const orderId = Number(/\d+/.exec(address)?.[0]);
    await kitchen.move(orderId, "cooking");
    await account.open("orders");
    const unread = account.link.locator("[data-count]");
    await expect(unread).toHaveAttribute("data-count", "1");
    await expect(account.link).toHaveAccessibleDescription("1 новое уведомление");
    const toast = page.getByRole("status").filter({ hasText: `${orderId}` });
    await shopper.order.staysLoaded(async () => {
      await Promise.all([seesNoticeLink(page, `/order/${orderId}`), kitchen.move(orderId, "ready")]);
      await expect(page.getByRole("main").getByRole("article").first()).toContainText("Готов к выдаче");
      await expect(unread).toHaveAttribute("data-count", "2");
      await expect(toast).toBeHidden();
    });
    await account.open("notifications");
    await page.getByRole("button", { name: "Прочитать все" }).click();
    await expect(unread).toBeHidden();
  },
);

test(
  "STATE-10 VALID-1 an address is saved under a name, chosen with one tap, and edited in the account",
  { tag: "@phone" },
  async ({ shopper, account, page }, { title }) => {
    test.slow();
    const { place } = shopper;
    await shopper.open("/");
    await place.open();
    await place.deliverTo(addresses.centre, { apartment: "7" });
    await account.enter(phoneOf(title));
    // A guest's address was saved at sign-in.
    await expect(page.getByRole("main").getByText(addresses.centre.written.ru).first()).toBeVisible();

    await shopper.open("/");
    await place.open();
    await place.type(addresses.acrossTheRiver);
    await place.isPrivateHouse();
    await place.dialog.locator("label").filter({ hasText: "Сохранить адрес" }).locator("span").first().click();
    await place.dialog.getByRole("button", { name: "Привезти сюда" }).click();
    await expect(place.dialog.getByText("Укажите название адреса")).toBeVisible();
    await place.dialog.getByLabel("Название").fill("Дача");
    const saved = page.waitForResponse(
      (answer) => answer.url().includes("get_addresses") && answer.request().method() === "POST",
    );
    await place.dialog.getByRole("button", { name: "Привезти сюда" }).click();
    await expect(place.dialog).toBeHidden();
    await expect(place.line).toContainText(addresses.acrossTheRiver.written.ru);
    await saved;

    await shopper.open("/");
    await place.open();
    await place.dialog.getByRole("button", { name: addresses.centre.written.ru }).click();
    await expect(place.line).toContainText(addresses.centre.written.ru);
    await place.open();
    await place.dialog.getByRole("button", { name: "Дача" }).click();
    await expect(place.dialog).toBeHidden();
    await expect(place.line).toContainText(addresses.acrossTheRiver.written.ru);

    await account.open("");
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Дача" });
    await row.getByRole("button", { name: "Изменить" }).click();
    const editor = page.getByRole("dialog");
    await expect(editor.getByLabel("Название")).toHaveValue("Дача");
    await backClosesTheDialog(page);
    await page.goBack();
    await expect(editor).toBeHidden();
    await expect(page).toHaveURL(/\/lk\/?$/);
    await row.getByRole("button", { name: "Изменить" }).click();
    await editor.getByLabel("Название").fill("За рекой");
    await editor.getByRole("button", { name: "Сохранить адрес" }).click();
    await expect(editor).toBeHidden();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "За рекой" })).toBeVisible();
  },
);

test.describe("on five tabs", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test(
    "APP-2 the wheel turned in five tabs at once counts as one turn",
    { tag: "@desktop" },
    async ({ shopper, account, page, context }, { title }) => {
      test.slow();
      await shopper.open("/");
      await account.enter(phoneOf(title));
      const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
      await Promise.all(tabs.map((tab) => tab.goto("/lk/game")));
      const buttons = tabs.map((tab) => tab.getByRole("button", { name: account.say.spin }));
      for (const button of buttons) await expect(button).toBeEnabled();
      await Promise.all(buttons.map((button) => button.click()));
      const results = tabs.map((tab) => tab.getByRole("main").getByRole("status"));
      const said = await Promise.all(
        results.map(async (result) => {
          await expect(result).toHaveText(/Ваш приз|без приза|Попытки закончились/);
          return (await result.textContent()) ?? "";
        }),
      );
      expect(said.filter((text) => !text.includes("Попытки закончились"))).toHaveLength(1);
      await account.open("bonuses");
      const { balance, changes } = await account.points();
      expect(balance).toBe(changes.reduce((total, change) => total + change, 0));
      expect(changes.length).toBeLessThanOrEqual(1);
    },
  );
});

test.describe("without a canvas", () => {
  test.use({ expectedErrors: [/Canvas context is not available/] });

  test(
    "ERR-4 a browser without a canvas still shows the result of the wheel",
    { tag: "@phone" },
    async ({ shopper, account, page }, { title }) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await shopper.open("/");
      await account.enter(phoneOf(title));
      await account.open("game");
      await expect(page.getByText("Canvas context is not available")).toBeVisible();
      await page.getByRole("button", { name: account.say.spin }).click();
      await expect(page.getByRole("main").getByRole("status").filter({ hasText: account.say.prize })).toBeVisible();
    },
  );
});
