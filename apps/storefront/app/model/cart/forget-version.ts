import { forgetPrefetched } from "../../platform/api/prefetched.ts";
import { useDiscounts } from "./cart-discounts-store.ts";

/**
 * Removes data of an earlier `cache_ver_site` beside the cart: selected coupons and gifts, and the service
 * worker's cache of menu and settings (STATE-9). Public coupons are loaded at every visit.
 */
export async function forgetVersion(): Promise<void> {
  useDiscounts.getState().clear();
  forgetPrefetched();
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith("pages ")).map((name) => caches.delete(name)));
}
