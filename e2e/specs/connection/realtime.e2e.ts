import type { Page } from "@playwright/test";
import { inProject } from "../../../scripts/setup/places.mjs";
import { test as base, expect } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import { type AccountPages, accountOn } from "../../pages/account.ts";

const test = base.extend<{ readonly account: AccountPages }>({
  account: async ({ shopper, shop }, use) => use(accountOn(shopper, shop.dataDir)),
});

test.use({ testNow: WEDNESDAY_AFTERNOON, expectedErrors: [/status of 403/] });

/** No other test signs in with it, because codes are limited by number. */
const phone = "+79120007790";

test("ROLE-3 a user's channel has the events of that user's own order and refuses another user, with pusher-js in a real browser (API-8)", {
  tag: ["@desktop", "@core"],
}, async ({ shopper, account, kitchen, page }) => {
  await shopper.open("/");
  await account.enter(phone);
  const own = await userId(page);
  await listen(page, [`private-user-${own}`, `private-user-${own + 1}`]);
  const answers = [`private-user-${own} open`, `private-user-${own + 1} refused 403`];
  await expect.poll(async () => (await heard(page)).toSorted()).toEqual(answers);

  const placed = await page.request.post("/wp-json/checkout/order", {
    headers: { "Idempotency-Key": crypto.randomUUID() },
    data: {
      delivery_type: "local_pickup",
      warehouse_id: points.sobornaya.warehouseId,
      pickup_location_id: points.sobornaya.id,
      lines: [{ product_id: dishes.burger.id, quantity: 1 }],
      customer: { name: "Новый гость", phone },
      payment_method: "card",
      consent: true,
      expected_total: dishes.burger.price,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  await kitchen.move((await placed.json()).id, "cooking");
  for (const event of ["order-status-changed", "notification-added", "bonus-changed"])
    await expect.poll(() => heard(page)).toContain(`private-user-${own} ${event}`);
  expect((await heard(page)).filter((line) => line.startsWith(`private-user-${own + 1}`))).toHaveLength(1);
});

async function userId(page: Page): Promise<number> {
  const answer = await page.request.get("/wp-json/system/users");
  return (await answer.json()).data.data.ID;
}

/** The official client as published, beside the page's own. */
async function listen(page: Page, channels: readonly string[]): Promise<void> {
  const settings = await (await page.request.get("/api/wp-json/v1/all_settings")).json();
  await page.route("**/pusher-as-published.js", (route) =>
    route.fulfill({ path: inProject("node_modules", "pusher-js", "dist", "web", "pusher.min.js") }),
  );
  await page.addScriptTag({ url: "/pusher-as-published.js" });
  await page.evaluate(hear, { key: String(settings.realtime.key), channels: [...channels] });
}

/** Runs in the page. */
function hear({ key, channels }: { readonly key: string; readonly channels: readonly string[] }): void {
  const log: string[] = [];
  const { Pusher } = window as unknown as { Pusher: new (key: string, options: object) => PusherClient };
  const pusher = new Pusher(key, {
    cluster: "own",
    wsHost: location.hostname,
    wsPort: Number(location.port),
    forceTLS: false,
    enabledTransports: ["ws"],
    channelAuthorization: { endpoint: "/api/pusher/auth", transport: "ajax" },
  });
  for (const name of channels) {
    const channel = pusher.subscribe(name);
    channel.bind("pusher:subscription_succeeded", () => log.push(`${name} open`));
    channel.bind("pusher:subscription_error", (error) => log.push(`${name} refused ${error?.status}`));
    for (const event of ["order-status-changed", "notification-added", "bonus-changed"])
      channel.bind(event, () => log.push(`${name} ${event}`));
  }
  Object.assign(window, { heard: log });
}

type PusherClient = {
  subscribe(name: string): { bind(event: string, then: (data?: { status?: number }) => void): void };
};

function heard(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
