import { mkdtemp } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { inProject } from "../../scripts/setup/places.mjs";
import { median } from "../arithmetic.ts";
import { type Audit, audit, type Category, categories } from "../browser/audit.ts";
import { newProfile, withProfile, withUnwatched } from "../browser/chromium.ts";
import { fillCart } from "../browser/filled-cart.ts";
import type { Bench, Family } from "../family.ts";
import { toldIfSlow } from "../pace.ts";
import { smallAnswer } from "../page/small-answer.ts";
import { expectSuccess } from "../programs/exchange.ts";
import { startOn } from "../programs/shop-program.ts";
import { atLeast, atMost, type Row, reading } from "../row.ts";
import { largestCategory } from "../shops/demo-category.ts";

const runs = 3;
/** The same low priority as Lighthouse itself. */
const givesWay = 15;
/** What the browser accepts from this machine. */
const browserEncodings = "gzip, deflate, br, zstd";
const leastScores: Readonly<Record<Category, number>> = {
  performance: 99,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

/**
 * At night the demo shows a popup that it is closed, and after noon it sells breakfasts for the next day. The date is
 * that of the browser's clock.
 */
const openHours = { NODE_ENV: "test", TEST_NOW: `${new Date().toISOString().slice(0, 10)}T08:30:00.000Z` };

interface AuditedPage {
  readonly name: string;
  readonly url: string;
  /** Number of dishes in the visitor's cart. */
  readonly cart?: number;
}

/** Lighthouse on the demo, pictures included: the median of its runs on every page. */
export const lighthouse: Family = {
  name: "lighthouse",
  title: `Lighthouse, its usual phone, median of ${runs} runs`,
  async measure(bench) {
    const { demo, workspace } = bench;
    const shop = await startOn(await mkdtemp(join(workspace, "data-")), inProject("demo"), openHours);
    try {
      // The phone does not render the page, so the server has a low priority.
      setPriority(shop.pid, givesWay);
      const { slug, products } = largestCategory(demo);
      const menu = `${shop.url}/menu/${slug}`;
      const sheet = `${menu}?product_id=${products[0]}`;
      const pages: readonly AuditedPage[] = [
        { name: "home", url: `${shop.url}/` },
        { name: "a menu page", url: menu },
        { name: "a product over its list", url: sheet },
        { name: "a product's own page", url: await ownPage(sheet) },
        { name: "checkout", url: `${shop.url}/order`, cart: 2 },
      ];
      const rows: Row[] = [];
      for (const page of pages) rows.push(...(await rowsOf(page, menu, bench)));
      return rows;
    } finally {
      await shop.stop();
    }
  },
};

/** The address of a dish's own page, from its sheet. */
async function ownPage(sheet: string): Promise<string> {
  const { body } = await expectSuccess(sheet);
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(body.toString("utf8")) ?? [];
  if (canonical === undefined) throw new Error(`${sheet} names no page of its own`);
  return new URL(new URL(canonical).pathname, sheet).href;
}

async function rowsOf(page: AuditedPage, menu: string, { workspace, pace }: Bench): Promise<readonly Row[]> {
  const { name, url } = page;
  await smallAnswer(url, browserEncodings);
  const audits = await auditsOf(page, menu, workspace);
  printFailing(name, audits);
  return [...targetsOf(name, audits, pace), ...readingsOf(name, audits)];
}

async function auditsOf({ url, cart = 0 }: AuditedPage, menu: string, workspace: string): Promise<readonly Audit[]> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Each run has its own profile, so none finds data of another.
    const profile = await newProfile(workspace);
    if (cart > 0) await withProfile(profile, (browser) => fillCart(browser, menu, cart));
    const reusesProfile = cart > 0;
    audits.push(await withUnwatched(profile, (debuggerPort) => audit({ debuggerPort, url, reusesProfile })));
  }
  return audits;
}

function middleOf(audits: readonly Audit[], value: (audit: Audit) => number): number {
  return median(audits.map(value));
}

/** The processor's part of it, which two cores share with the browser and Lighthouse, is judged on a quick machine only. */
function targetsOf(name: string, audits: readonly Audit[], pace: number): readonly Row[] {
  const middle = (value: (audit: Audit) => number) => middleOf(audits, value);
  const score = (category: Category) =>
    atLeast(
      `${category} of ${name}`,
      middle(({ scores }) => scores[category]),
      "",
      leastScores[category],
    );
  return [
    ...categories.map((category) => (category === "performance" ? toldIfSlow(score(category), pace) : score(category))),
    atMost(`LCP of ${name}`, middle(({ lcpMs }) => lcpMs) / 1000, "s", 1.5),
    toldIfSlow(
      atMost(
        `TBT of ${name}`,
        middle(({ tbtMs }) => tbtMs),
        "ms",
        50,
      ),
      pace,
    ),
    atMost(
      `CLS of ${name}`,
      middle(({ cls }) => cls),
      "",
      0.01,
    ),
  ];
}

function readingsOf(name: string, audits: readonly Audit[]): readonly Row[] {
  const middle = (value: (audit: Audit) => number) => middleOf(audits, value);
  return [
    reading(
      `TBT by the processor's time of ${name}`,
      middle(({ busyMs }) => busyMs),
      "ms",
    ),
    reading(
      `Lighthouse's index of the processor at ${name}`,
      middle(({ processorIndex }) => processorIndex),
      "",
    ),
  ];
}

function printFailing(name: string, audits: readonly Audit[]): void {
  const failing = [...new Set(audits.flatMap((each) => each.failing))];
  if (failing.length > 0) console.error(`lighthouse, ${name}: ${failing.join(", ")}`);
}
