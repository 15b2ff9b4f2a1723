import type { LanguageCode } from "@skatert/contract";
import { api } from "./api.ts";
import { fitToQuote } from "./cart-fit.ts";
import { useCart } from "./cart-store.ts";
import { checkoutRequest } from "./checkout-request.ts";
import { useCheckout } from "./checkout-store.ts";
import { currentDraft } from "./order-draft.ts";
import { isSamePlace, type Place } from "./place.ts";
import { usePlace } from "./place-store.ts";
import { readCheckout } from "./read-checkout.ts";

/**
 * Chooses a place. Resolves to whether the branch is another than before, whose menu is then to be
 * loaded; the cart is fitted to the new place by the server's answer (CART-4), which is not waited for.
 */
export function changePlace(place: Place, language: LanguageCode): { readonly branchChanged: boolean } {
  const before = usePlace.getState().place;
  if (isSamePlace(before, place)) return { branchChanged: false };
  usePlace.getState().choose(place);
  const branchChanged = before?.locationId !== place.locationId;
  // A time that one branch can keep another may not.
  if (branchChanged) void readCheckout().then(() => useCheckout.getState().edit({ slot: null }));
  void fitCart(language);
  return { branchChanged };
}

/** A failure leaves the cart as it is: the next quote refuses what cannot be had. */
async function fitCart(language: LanguageCode): Promise<void> {
  const draft = currentDraft();
  if (draft === null) return;
  const checkout = await api.checkout(language);
  const result = await checkout.quote({ ...checkoutRequest(draft), takeTime: { kind: "soonest" } }).catch(() => null);
  if (!result?.ok || useCart.getState().lines !== draft.lines) return;
  const { lines, changes } = fitToQuote(draft.lines, result.value.lines);
  if (lines !== draft.lines) useCart.getState().fit(lines, changes);
}
