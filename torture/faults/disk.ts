import { sqlitePlace } from "../engines.ts";
import type { Family, Torture } from "../family.ts";
import { notPlacedOf, outcomesOf, sendTogether, type Try, tryAgain, unclearOf } from "../orders/many-orders.ts";
import { orderRow } from "../orders/order-row.ts";
import { type OrderingShop, withOrderingShop } from "../orders/ordering-shop.ts";
import { noDifference, type Row } from "../row.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";

const megabytes = 16;
const together = 20;
const rounds = 3;

/** The store's disk fills up while orders arrive, and has room again later. */
export const disk: Family = {
  name: "disk",
  async run(torture) {
    if (!torture.engines.some(({ name }) => name === "sqlite")) return [];
    const small = await mountSmallDisk(torture.workspace, megabytes);
    if (small === null) return [untried];
    try {
      return [await filled(torture, small)];
    } finally {
      await small.remove();
    }
  },
};

const named = { fault: "full disk", engine: "sqlite" } as const;
const untried: Row = {
  ...named,
  ...noDifference,
  unit: "orders",
  sent: 0,
  wrong: [],
  note: "",
  untried: "this user may not mount a tmpfs",
};

function filled({ orders }: Torture, small: SmallDisk): Promise<Row> {
  const place = async () => sqlitePlace(small.folder);
  return withOrderingShop({ place }, { orders, signIn: false }, async (shop) => {
    const wrong: string[] = [];
    const refused: Try[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const tries = await whileFull(shop, small, wrong);
      refused.push(...tries.filter(({ outcome }) => outcome.kind === "again"));
    }
    const { code } = await shop.program().stop();
    if (code !== 0) wrong.push(`ended with ${String(code)}: ${shop.program().complaint()}`);
    if (refused.length === 0) wrong.push("the disk was never full");
    const note = `tmpfs of ${megabytes} MB, ${rounds} times full, ${outcomesOf(refused)}`;
    return orderRow(named, await shop.compare(), { wrong, note });
  });
}

/** Orders before, during and after; returns the tries at the full disk. */
async function whileFull(shop: OrderingShop, small: SmallDisk, wrong: string[]): Promise<readonly Try[]> {
  const url = await shop.program().url;
  wrong.push(...notPlacedOf(await sendTogether(url, shop.journal, together), "before the disk was full"));
  await small.fill();
  const tries: Try[] = [];
  // The write-ahead log may still have room, so the first orders may succeed.
  for (let round = 0; round < 20 && tries.filter(isRefused).length < together; round += 1) {
    tries.push(...(await sendTogether(url, shop.journal, together)));
  }
  wrong.push(...unclearOf(tries, "while the disk was full"));
  const settings = await fetch(`${url}/api/wp-json/v1/all_settings`);
  if (!settings.ok) wrong.push(`the settings answered ${settings.status} while the disk was full`);
  await settings.arrayBuffer();
  await small.free();
  const again = await Promise.all(tries.filter(isRefused).map((each) => tryAgain(url, shop.journal, each)));
  wrong.push(...notPlacedOf(again, "when the disk had room again"));
  return tries;
}

function isRefused({ outcome }: Try): boolean {
  return outcome.kind === "again";
}
