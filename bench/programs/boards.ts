import { setTimeout as pause } from "node:timers/promises";
import type { Board } from "../../apps/office/src/model/board/create-board.ts";
import { POLL_MS } from "../../apps/office/src/model/board/feed/wake-ups.ts";
import { listenToBranch } from "../office/branch-socket.ts";
import { openNodeTablet } from "../office/node-tablet.ts";
import { warehouseId } from "../shops/menu-shop.ts";

// Open boards without their pages, in a separate process: the office's code with the branch's channel. The boards ring
// and acknowledge, and one of them confirms.
interface Setting {
  readonly url: string;
  readonly cookies: readonly string[];
  /** Milliseconds from a ring to its confirmation. */
  readonly confirmAfterMs: number;
}

const { url, cookies, confirmAfterMs }: Setting = JSON.parse(process.env["BENCH_BOARDS"] ?? "");

function openBoard(cookie: string): Board {
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("cookie", cookie);
    return fetch(url + path, { ...init, headers });
  };
  return openNodeTablet({ branchId: warehouseId, fetch: send, kept: new Map() });
}

function confirmAll(board: Board): void {
  board.onRing(async (rings) => {
    await pause(confirmAfterMs);
    for (const ring of rings) {
      if (ring.kind === "request") continue;
      const order = board.view().orders.get(ring.orderId)?.order;
      if (order?.asks === "confirm") board.act(order, { kind: "confirm", promisedAt: order.proposedAt });
    }
  });
}

for (const [index, cookie] of cookies.entries()) {
  const board = openBoard(cookie);
  if (index === 0) confirmAll(board);
  await listenToBranch(url, cookie, (last) => void board.hear(last));
  await board.catchUp();
  setInterval(() => void board.catchUp(), POLL_MS);
}
process.stdout.write(`${url}\n`);
