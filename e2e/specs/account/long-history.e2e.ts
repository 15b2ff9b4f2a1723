import { byCallOf, type CalledLine } from "../../fixtures/by-call.ts";
import { test as base, expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});
test.use({ testNow: WEDNESDAY_AFTERNOON, contextOptions: { reducedMotion: "reduce" } });

const lines: readonly CalledLine[] = [{ product_id: dishes.burger.id, quantity: 1 }];
const collected = { lines, warehouse: 501, pickup: points.sobornaya.id };
/** More than a page of points, three of orders, several of notifications. */
const ORDERS = 22;

/** A phone number from the time and the title's length, so that no other test signs in with it. */
function phoneOf(title: string): string {
  return `+7913${String(Date.now()).slice(-6)}${title.length % 10}`;
}

test(
  "ROUTE-10 a long history is split into pages, and the points of all pages add up to the balance",
  { tag: "@phone" },
  async ({ shopper, account, kitchen, page }, { title }) => {
    test.slow();
    await shopper.open("/");
    await account.enter(phoneOf(title));
    const byCall = byCallOf(page.request);
    for (let count = 0; count < ORDERS; count += 1) {
      const id = Number(/\d+/.exec(await byCall.orderAddress(collected))?.[0]);
      for (const status of ["cooking", "ready", "completed"] as const) await kitchen.move(id, status);
    }
    const main = page.getByRole("main");
    const older = main.getByRole("link", { name: "Раньше" });

    await account.open("orders");
    await expect(main.getByRole("article")).toHaveCount(10);
    await expect(main.getByRole("article").first().getByRole("presentation")).toHaveCount(1);
    await older.click();
    await expect(page).toHaveURL(/\?page=2$/);
    await older.click();
    await expect(main.getByRole("article")).toHaveCount(ORDERS - 20);
    await expect(older).toBeHidden();

    await account.open("bonuses");
    const first = await account.points();
    expect(first.changes).toHaveLength(20);
    await older.click();
    await expect(main.getByText("2 из 2")).toBeVisible();
    const second = await account.points();
    expect([...first.changes, ...second.changes].reduce((sum, change) => sum + change, 0)).toBe(first.balance);
    await account.open("bonuses?page=99");
    await expect(page).toHaveURL(/bonuses\?page=2$/);

    await account.open("notifications?page=2");
    await expect(main.getByRole("listitem")).toHaveCount(20);
    await main.getByRole("button", { name: "Прочитать все" }).click();
    await expect(account.link.locator("[data-count]")).toBeHidden();
    await expect(main.getByRole("button", { name: "Прочитать все" })).toBeHidden();
  },
);

test.describe("offline for a while", () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test(
    "API-8 the list of orders subscribes to one channel for all orders, and requests them when the connection returns",
    { tag: "@desktop" },
    async ({ shopper, account, kitchen, page }, { title }) => {
      const channels: string[] = [];
      page.on("websocket", (socket) =>
        socket.on("framesent", ({ payload }) => {
          const { event, data } = JSON.parse(String(payload));
          if (event === "pusher:subscribe") channels.push(data.channel);
        }),
      );
      await shopper.open("/");
      await account.enter(phoneOf(title));
      const byCall = byCallOf(page.request);
      const ids: number[] = [];
      for (let count = 0; count < 3; count += 1)
        ids.push(Number(/\d+/.exec(await byCall.orderAddress(collected))?.[0]));
      const [first = 0, second = 0, newest = 0] = ids;
      await account.open("orders");
      const card = page.getByRole("main").getByRole("article").first();
      await expect.poll(() => channels.length).toBeGreaterThan(0);
      channels.length = 0;
      await page.reload();
      await expect.poll(() => channels).toEqual([expect.stringContaining("private-user")]);
      await kitchen.move(newest, "cooking");
      await expect(card).toContainText("Готовится");
      // The bar shows the most urgent order, and updates by the same channel.
      for (const id of [first, second]) await kitchen.move(id, "cooking");
      await expect(page.getByRole("region", { name: "Текущий заказ" })).toContainText("Готовится");
      expect(channels.filter((channel) => channel.includes("order"))).toEqual([]);

      // No event arrives without a connection, so the page requests the orders when it is online again.
      await page.context().setOffline(true);
      await kitchen.move(newest, "ready");
      await page.context().setOffline(false);
      await expect(card).toContainText("Готов к выдаче");
    },
  );
});
