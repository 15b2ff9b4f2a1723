import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { OFFICE_PAGES, OFFICE_PATHS } from "@skatert/contract";
import { inProject } from "../../scripts/setup/places.mjs";
import { type Audit, audit } from "../browser/audit.ts";
import { newProfile, withDebugged } from "../browser/chromium.ts";
import type { Family } from "../family.ts";
import { openTablets, post } from "../office/tablets.ts";
import { startOn } from "../programs/shop-program.ts";
import { atLeast } from "../row.ts";
import { warehouseId } from "../shops/menu-shop.ts";

/** Lighthouse on the order board of a signed-in person in a shift, with a ringing order. */
export const boardLighthouse: Family = {
  name: "board-lighthouse",
  title: "Lighthouse on the order board, one run",
  async measure({ workspace }) {
    const shop = await startOn(await mkdtemp(join(workspace, "data-")), inProject("demo"));
    try {
      const [cookie = ""] = await openTablets(shop, null, 1);
      await post(shop.url + OFFICE_PATHS.practiceOrders, { branch_id: warehouseId }, cookie);
      const found = await auditBoard(shop.url, cookie, await newProfile(workspace));
      if (found.failing.length > 0) console.error(`lighthouse, the board: ${found.failing.join(", ")}`);
      return (["accessibility", "best-practices"] as const).map((category) =>
        atLeast(`${category} of the board`, found.scores[category], "", 100),
      );
    } finally {
      await shop.stop();
    }
  },
};

function auditBoard(url: string, cookie: string, profile: string): Promise<Audit> {
  return withDebugged(profile, async ({ context, debuggerPort }) => {
    const pairs = cookie.split("; ").map((pair) => pair.split("=", 2));
    await context.addCookies(pairs.map(([name = "", value = ""]) => ({ name, value, url })));
    // The mark of an earlier sign-in. Without it the page opens the sign-in.
    await context.addInitScript(() => localStorage.setItem("office-signed-in", "1"));
    // Lighthouse's page must be pressed: only a press begins a shift.
    const pressed = context.waitForEvent("page").then(beginShift);
    const board = { debuggerPort, url: `${url}${OFFICE_PAGES}/`, reusesProfile: true };
    const [found] = await Promise.all([audit(board), pressed]);
    return found;
  });
}

async function beginShift(page: Page): Promise<void> {
  // The checkbox requests full screen, which would end Lighthouse's phone emulation.
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", { name: "Начать смену и проверить звук" }).click();
  await page.getByRole("article").waitFor();
}
