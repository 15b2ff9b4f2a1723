import type { LanguageCode } from "@skatert/contract";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { api } from "../../../platform/api/api.ts";
import { firstMoments, savesData } from "../../../platform/connection/first-moments.ts";
import { pressEnd } from "../../../ui/browser/press-end.ts";
import { usePublicCoupons } from "./public-coupons-store.ts";

/** Loads, unless they are current, the combining policy and the coupons that the shop shows. Rejects if a script is missing. */
export async function loadRules(language: LanguageCode, timeZone: string): Promise<void> {
  if (usePublicCoupons.getState().isCurrent) return;
  const calls = await api.coupons(language);
  // The texts of coupons are no part of a first load.
  const [policy, coupons] = await Promise.all([calls.combining(), calls.publicCoupons(timeZone), laterMessages()]);
  await pressEnd();
  if (!(policy.ok && coupons.ok)) console.warn("coupons or promo settings did not load", policy, coupons);
  if (policy.ok) useDiscounts.getState().adoptPolicy(policy.value);
  if (coupons.ok) usePublicCoupons.setState({ coupons: coupons.value, isCurrent: true });
}

/**
 * Loads the rules at the start of a visit, before the first dish (STATE-10), unless the visitor saves data. A failure
 * is logged; the cart's refresh asks again. Returns a function that stops it. Only in the browser.
 */
export function scheduleRules(language: LanguageCode, timeZone: string): () => void {
  if (savesData()) return () => undefined;
  const load = () =>
    loadRules(language, timeZone).catch((error: unknown) =>
      console.warn("coupons and promo settings did not load at the start of the visit", error),
    );
  const timer = setTimeout(load, firstMoments);
  return () => clearTimeout(timer);
}
