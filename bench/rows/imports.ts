import type { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ImportSchema, ImportStartedSchema, type ImportState, OFFICE_PATHS } from "@skatert/contract";
import { quantile } from "../arithmetic.ts";
import type { Family } from "../family.ts";
import { agentOfGuests, guestsDuring, guestsRow } from "../load/guests.ts";
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
const blockLimit = 50;
const rounds = 3;
const quietMs = 6_000;

/** The cost of importing thousands of dishes, from the upload to the undo, and its effect on guests. */
export const imports: Family = {
  name: "imports",
  title: `A price list of ${dishes} dishes: judged, applied, exported, undone, SQLite`,
  measure: (bench) =>
    withShop(menuShop(bench.demo, { shown: 50, others: 50, coupons: 1 }), bench.workspace, (shop) =>
      measure(shop, bench.pace),
    ),
};

async function measure(shop: ShopProgram, pace: number): Promise<readonly Row[]> {
  const [cookie = ""] = await openTablets(shop, null, 1);
  const agent = agentOfGuests();
  try {
    // The first requests load code. That cost belongs to the start.
    await guestsDuring(shop, agent, wait(3_000));
    return [...(await oneImport(shop, cookie)), ...(await whatGuestsNotice(shop, cookie, agent, pace))];
  } finally {
    agent.destroy();
  }
}

/** One import from the upload to the undo, without other load. */
async function oneImport(shop: ShopProgram, cookie: string): Promise<readonly Row[]> {
  const before = await exportOf(shop, cookie, "menu.csv");
  await shop.longestBlock();
  const judged = await timed(shop, () => judge(shop, cookie));
  const path = `${shop.url}${OFFICE_PATHS.imports}/${judged.result}`;
  const applied = await timed(shop, () => apply(shop, cookie, judged.result));
  const csv = await timed(shop, () => exportOf(shop, cookie, "menu.csv"));
  const xlsx = await timed(shop, () => exportOf(shop, cookie, "menu.xlsx"));
  const zip = await timed(shop, () => exportOf(shop, cookie, "shop.zip"));
  const undone = await timed(shop, () => post(`${path}/undo`, {}, cookie));
  const after = await exportOf(shop, cookie, "menu.csv");
  const block = (text: string, { blockMs }: Timed<unknown>) =>
    atMost(`longest block of the event loop by ${text}`, blockMs, "CPU-ms", blockLimit);
  return [
    atMost(`judging ${dishes} rows, upload and waiting for the job included`, judged.seconds, "s", judgeLimit),
    atMost("applying them as one change", applied.seconds, "s", applyLimit),
    atMost("bytes of the export that differ after the undo", differing(before, after), "", 0),
    reading("undoing them", undone.seconds, "s"),
    reading("export of the menu as csv", csv.seconds, "s"),
    reading("export of the menu as xlsx", xlsx.seconds, "s"),
    reading("export of the shop as zip", zip.seconds, "s"),
    block("the upload and judging", judged),
    block("applying", applied),
    block("exporting csv", csv),
    block("exporting xlsx", xlsx),
    block("exporting zip", zip),
    block("undoing", undone),
    reading("CPU of the server for judging, without its children", judged.cpuMs, "CPU-ms"),
    reading("CPU for applying, without the child", applied.cpuMs, "CPU-ms"),
    reading("CPU for undoing, without the child", undone.cpuMs, "CPU-ms"),
  ];
}

/** Guests' p99 while an import is judged and applied, against none, in the best of alternating rounds. */
async function whatGuestsNotice(
  shop: ShopProgram,
  cookie: string,
  agent: Agent,
  pace: number,
): Promise<readonly Row[]> {
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    quiet.push(quantile(await guestsDuring(shop, agent, wait(quietMs)), 0.99));
    let id = 0;
    const work = async () => {
      id = await judge(shop, cookie);
      await apply(shop, cookie, id);
    };
    busy.push(quantile(await guestsDuring(shop, agent, work()), 0.99));
    await post(`${shop.url}${OFFICE_PATHS.imports}/${id}/undo`, {}, cookie);
  }
  const [quietP99, busyP99] = [Math.min(...quiet), Math.min(...busy)];
  return [
    guestsRow("guests' p99 while it is judged and applied, against none", busyP99, quietP99, pace),
    reading("guests' p99 without an import", quietP99, "ms"),
    reading("guests' p99 while it is judged and applied", busyP99, "ms"),
  ];
}

/** Uploads the price list and waits for its plan. Returns the import's id. */
async function judge(shop: ShopProgram, cookie: string): Promise<number> {
  const id = await upload(shop, cookie, priceList());
  await inState(shop, cookie, id, "ready");
  return id;
}

async function apply(shop: ShopProgram, cookie: string, id: number): Promise<void> {
  await post(`${shop.url}${OFFICE_PATHS.imports}/${id}/apply`, {}, cookie);
  await inState(shop, cookie, id, "applied");
}

interface Timed<Result> {
  readonly result: Result;
  readonly seconds: number;
  readonly cpuMs: number;
  /** The longest block of the event loop, CPU-ms. */
  readonly blockMs: number;
}

async function timed<Result>(shop: ShopProgram, work: () => Promise<Result>): Promise<Timed<Result>> {
  await shop.longestBlock();
  const [begun, before] = [performance.now(), await shop.usage()];
  const result = await work();
  const seconds = (performance.now() - begun) / 1_000;
  const cpuMs = (await shop.usage()).cpuMs - before.cpuMs;
  return { result, seconds, cpuMs, blockMs: (await shop.longestBlock()).cpuMs };
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

async function exportOf({ url }: ShopProgram, cookie: string, file: string): Promise<Buffer> {
  return (await expectSuccess(`${url}${OFFICE_PATHS.exports}/${file}`, { headers: { cookie } })).body;
}

function differing(before: Buffer, after: Buffer): number {
  const length = Math.max(before.length, after.length);
  let count = 0;
  for (let index = 0; index < length; index += 1) if (before[index] !== after[index]) count += 1;
  return count;
}
