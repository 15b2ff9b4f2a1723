import type { Page } from "@playwright/test";
import { BoardOrderSchema, OFFICE_PATHS, officeOrderPath, type WireNewStop } from "@skatert/contract";
import { median } from "../arithmetic.ts";
import { choosePlace } from "../browser/chosen-place.ts";
import { withWindows } from "../browser/chromium.ts";
import type { Family } from "../family.ts";
import { ordersOf } from "../load/order-load.ts";
import { openTablets, post } from "../office/tablets.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { menuShop, shownDishes, shownPath, warehouseId } from "../shops/menu-shop.ts";

const orders = 5;
const stops = 10;
const limitMs = 1000;
/** A page without the change after this time counts as never updated. */
const patienceMs = 10_000;
const hourMs = 3_600_000;

/** Delay until a guest's open page shows an answer or a stop of the restaurant (BOARD-4, STOP-2). */
export const guestPage: Family = {
  name: "guest-page",
  title: "A guest's page follows the restaurant, from the answer to the office until the page has changed",
  measure: (bench) =>
    withShop(menuShop(bench.demo, { shown: 50, others: 0, coupons: 10 }), bench.workspace, async (shop) => {
      const [cookie = ""] = await openTablets(shop, null, 1);
      const answers = await answersSeen(shop, cookie);
      const stopped = await stopsSeen(shop, cookie);
      return [...rowsOf("an answer on the order's page", answers), ...rowsOf("a stop on the menu", stopped)];
    }),
};

function rowsOf(name: string, delaysMs: readonly number[]): readonly Row[] {
  return [
    atMost(`${name}, longest of ${delaysMs.length}`, Math.max(...delaysMs), "ms", limitMs),
    reading("median of it", median(delaysMs), "ms"),
  ];
}

/** Each order is refused, or confirmed and then delayed. The guest sees each answer on the open page. */
async function answersSeen(shop: ShopProgram, cookie: string): Promise<readonly number[]> {
  const place = await ordersOf(shop);
  return withWindows(async (browser) => {
    const page = await browser.newPage({ locale: "ru-RU" });
    const delaysMs: number[] = [];
    for (let call = 0; call < 2 * orders; call += 1) {
      const placed = await expectSuccess(...place(0, call));
      const { id, key }: { readonly id: number; readonly key: string } = JSON.parse(placed.body.toString());
      await page.goto(`${shop.url}/order/${id}?key=${key}`);
      await page.getByText("Страница обновляется сама").waitFor();
      const answered = async (words: string, action: "confirm" | "promise" | "refuse", body: object) => {
        const { answer, delayMs } = await seenAfter(page, words, 1, () =>
          post(shop.url + officeOrderPath(id, action), body, cookie),
        );
        delaysMs.push(delayMs);
        return BoardOrderSchema.parse(JSON.parse(answer.body.toString()));
      };
      if (call % 2 === 0) await answered("Заказ отменён", "refuse", { version: 1, reason: "sold-out" });
      else {
        const { version, promised_at } = await answered("Будет готов к", "confirm", { version: 1 });
        const later = new Date(Date.parse(promised_at ?? "") + hourMs).toISOString();
        await answered("Подождёте?", "promise", { version, promised_at: later });
      }
    }
    return delaysMs;
  });
}

/** Stops one dish after another. The card in the menu must show the return. */
async function stopsSeen(shop: ShopProgram, cookie: string): Promise<readonly number[]> {
  return withWindows(async (browser) => {
    const page = await browser.newPage({ locale: "ru-RU" });
    await choosePlace(page);
    await page.goto(shop.url + shownPath);
    const delaysMs: number[] = [];
    for (const [index, id] of shownDishes(stops + 1).entries()) {
      const until = new Date(Date.now() + hourMs).toISOString();
      const stop: WireNewStop = { branch_id: warehouseId, target: { kind: "product", id }, until };
      const send = () => post(shop.url + OFFICE_PATHS.stops, stop, cookie);
      const { delayMs } = await seenAfter(page, "Снова в продаже", index + 1, send);
      // The first stop does not count, because the page may not be connected yet.
      if (index > 0) delaysMs.push(delayMs);
    }
    return delaysMs;
  });
}

type Answer = Awaited<ReturnType<typeof post>>;

/** Milliseconds from the answer to the call until the page contains the words this many times; infinite if never. */
async function seenAfter(
  page: Page,
  words: string,
  times: number,
  send: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly delayMs: number }> {
  const watching = { words, times, patience: patienceMs };
  await page.evaluate(({ words: wanted, times: count, patience }) => {
    const hasCome = () => (document.body.textContent ?? "").split(wanted).length > count;
    Object.assign(window, {
      benchSeenAt: new Promise<number | null>((resolve) => {
        const observer = new MutationObserver(() => {
          if (hasCome()) resolve(Date.now());
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => resolve(null), patience);
      }),
    });
  }, watching);
  const answer = await send();
  const seenAt = await page.evaluate((): Promise<number | null> => Object(window).benchSeenAt);
  return { answer, delayMs: seenAt === null ? Number.POSITIVE_INFINITY : Math.max(0, seenAt - answer.at) };
}
