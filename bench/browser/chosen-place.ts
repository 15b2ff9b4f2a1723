import type { Page } from "@playwright/test";
import { pickupLocationId, warehouseId } from "../shops/menu-shop.ts";

/** The demo's branch with `warehouseId`, by its `term_id`. */
const locationId = 21;

/** Stores the demo's first branch as chosen for pickup, as a browser does, so that adding a dish asks nothing. */
export async function choosePlace(page: Page): Promise<void> {
  const place = { kind: "pickup", locationId, warehouseId, pointId: pickupLocationId, name: "", address: "" };
  const stored = JSON.stringify({ state: { place, lastDelivery: null }, version: 1 });
  const keep = ({ text, branch }: { readonly text: string; readonly branch: number }) => {
    localStorage.setItem("skatert-place", text);
    // biome-ignore lint/suspicious/noDocumentCookie: as the storefront itself writes it.
    document.cookie = `location=${branch}; path=/`;
  };
  await page.addInitScript(keep, { text: stored, branch: locationId });
}
