import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startShop } from "../../e2e/fixtures/server.ts";
import { WEDNESDAY_EVENING } from "../../e2e/known/times.ts";
import { BROWSER_FLAGS } from "../setup/browser-flags.mjs";
import { requireChromium, requireWordpress } from "../setup/system.mjs";
import { startDatabase } from "./database.ts";
import { exportedDemo } from "./exported-demo.ts";
import { unrefused } from "./refusals.ts";
import { type Site, startSite } from "./site.ts";
import { walkShop } from "./walk.ts";

// A temporary WordPress with the exported demo, the storefront in front of it, and a guest in a browser.
const executablePath = await requireChromium();
const packaged = await requireWordpress();
const workspace = mkdtempSync(join(tmpdir(), "skatert-wordpress-"));
/** Undone in reverse order, whatever happens. */
const started: (() => unknown)[] = [() => rmSync(workspace, { recursive: true, force: true })];
try {
  const shopFolder = exportedDemo(workspace);
  const database = await startDatabase();
  started.push(database.stop);
  const site = await startSite(packaged, { database, workspace, shopFolder });
  started.push(site.stop);
  console.log(`WordPress answers at ${site.url}`);
  await walkBefore(site);
} finally {
  for (const undo of started.reverse()) await undo();
}

async function walkBefore(site: Site): Promise<void> {
  const environment = {
    BACKEND_URL: site.url,
    BACKEND_CONSUMER_KEY: site.key,
    BACKEND_CONSUMER_SECRET: site.secret,
  };
  const storefront = await startShop({ apart: false, testNow: WEDNESDAY_EVENING, environment });
  started.push(storefront.stop);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  started.push(() => browser.close());
  const refusals = await unrefused(site, workspace);
  const walked = await walkShop(browser, { url: storefront.url, workspace });
  const faults = [...refusals, ...walked, ...phpFaults(site)];
  if (faults.length === 0) return console.log("No faults");
  console.log(`${faults.map((fault) => `FAULT ${fault}`).join("\n")}\n${storefront.output().slice(-6_000)}`);
  process.exitCode = 1;
}

function phpFaults(site: Site): readonly string[] {
  return site
    .faults()
    .split("\n")
    .filter((line) => /mu-plugins|Fatal/.test(line))
    .map((line) => `PHP: ${line}`);
}
