import type { Page } from "@playwright/test";
import { pickupLocationId, warehouseId } from "../shops/menu-shop.ts";

/** The branch of the demo that `warehouseId` belongs to, by its `term_id`. */
const locationId = 21;

/** Lets the visitor come with the demo's first branch chosen for pickup, as a browser keeps it: dishes are added without a question. */
export async function choosePlace(page: Page): Promise<void> {
  const place = { kind: "pickup", locationId, warehouseId, pointId: pickupLocationId, name: "", address: "" };
  const kept = JSON.stringify({ state: { place, lastDelivery: null }, version: 1 });
  const keep = ({ text, branch }: { readonly text: string; readonly branch: number }) => {
    localStorage.setItem("skatert-place", text);
    // biome-ignore lint/suspicious/noDocumentCookie: as the storefront itself writes it.
    document.cookie = `location=${branch}; path=/`;
  };
  await page.addInitScript(keep, { text: kept, branch: locationId });
}
