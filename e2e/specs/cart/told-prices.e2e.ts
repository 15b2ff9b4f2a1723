import type { APIRequestContext, Page, WebSocketRoute } from "@playwright/test";
import type { ConsumerKeys } from "../../fixtures/server.ts";
import { expect, test } from "../../fixtures/walk.ts";
import { dishes } from "../../known/dishes.ts";
import { points } from "../../known/places.ts";
import { WEDNESDAY_EVENING } from "../../known/times.ts";
import type { Shopper } from "../../pages/shopper.ts";
import { roubles } from "../../pages/words.ts";

test.use({ testNow: WEDNESDAY_EVENING, expectedErrors: [/status of 503|ERR_SSL_PROTOCOL_ERROR/] });

const dish = dishes.cheeks;
const dearer = dish.price + 60;

async function setPrice(request: APIRequestContext, keys: ConsumerKeys, amount: number): Promise<void> {
  const answer = await request.put(`/wp-json/wc/v3/products/${dish.id}`, {
    params: { ...keys },
    data: { regular_price: String(amount) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Expects a notice with both totals, and closes it. */
async function isTold({ cart }: Shopper, before: number, after: number): Promise<void> {
  const change = `Было ${roubles(before, "ru")}, стало ${roubles(after, "ru")}`;
  const told = cart.box.getByRole("alert").filter({ hasText: change });
  await expect(told).toBeVisible();
  await told.getByRole("button", { name: "Понятно" }).click();
  await expect(told).toHaveCount(0);
}

/** Holds the requests to an address from `close` to `open`. */
async function gateAt(page: Page, address: string | RegExp) {
  let open = (): void => undefined;
  let isOpen = Promise.resolve();
  await page.route(address, async (route) => {
    await isOpen;
    await route.continue();
  });
  return {
    close() {
      isOpen = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
  };
}

/**
 * The page's sockets. They connect only while the line is up, because a refused client tries TLS, which the server
 * lacks.
 */
async function socketsOf(page: Page) {
  const waiting: WebSocketRoute[] = [];
  const open = new Set<WebSocketRoute>();
  let isUp = false;
  const connect = (socket: WebSocketRoute) => {
    socket.connectToServer();
    open.add(socket);
  };
  await page.routeWebSocket(/^ws:/, (socket) => (isUp ? connect(socket) : void waiting.push(socket)));
  return {
    up() {
      isUp = true;
      for (const socket of waiting.splice(0)) connect(socket);
    },
    async down() {
      isUp = false;
      for (const socket of open) await socket.close({ code: 1012 });
      open.clear();
    },
  };
}

test("CART-8 API-8 a changed price is shown with both totals, whether the page loads, connects or reconnects", {
  tag: "@phone",
}, async ({ shopper, page, request, operatorKeys }) => {
  const sockets = await socketsOf(page);
  const quotes = await gateAt(page, "**/checkout/quote");
  const price = (amount: number) => setPrice(request, operatorKeys, amount);
  await shopper.open("/menu/goryachee/myaso-i-ptica");
  await shopper.place.open();
  await shopper.place.collectAt(points.sobornaya.name.ru);

  await test.step("a price changed while the first quote loads is shown without a socket", async () => {
    quotes.close();
    const isAsked = page.waitForRequest(/checkout\/quote/);
    await shopper.menu.add(dish);
    await shopper.cart.open();
    await expect(shopper.cart.total).toHaveText(roubles(dish.price, "ru"));
    await isAsked;
    await price(dearer);
    quotes.open();
    await isTold(shopper, dish.price, dearer);
  });

  await test.step("a price changed before the socket connects is shown", async () => {
    await price(dish.price);
    sockets.up();
    await isTold(shopper, dearer, dish.price);
  });

  await test.step("a price changed while the socket is down is shown after it reconnects", async () => {
    await sockets.down();
    await price(dearer);
    sockets.up();
    await isTold(shopper, dish.price, dearer);
  });

  await test.step("a price changed while the guest adds a second portion is shown with the totals of two", async () => {
    quotes.close();
    const isAsked = page.waitForRequest(/checkout\/quote/);
    await shopper.cart.more(dish);
    await isAsked;
    await price(dish.price);
    quotes.open();
    await isTold(shopper, 2 * dearer, 2 * dish.price);
  });

  await test.step("a changed price is shown although the first requests fail, and the page keeps its dishes", async () => {
    let failures = 0;
    for (const address of [/stop_list/, /_payload\.json/]) {
      await page.route(
        address,
        async (route) => {
          failures += 1;
          await route.fulfill({ status: 503, body: "{}" });
        },
        { times: 2 },
      );
    }
    await price(dearer);
    await isTold(shopper, 2 * dish.price, 2 * dearer);
    // On a slow machine the new quote may tell the price before the failed requests are repeated.
    await expect.poll(() => failures).toBeGreaterThan(2);
    await expect(shopper.menu.card(dish)).toBeAttached();
  });
  await price(dish.price);
});
