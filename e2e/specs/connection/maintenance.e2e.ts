import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startShop } from "../../fixtures/server.ts";
import { expect, test } from "../../fixtures/shop.ts";

const words = "Приносим свои извинения, сайт находится на профилактике.";

/** Overwrites the shop's stored settings with invalid ones, like a bad restore. Returns the former value. */
function storeSettings(dataDir: string, change: (body: string) => string, revision: string): string {
  const store = new DatabaseSync(join(dataDir, "skatert.sqlite"), { timeout: 10_000 });
  const before = String(store.prepare("select body from shop_documents where name = 'settings'").get()?.["body"]);
  store.prepare("update shop_documents set body = ? where name = 'settings'").run(change(before));
  store.prepare("update shop_revisions set revision = ?").run(revision);
  store.close();
  return before;
}

test.describe("APP-5", { tag: "@desktop" }, () => {
  test("invalid settings give the maintenance page, which recovers automatically", async ({ browser }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "skatert-broken-"));
    const first = await startShop({ dataDir });
    await first.stop();
    const whole = storeSettings(dataDir, (body) => body.slice(0, -2), "broken");

    const shop = await startShop({ dataDir });
    const page = await browser.newPage({ baseURL: shop.url });
    // The page comes back after ten seconds; here after one.
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace('"refresh" content="10"', '"refresh" content="1"') });
    });
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(503);
    expect(Number(answer?.headers()["retry-after"])).toBeGreaterThan(0);
    await expect(page.getByText(words)).toBeVisible();

    storeSettings(dataDir, () => whole, "mended");
    await expect(page.getByRole("banner")).toBeVisible({ timeout: 30_000 });
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
