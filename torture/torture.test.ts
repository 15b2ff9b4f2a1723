import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { migrate } from "../apps/server/src/database/migrating/migrate.ts";
import { importShop } from "../apps/server/src/shop/import-shop.ts";
import { writeShop } from "../apps/server/src/testing/shops/small-shop.ts";
import { folderOfUploads } from "../apps/server/src/testing/stores/uploads.ts";
import { boards } from "./board/board.ts";
import { startEngines } from "./engines.ts";
import { killed } from "./faults/kill.ts";
import { compare } from "./orders/compare.ts";
import type { Sent } from "./orders/journal.ts";
import { suppliedShop, suppliesFor } from "./orders/shop-files.ts";
import { plainWish } from "./orders/wish.ts";
import { raced } from "./races/races.ts";
import { randomFrom } from "./random.ts";

const seed = 7;

it("API-7 matches every order with the outside journal across power cuts, with stock, coupon and points", async () => {
  const workspace = await mkdtemp(join(tmpdir(), "skatert-torture-"));
  const { engines, stop } = await startEngines(["sqlite"], workspace);
  try {
    const [sqlite] = engines;
    if (sqlite === undefined) throw new Error("no engine");
    const row = await killed({ workspace, engines, orders: 60, kills: 2, random: randomFrom(seed) }, sqlite);
    expect(row).toMatchObject({ lost: 0, doubled: 0, changed: 0, unexplained: 0, wrong: [] });
    expect(row.sent).toBeGreaterThanOrEqual(60);
  } finally {
    await stop();
    await rm(workspace, { recursive: true, force: true });
  }
});

it("BOARD-2 every order rings, at most once on each tablet, through power cuts, frozen pages and lost lines", async () => {
  const workspace = await mkdtemp(join(tmpdir(), "skatert-torture-"));
  const { engines, stop } = await startEngines(["sqlite"], workspace);
  try {
    const [sqlite] = engines;
    if (sqlite === undefined) throw new Error("no engine");
    const row = await boards({ workspace, engines, orders: 24, kills: 1, random: randomFrom(seed) }, sqlite);
    expect(row).toMatchObject({ lost: 0, doubled: 0, changed: 0, unexplained: 0, wrong: [] });
    expect(row.sent).toBeGreaterThanOrEqual(24);
  } finally {
    await stop();
    await rm(workspace, { recursive: true, force: true });
  }
});

it("BOARD-6 an order with four callers at once ends in one way; answers, money, stock and slots agree with it", async () => {
  const workspace = await mkdtemp(join(tmpdir(), "skatert-torture-"));
  const { engines, stop } = await startEngines(["sqlite"], workspace);
  try {
    const [sqlite] = engines;
    if (sqlite === undefined) throw new Error("no engine");
    const row = await raced({ workspace, engines, orders: 20, kills: 0, random: randomFrom(seed) }, sqlite);
    expect(row).toMatchObject({ sent: 20, lost: 0, doubled: 0, changed: 0, unexplained: 0, wrong: [] });
  } finally {
    await stop();
    await rm(workspace, { recursive: true, force: true });
  }
});

it("finds lost, changed and unexplained orders in a manipulated store", async () => {
  const workspace = await mkdtemp(join(tmpdir(), "skatert-torture-"));
  const { engines, stop } = await startEngines(["sqlite"], workspace);
  const supplies = suppliesFor(10);
  const folder = await writeShop(suppliedShop(supplies));
  const store = (await engines[0]?.place())?.open();
  if (store === undefined) throw new Error("no engine");
  try {
    await migrate(store, 0);
    await importShop({ store, folder: folder.path, uploads: folderOfUploads(workspace), now: 0 });
    const key = randomUUID();
    const answer = { status: 201, body: { id: 1, total: 100 }, at: 0 };
    const lost: Sent = { key, wish: plainWish("+79160000001"), answers: [answer] };
    expect(await compare(store, { sent: [], supplies })).toMatchObject({ unexplained: 0, wrong: [] });
    expect(await compare(store, { sent: [lost], supplies })).toMatchObject({ lost: 1, changed: 0, unexplained: 0 });
    expect(await compare(store, { sent: [lost], supplies, until: -1 })).toMatchObject({ lost: 0 });
    await store.db.updateTable("stock").set({ quantity: 5 }).where("product_id", "=", 301).execute();
    const stolen = await compare(store, { sent: [], supplies });
    expect(stolen.unexplained).toBe(supplies.teas - 5);
    expect(stolen.wrong).toEqual([`unexplained: stock of 301: 5, must be ${supplies.teas}`]);
  } finally {
    await store.close();
    await folder.remove();
    await stop();
    await rm(workspace, { recursive: true, force: true });
  }
});
