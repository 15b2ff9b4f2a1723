import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { NODE_FLAGS } from "../setup/entry.mjs";
import { inProject, ROOT } from "../setup/places.mjs";
import { prepare } from "../setup/prepare.mjs";
import { requireChromium } from "../setup/system.mjs";
import { writeWebp } from "./picture.ts";

/** Renders the pictures of docs/page-types.md, for the named page types or for all. */
const pageTypes = ["default", "cat1", "cat2", "cat12", "samokat", "lavka", "restoran", "lending"];
const views = [
  { name: "desktop", path: "/", width: 1280, height: 900 },
  { name: "phone", path: "/", width: 390, height: 844 },
  { name: "menu", path: "/menu/picca", width: 1280, height: 900 },
];
/** Lunch time in the demo's town, so that restaurants have the same state in each picture. */
const shopClock = "2026-11-20T12:30:00+03:00";
const ready = /http:\/\/127\.0\.0\.1:\d+/;

/** Serves the demo shop in a page type, on a free port. Rejects when it ends before it is ready. */
async function serve(node: string, dataDir: string, pageType: string): Promise<{ server: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    NODE_ENV: "test",
    TEST_NOW: shopClock,
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
  };
  const args = [...NODE_FLAGS, inProject("apps/server/src/main.ts"), `--page-type=${pageType}`];
  const server = spawn(node, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"] });
  for await (const piece of server.stdout) {
    const [url] = ready.exec(String(piece)) ?? [];
    if (url) return { server, url };
  }
  throw new Error(`the shop of page type ${pageType} ended before it was ready`);
}

async function draw(browser: Browser, url: string, pageType: string): Promise<void> {
  for (const { name, path, width, height } of views) {
    const page = await browser.newPage({ viewport: { width, height }, locale: "ru-RU", reducedMotion: "reduce" });
    await page.goto(url + path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const pixels = await page.screenshot();
    await writeWebp(pixels, `page-${pageType}-${name}`);
    await page.close();
  }
}

const asked = process.argv.slice(2);
const node = await prepare({ built: true, tools: true });
const browser = await chromium.launch({ executablePath: await requireChromium(), args: ["--no-sandbox"] });
const dataDir = mkdtempSync(join(tmpdir(), "skatert-screenshots-"));
try {
  for (const pageType of pageTypes.filter((type) => asked.length === 0 || asked.includes(type))) {
    const { server, url } = await serve(node, dataDir, pageType);
    await draw(browser, url, pageType);
    server.kill("SIGTERM");
    await once(server, "close");
    console.log(`page type ${pageType}`);
  }
} finally {
  await browser.close();
  rmSync(dataDir, { recursive: true, force: true });
}
