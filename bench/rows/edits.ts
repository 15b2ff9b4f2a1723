import type { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { PATHS } from "@skatert/contract";
import { cpuEach, median, quantile } from "../arithmetic.ts";
import type { Family } from "../family.ts";
import { agentOfGuests, guestsDuring, guestsRow } from "../load/guests.ts";
import { dishSaves, managerOf } from "../office/dish-saves.ts";
import { addDish, type DraftBlocks, publishAndUndo } from "../office/publish-draft.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { type OpenPage, openPage } from "../programs/open-page.ts";
import { type Block, cpuDuring } from "../programs/probed-program.ts";
import { type ShopProgram, withShop } from "../programs/shop-program.ts";
import { atMost, type Row, reading } from "../row.ts";
import { integrationOf } from "../shops/integration.ts";
import { menuShop, shownDishes, shownPath } from "../shops/menu-shop.ts";

const sizes = [1_000, 5_000];
const shown = 200;
/** Edits in sequence, for the median cost of one. */
const edits = 12;
/** Saves in the office, enough for a 99th percentile, within seconds. */
const saves = 300;
const mostSaveMs = 50;
const mostBlockMs = 50;
const rounds = 3;
const roundSeconds = 12;
/** Ten edits a minute. */
const editEveryMs = 6_000;
const announcedWithinMs = 10_000;
const compressed = { "accept-encoding": "gzip, deflate, br" };

/** An integration changes the price of one dish after another while guests read the menu and price their carts. */
export const edit: Family = {
  name: "edits",
  title: `One edit of a dish in menus of ${sizes.map(String).join(" and ")} dishes, the page after it, and what guests notice`,
  async measure(bench) {
    const rows: Row[] = [];
    for (const size of sizes) {
      const files = menuShop(bench.demo, { shown, others: size - shown, coupons: 20 });
      rows.push(...(await withShop(files, bench.workspace, (shop) => measureShop(shop, size, bench.pace))));
    }
    return rows;
  },
};

async function measureShop(shop: ShopProgram, size: number, pace: number): Promise<readonly Row[]> {
  const agent = agentOfGuests();
  const page = await openPage(shop.url);
  try {
    const editor = editorOf(shop, agent, await integrationOf(shop.dataDir));
    // The first requests load code and render all cards. That cost belongs to the start, not to an edit.
    await editor();
    await guestsDuring(shop, agent, pause(3_000));
    const { cpuMs, result: single } = await cpuDuring(shop, () => singleEdits(shop, editor, page));
    const cookie = await managerOf(shop.dataDir);
    const saveMs = await dishSaves(shop, cookie, shownDishes(shown), saves);
    const many = await publishAndUndo(shop, cookie);
    const one = await oneDish(shop, cookie);
    const waits = await compare(shop, agent, editor);
    const name = (text: string) => `${text}, ${size} dishes`;
    return [
      atMost(
        name("longest block of the event loop by an edit and the page after it"),
        single.block.cpuMs,
        "CPU-ms",
        50,
      ),
      reading(name("the same by the clock"), single.block.wallMs, "ms"),
      reading(name("CPU of an edit and the page after it"), cpuEach(cpuMs, edits), "CPU-ms"),
      reading(name("an edit until its answer"), median(single.editMs), "ms"),
      reading(name("the page after it"), median(single.pageMs), "ms"),
      atMost(name("from an edit's answer to its announcement on an open page"), median(single.eventMs), "ms", 100),
      size === sizes[0]
        ? atMost(name("save of a dish in the office, p99"), quantile(saveMs, 0.99), "ms", mostSaveMs)
        : reading(name("save of a dish in the office, p99"), quantile(saveMs, 0.99), "ms"),
      ...blocksOf(name(`${shown} saved dishes`), many),
      ...blocksOf(name("a new dish"), one),
      guestsRow(name("guests' p99 with ten edits a minute, against none"), waits.editedMs, waits.quietMs, pace),
      reading(name("guests' p99 without edits"), waits.quietMs, "ms"),
      reading(name("guests' p99 with ten edits a minute"), waits.editedMs, "ms"),
      atMost(name("longest block of the event loop meanwhile"), waits.block.cpuMs, "CPU-ms", 50),
      reading(name("the same by the clock, meanwhile"), waits.block.wallMs, "ms"),
    ];
  } finally {
    page.close();
    agent.destroy();
  }
}

/** The longest of a few rounds after the first, which compiles the code. */
async function oneDish(shop: ShopProgram, cookie: string): Promise<DraftBlocks> {
  const blocks: DraftBlocks[] = [];
  for (let count = 0; count <= rounds; count += 1) {
    await addDish(shop, cookie, 2);
    blocks.push(await publishAndUndo(shop, cookie));
  }
  const longest = (step: keyof DraftBlocks) => Math.max(...blocks.slice(1).map((each) => each[step]));
  return { judging: longest("judging"), publishing: longest("publishing"), undoing: longest("undoing") };
}

function blocksOf(what: string, { judging, publishing, undoing }: DraftBlocks): readonly Row[] {
  const row = (step: string, block: number) =>
    atMost(`longest block of the event loop by ${step} ${what}`, block, "CPU-ms", mostBlockMs);
  return [row("judging the draft of", judging), row("publishing", publishing), row("undoing", undoing)];
}

/** Sets the price of the next dish each time it is called. */
function editorOf(shop: ShopProgram, agent: Agent, authorization: string): () => Promise<void> {
  let count = 0;
  return async () => {
    count += 1;
    const body = JSON.stringify({ regular_price: `${300 + count}.00` });
    const headers = { authorization, "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const id = shownDishes(shown)[(count * 7) % shown];
    await expectSuccess(`${shop.url}${PATHS.shopProducts}/${id}`, { method: "PUT", headers, body, agent });
  };
}

interface SingleEdits {
  readonly block: Block;
  readonly editMs: readonly number[];
  readonly pageMs: readonly number[];
  /** Negative if the announcement comes before the answer. */
  readonly eventMs: readonly number[];
}

async function singleEdits(shop: ShopProgram, editor: () => Promise<void>, page: OpenPage): Promise<SingleEdits> {
  const [editMs, pageMs, eventMs]: number[][] = [[], [], []];
  await shop.longestBlock();
  for (let count = 0; count < edits; count += 1) {
    const announced = page.nextChange(announcedWithinMs);
    const begun = performance.now();
    await editor();
    const answered = performance.now();
    await expectSuccess(shop.url + shownPath, { headers: compressed });
    pageMs?.push(performance.now() - answered);
    editMs?.push(answered - begun);
    eventMs?.push((await announced) - answered);
  }
  return { block: await shop.longestBlock(), editMs: editMs ?? [], pageMs: pageMs ?? [], eventMs: eventMs ?? [] };
}

interface Waits {
  readonly quietMs: number;
  readonly editedMs: number;
  /** The longest of all rounds. */
  readonly block: Block;
}

/** Guests' p99 in the best of alternating rounds: without edits, and with ten a minute. */
async function compare(shop: ShopProgram, agent: Agent, editor: () => Promise<void>): Promise<Waits> {
  const quiet: number[] = [];
  const edited: number[] = [];
  const blocks: Block[] = [];
  for (let count = 0; count < rounds; count += 1) {
    quiet.push(quantile(await guestsDuring(shop, agent, pause(roundSeconds * 1_000)), 0.99));
    await shop.longestBlock();
    edited.push(quantile(await guestsDuring(shop, agent, editRegularly(editor)), 0.99));
    blocks.push(await shop.longestBlock());
  }
  const block = {
    wallMs: Math.max(...blocks.map(({ wallMs }) => wallMs)),
    cpuMs: Math.max(...blocks.map(({ cpuMs }) => cpuMs)),
  };
  return { quietMs: Math.min(...quiet), editedMs: Math.min(...edited), block };
}

async function editRegularly(editor: () => Promise<void>): Promise<void> {
  for (let at = editEveryMs / 2; at < roundSeconds * 1000; at += editEveryMs) {
    await pause(editEveryMs / 2);
    await editor();
    await pause(editEveryMs / 2);
  }
}
