import { ignoreDropped, readIsoDay } from "@skatert/contract";
import { dayKey, dayNumber, dayOfNumber, localDayNumber } from "@skatert/domain";
import { EnvError } from "../config/env.ts";
import type { Store } from "../database/store.ts";
import { alignedRows, orderColumns, ordersOfDay } from "../modules/orders/lists/orders-of-day.ts";
import { systemClock } from "../ports/clock.ts";
import { findRevision } from "../shop/revisions/repository.ts";
import { createShopData, ShopUnavailable } from "../shop/shop-data.ts";
import { CommandFault, withStore } from "./command-store.ts";

const usage = `Lists the orders of a day, newest first: number, time, kind, sum, payment, status, last digits of the phone.

  npm run -s orders                 today, on the shop's clock
  npm run -s orders -- 2026-03-04   another day`;

/** Exit codes: 0 done, 1 the store has no shop, 2 wrong arguments. */
async function main(args: readonly string[]): Promise<number> {
  const [day, ...rest] = args;
  const asked = day === undefined ? null : readIsoDay(day);
  if ((day !== undefined && asked === null) || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  return withStore({ mayBeNew: false, migrated: true }, async (store) => {
    await list(store, asked === null ? null : dayNumber(asked), systemClock.now());
    return 0;
  });
}

async function list(store: Store, asked: number | null, now: number): Promise<void> {
  if ((await findRevision(store.db)) === null)
    throw new ShopUnavailable("The store has no shop: npm run shop -- import <folder>");
  const shop = createShopData({ db: store.db, onFailure: () => undefined, onDropped: ignoreDropped });
  const { timeZone, currency } = (await shop.current()).settings();
  const day = asked ?? localDayNumber(now, timeZone);
  const { orders, total } = await ordersOfDay(store.db, day, timeZone);
  if (orders.length > 0) console.log(alignedRows(orders.map((order) => orderColumns(order, timeZone, currency))));
  const shown = orders.length < total ? `, the newest ${orders.length} listed` : "";
  console.error(`${dayKey(dayOfNumber(day))} (${timeZone}): ${total} ${total === 1 ? "order" : "orders"}${shown}`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof EnvError || error instanceof CommandFault || error instanceof ShopUnavailable;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
