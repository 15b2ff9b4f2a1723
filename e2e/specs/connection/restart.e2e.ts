import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kitchenOf } from "../../fixtures/kitchen.ts";
import { type RunningShop, startShop } from "../../fixtures/server.ts";
import { test as base } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_AFTERNOON } from "../../known/times.ts";
import type { Shopper } from "../../pages/shopper.ts";

async function orders({ open, place, menu, cart, checkout, order }: Shopper, phone: string): Promise<number> {
  await open("/menu/garniry");
  await place.open();
  await place.collectAt(points.sobornaya.name.ru);
  await menu.add(dishes.mash);
  await cart.open();
  await cart.checkoutLink.click();
  await checkout.fill({ name: "Гость", phone, payment: "Картой при получении", consent: true });
  await checkout.submit.click();
  return order.appears();
}

const folder = mkdtempSync(join(tmpdir(), "skatert-restart-"));

function start(port: string): Promise<RunningShop> {
  return startShop({ testNow: WEDNESDAY_AFTERNOON, dataDir: folder, environment: { PORT: port } });
}

const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      await use(await start("0"));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

// A file that is on its way when the server stops is cut off, and tells so in one of several words.
test.use({ expectedErrors: [/ERR_(CONNECTION_\w+|EMPTY_RESPONSE)|status of 50[234]|WebSocket connection to/] });

/** A refused client reconnects after 15 s. */
const backAgainMs = 16_000;

test("API-8 an order's page gets the kitchen's events again after the server restarts, without a reload", {
  tag: "@desktop",
}, async ({ shopper, page, request, shop }) => {
  test.slow();
  const { order } = shopper;
  await page.clock.install();
  const id = await orders(shopper, "89125550301");
  const kitchen = kitchenOf(request, await shop.keys("restart"));
  await order.isLive();
  await order.staysLoaded(async () => {
    await shop.stop();
    const again = await start(new URL(shop.url).port);
    await kitchen.move(id, "cooking");
    await page.clock.fastForward(backAgainMs);
    await order.shows("cooking");
    await order.isLive();
    await kitchen.move(id, "ready");
    await order.shows("ready");
    await again.stop();
  });
});
