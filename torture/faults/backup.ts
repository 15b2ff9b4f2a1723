import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Family, onEachEngine, type Torture, type TortureEngine } from "../family.ts";
import { notPlacedOf, sendTogether } from "../orders/many-orders.ts";
import { orderRow } from "../orders/order-row.ts";
import { compareAt, type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { type Shoppers, sendShoppers } from "../orders/shoppers.ts";
import { runCommand } from "../programs/command.ts";
import { startProgram } from "../programs/shop-program.ts";
import type { Row } from "../row.ts";

const rounds = 3;
const together = 10;
const lookMs = 5;

/** Backups while orders arrive, each restored into an empty store. */
export const backup: Family = {
  name: "backup",
  run: (torture) => onEachEngine(torture, (engine) => backedUp(torture, engine)),
};

interface Backup {
  readonly file: string;
  /** Start time, milliseconds since the epoch. */
  readonly begun: number;
}

function backedUp(torture: Torture, engine: TortureEngine): Promise<readonly Row[]> {
  const wanted = Math.ceil(torture.orders / 5);
  return withOrderingShop(engine, { orders: wanted * 2 }, async (shop) => {
    const url = await shop.program().url;
    const crowd = sendShoppers({
      url: async () => url,
      journal: shop.journal,
      random: torture.random,
      persistent: true,
      phones: shop.phones,
      cookies: shop.cookies,
      count: 4,
      orders: Number.POSITIVE_INFINITY,
    });
    const backups: Backup[] = [];
    try {
      for (let round = 0; round < rounds; round += 1)
        backups.push(await backupWhile(crowd, shop, torture, wanted / rounds));
    } finally {
      crowd.stop();
      await crowd.done;
    }
    const named = { fault: "backup under load", engine: engine.name };
    const live = orderRow(named, await shop.compare(), { wrong: [], note: `${rounds} backups, the shop itself` });
    const rows = [live];
    for (const each of backups) rows.push(await restored(shop, engine, each));
    return rows;
  });
}

async function backupWhile(
  crowd: Shoppers,
  shop: OrderingShop,
  { workspace }: Torture,
  orders: number,
): Promise<Backup> {
  const due = crowd.placed() + orders;
  while (crowd.placed() < due) await pause(lookMs);
  const begun = Date.now();
  const file = join(workspace, `backup-${begun}.jsonl.gz`);
  await runCommand("backup", [file], shop.place);
  return { file, begun };
}

/**
 * All answers before the start of the backup must be in the copy, all ledgers must add up, and the copy must accept
 * orders.
 */
async function restored(shop: OrderingShop, engine: TortureEngine, { file, begun }: Backup): Promise<Row> {
  const place = await engine.place();
  await runCommand("restore", [file], place);
  const comparison = await compareAt(place, { sent: shop.journal.read(), supplies: shop.supplies, until: begun });
  const copy = startProgram({ place, shopDir: shop.shopDir });
  try {
    // Not journalled: the copy is not checked again.
    const nowhere = { ...shop.journal, sent: () => undefined, answered: () => undefined };
    const wrong = notPlacedOf(await sendTogether(await copy.url, nowhere, together), "at the restored shop");
    const sent = comparison.placed;
    const row = orderRow({ fault: "restore of it", engine: engine.name }, comparison, {
      wrong,
      note: "into an empty store",
    });
    return { ...row, sent };
  } finally {
    await copy.stop();
  }
}
