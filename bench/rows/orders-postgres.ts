import { availableParallelism } from "node:os";
import { median } from "../arithmetic.ts";
import type { Family } from "../family.ts";
import { type CallMaker, callInTurn } from "../load/callers.ts";
import { ordersOf, type Round, roundOf } from "../load/order-load.ts";
import { startDatabases } from "../programs/databases.ts";
import { type ShopProgram, startOn, startShop } from "../programs/shop-program.ts";
import { atLeast, type Row, reading } from "../row.ts";
import { accountPhones, menuShop } from "../shops/menu-shop.ts";
import { writeShop } from "../shops/shop-files.ts";

const rounds = 5;
const roundSeconds = 3;
/** Until the JIT compilers of both processes have settled: each of two gets half the orders. */
const warmUpSeconds = 4;

/** Share of a process's own throughput that each of several must bring, where cores allow. */
const perProcess = 0.8;

/** Cores for the two processes: PostgreSQL and the shoppers need two of their own. */
function freeCores(): number {
  return Math.min(2, Math.max(1, availableParallelism() - 2));
}

/** The orders of the family `orders` in alternating rounds: SQLite, PostgreSQL, PostgreSQL with two processes. */
export const ordersPostgres: Family = {
  name: "orders-postgres",
  title: `The same orders on PostgreSQL, ${accountPhones.length} shoppers at once, against SQLite`,
  async measure(bench) {
    const files = menuShop(bench.demo, { shown: 200, others: 0, coupons: 10 });
    const databases = await startDatabases(bench.workspace);
    const shops: ShopProgram[] = [];
    try {
      const sqlite = await startShop(files, bench.workspace);
      shops.push(sqlite);
      const variables = { DATABASE_URL: await databases.create() };
      const first = await startShop(files, bench.workspace, variables);
      shops.push(first);
      const second = await startOn(first.dataDir, await writeShop(files, bench.workspace), variables);
      shops.push(second);
      const place = await ordersOf(first);
      return await compare(
        { programs: [sqlite], place: await ordersOf(sqlite) },
        { programs: [first], place },
        { programs: [first, second], place: sharedWith(second, place) },
      );
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()));
      await databases.stop();
    }
  },
};

/** Every second shopper orders at the second process. */
function sharedWith(second: ShopProgram, place: CallMaker): CallMaker {
  return (caller, call) => {
    const [url, request] = place(caller, call);
    return [caller % 2 === 0 ? url : second.url + new URL(url).pathname, request];
  };
}

interface Side {
  readonly programs: readonly ShopProgram[];
  readonly place: CallMaker;
}

async function compare(sqlite: Side, one: Side, two: Side): Promise<readonly Row[]> {
  const sides = [sqlite, one, two].map((side) => {
    const measured: Round[] = [];
    return { ...side, measured };
  });
  for (const { place } of sides) await callInTurn(accountPhones.length, warmUpSeconds, place);
  for (let count = 0; count < rounds; count += 1) {
    for (const { programs, place, measured } of sides) measured.push(await roundOf(programs, roundSeconds, place));
  }
  const best = sides.map(({ measured }) => Math.max(...measured.map(({ perSecond }) => perSecond)));
  const [fastSqlite = Number.NaN, fastOne = Number.NaN, fastTwo = Number.NaN] = best;
  const cpus = sides.map(({ measured }) => median(measured.map(({ cpu }) => cpu)));
  return [
    reading("orders/s on SQLite", fastSqlite, "/s"),
    reading("orders/s on PostgreSQL, one process", fastOne, "/s"),
    reading("orders/s on PostgreSQL, two processes", fastTwo, "/s"),
    atLeast("PostgreSQL with one process against SQLite", fastOne / fastSqlite, "times", 0.6),
    atLeast("two processes against one", fastTwo / fastOne, "times", perProcess * freeCores()),
    ...["SQLite", "PostgreSQL, one process", "PostgreSQL, two processes"].map((name, index) =>
      reading(`CPU of an order on ${name}, without the database server's`, cpus[index] ?? Number.NaN, "CPU-ms"),
    ),
  ];
}
