import { defineConfig, devices } from "@playwright/test";
import { WITH_MOTION } from "./e2e/known/motion.ts";
import { BROWSER_FLAGS } from "./scripts/setup/browser-flags.mjs";
import { findChromium, findHeadlessShell } from "./scripts/setup/system.mjs";

const MINUTE_MS = 60_000;
/** A build machine may be several times slower than a desk, and busy. */
const patience = process.env["CI"] ? 2 : 1;
const remote = process.env["SHOP_MODE"] === "remote";
// Its own 2.6 pixels a CSS pixel cost processor time, and no walk is about sharpness.
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 } };

export default defineConfig<object, { apart: boolean }>({
  testDir: "e2e/specs",
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/fixtures/make-template.ts",
  workers: 2,
  // A walk that needs a second try is broken.
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  // The longest walk takes a quarter of it at a desk.
  timeout: 2 * MINUTE_MS * patience,
  expect: { timeout: 10_000 * patience },
  use: {
    actionTimeout: 10_000 * patience,
    navigationTimeout: 20_000 * patience,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    // Recording doubles the time of a walk; `npm test -- e2e checkout --trace on` records the ones of interest.
    trace: "off",
    // Copies of an earlier page must not stand in for what a walk is about; connection/offline.e2e.ts allows them.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Sheets that slide take half of a walk's processor time. Walks about motion, and "apart", have it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium() ?? "chromium",
      args: BROWSER_FLAGS,
    },
  },
  // A walk that is the same on every screen is tagged with the one it is walked on.
  projects: [
    // What is walked "apart" on the same screen is not walked again.
    { name: "phone", grepInvert: remote ? /@desktop/ : /@desktop|@core/, use: phone },
    { name: "desktop", grepInvert: remote ? /@phone/ : /@phone|@core/, use: desktop },
    // What must also hold with the storefront and the backend as two processes; SHOP_MODE=remote walks everything so.
    { name: "apart", grep: /@core/, grepInvert: /@desktop/, use: { ...phone, apart: true, ...WITH_MOTION } },
    { name: "apart-desktop", grep: /@core/, grepInvert: /@phone/, use: { ...desktop, apart: true, ...WITH_MOTION } },
  ],
});
