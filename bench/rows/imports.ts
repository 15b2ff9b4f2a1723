import { setTimeout as wait } from "node:timers/promises";
import { ImportSchema, ImportStartedSchema, type ImportState, OFFICE_PATHS } from "@skatert/contract";
import type { Family } from "../family.ts";
import { openTablets, post } from "../office/tablets.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { menuShop } from "../shops/menu-shop.ts";

const dishes = 5_000;
const pollMs = 50;
const longestWaitMs = 120_000;
const judgeLimit = 3;
const applyLimit = 10;

/** What a table of thousands of dishes costs from the upload to the undo. */
export const imports: Family = {
  name: "imports",
  title: `A price list of ${dishes} dishes: judged, applied, exported, undone, SQLite`,
  measure: (bench) => withShop(menuShop(bench.demo, { shown: 50, others: 50, coupons: 1 }), bench.workspace, measure),
};

async function measure(shop: ShopProgram): Promise<readonly Row[]> {
  const [cookie = ""] = await openTablets(shop, null, 1);
  const before = await exportOf(shop, cookie);
  await shop.longestBlock();
  const judged = await timed(shop, async () => {
    const id = await upload(shop, cookie, priceList());
    await inState(shop, cookie, id, "ready");
    return id;
  });
  const path = `${shop.url}${OFFICE_PATHS.imports}/${judged.result}`;
  const applied = await timed(shop, async () => {
    await post(`${path}/apply`, {}, cookie);
    await inState(shop, cookie, judged.result, "applied");
  });
  const exported = await timed(shop, () => exportOf(shop, cookie));
  const undone = await timed(shop, () => post(`${path}/undo`, {}, cookie));
  const after = await exportOf(shop, cookie);
  const { cpuMs: blockMs } = await shop.longestBlock();
  return [
    atMost(`judging ${dishes} rows, upload and waiting for the job included`, judged.seconds, "s", judgeLimit),
    atMost("applying them as one change", applied.seconds, "s", applyLimit),
    atMost("bytes of the export that differ after the undo", differing(before, after), "", 0),
    reading("undoing them", undone.seconds, "s"),
    reading("export of the menu as csv", exported.seconds, "s"),
    reading("CPU of the server for judging; the child that reads the file is not counted", judged.cpuMs, "CPU-ms"),
    reading("CPU for applying", applied.cpuMs, "CPU-ms"),
    reading("CPU for undoing", undone.cpuMs, "CPU-ms"),
    reading("longest block of the event loop meanwhile", blockMs, "CPU-ms"),
  ];
}

async function timed<Result>(shop: ShopProgram, work: () => Promise<Result>) {
  const [begun, before] = [performance.now(), await shop.usage()];
  const result = await work();
  const seconds = (performance.now() - begun) / 1_000;
  return { result, seconds, cpuMs: (await shop.usage()).cpuMs - before.cpuMs };
}

function priceList(): string {
  const rows = Array.from({ length: dishes }, (_, index) => {
    const description = `Описание блюда ${index}, довольно длинное, с запятыми`;
    return `Импортное блюдо ${index};${100 + (index % 900)},50;${200 + (index % 300)} г;Раздел ${index % 40};${description}`;
  });
  return `Название;Цена, руб;Вес;Раздел;Описание\n${rows.join("\n")}\n`;
}

async function upload({ url }: ShopProgram, cookie: string, text: string): Promise<number> {
  const body = new FormData();
  body.set("file", new File([text], "menu.csv"));
  const answer = await fetch(url + OFFICE_PATHS.imports, { method: "POST", headers: { cookie }, body });
  if (answer.status !== 202) throw new Error(`the upload was answered ${answer.status}: ${await answer.text()}`);
  return ImportStartedSchema.parse(await answer.json()).id;
}

/** Waits for a state. Throws for a problem, or if it takes too long. */
async function inState({ url }: ShopProgram, cookie: string, id: number, wanted: ImportState): Promise<void> {
  const end = performance.now() + longestWaitMs;
  while (performance.now() < end) {
    const { body } = await expectSuccess(`${url}${OFFICE_PATHS.imports}/${id}?limit=1`, { headers: { cookie } });
    const { state, problem } = ImportSchema.parse(JSON.parse(body.toString()));
    if (state === wanted) return;
    if (problem !== null) throw new Error(`the import has a problem: ${JSON.stringify(problem)}`);
    await wait(pollMs);
  }
  throw new Error(`the import was not ${wanted} in time`);
}

async function exportOf({ url }: ShopProgram, cookie: string): Promise<Buffer> {
  return (await expectSuccess(`${url}${OFFICE_PATHS.exports}/menu.csv`, { headers: { cookie } })).body;
}

function differing(before: Buffer, after: Buffer): number {
  const length = Math.max(before.length, after.length);
  let count = 0;
  for (let index = 0; index < length; index += 1) if (before[index] !== after[index]) count += 1;
  return count;
}
