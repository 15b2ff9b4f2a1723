import { BoardOrderSchema, BoardOrdersSchema, OFFICE_PATHS, officeOrderPath } from "@skatert/contract";
import { cpuEach, median } from "../arithmetic.ts";
import type { Family } from "../family.ts";
import { ordersOf } from "../load/order-load.ts";
import { placePaced } from "../load/paced-orders.ts";
import { openTablets, post } from "../office/tablets.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { cpuDuring, type ProbedProgram } from "../programs/probed-program.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { type Row, reading } from "../row.ts";
import { menuShop, warehouseId } from "../shops/menu-shop.ts";

const live = 200;
const rounds = 5;
const reads = 60;
/** Orders acknowledged and then confirmed per round: each call needs another order. */
const answers = 30;

/** The server's cost of the office's frequent calls. */
export const office: Family = {
  name: "office",
  title: `Calls of a board with ${live} live orders, SQLite`,
  measure: (bench) => withShop(menuShop(bench.demo, { shown: 200, others: 0, coupons: 10 }), bench.workspace, measure),
};

async function measure(shop: ShopProgram): Promise<readonly Row[]> {
  const [cookie = ""] = await openTablets(shop, null, 1);
  const placed = await placePaced(await ordersOf(shop), live, 0);
  const waiting = [...placed.keys()];
  const silent = [...waiting];
  const board = await read(shop, OFFICE_PATHS.orders, { view: "board" }, cookie);
  const { last } = BoardOrdersSchema.parse(JSON.parse(board.toString()));
  const get = (path: string, asked: Readonly<Record<string, string>>) => () => read(shop, path, asked, cookie);
  const calls: readonly (readonly [string, number, () => Promise<unknown>])[] = [
    ["the feed without news", reads, get(OFFICE_PATHS.feed, { after: String(last) })],
    ["the feed with five entries", reads, get(OFFICE_PATHS.feed, { after: String(last - 5) })],
    ["one order", reads, get(officeOrderPath(waiting[0] ?? 0), {})],
    [`orders?view=board with ${live} live orders`, reads / 4, get(OFFICE_PATHS.orders, { view: "board" })],
    ["acknowledging an order", answers, () => send(shop, nextOf(silent), "acknowledge", {}, cookie)],
    // Last, because it changes the board: each round confirms other orders.
    ["confirming an order", answers, () => confirmNext(shop, waiting, cookie)],
  ];
  const rows: Row[] = [];
  for (const [name, count, call] of calls) {
    await call();
    const samples: number[] = [];
    for (let round = 0; round < rounds; round += 1) samples.push(await cpuOf(shop, count, call));
    rows.push(reading(`CPU of ${name}`, median(samples), "CPU-ms"));
  }
  return rows;
}

async function cpuOf(program: ProbedProgram, count: number, call: () => Promise<unknown>): Promise<number> {
  const { cpuMs } = await cpuDuring(program, async () => {
    for (let index = 0; index < count; index += 1) await call();
  });
  return cpuEach(cpuMs, count);
}

async function confirmNext(shop: ShopProgram, waiting: number[], cookie: string): Promise<void> {
  const id = nextOf(waiting);
  // A new order has its first version.
  const answer = await send(shop, id, "confirm", { version: 1 }, cookie);
  const { asks } = BoardOrderSchema.parse(JSON.parse(answer.body.toString()));
  if (asks !== null) throw new Error(`order ${id} was not confirmed`);
}

function nextOf(orders: number[]): number {
  const id = orders.pop();
  if (id === undefined) throw new Error("no order is left");
  return id;
}

function send({ url }: ShopProgram, id: number, action: "acknowledge" | "confirm", body: object, cookie: string) {
  return post(url + officeOrderPath(id, action), body, cookie);
}

async function read(
  { url }: ShopProgram,
  path: string,
  asked: Readonly<Record<string, string>>,
  cookie: string,
): Promise<Buffer> {
  const query = new URLSearchParams({ branch_id: String(warehouseId), ...asked });
  return (await expectSuccess(`${url}${path}?${query}`, { headers: { cookie } })).body;
}
