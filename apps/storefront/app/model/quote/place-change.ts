import type { LanguageCode } from "@skatert/contract";
import { fitToQuote, joinChanges } from "@skatert/domain";
import { api } from "../../platform/api/api.ts";
import { useCart } from "../cart/cart-store.ts";
import { useCheckout } from "../checkout/checkout-store.ts";
import { readCheckout } from "../checkout/read-checkout.ts";
import { isSamePlace, type Place } from "../place/place.ts";
import { usePlace } from "../place/place-store.ts";
import { checkoutRequest, type OrderDraft } from "./checkout-request.ts";
import { currentDraft } from "./order-draft.ts";

/**
 * Chooses a place. Resolves to whether the branch changed, so that its menu must be loaded. The server's
 * quote fits the cart later (CART-4); this function does not wait for it.
 */
export function changePlace(place: Place, language: LanguageCode): { readonly branchChanged: boolean } {
  const before = usePlace.getState().place;
  if (isSamePlace(before, place)) return { branchChanged: false };
  usePlace.getState().choose(place);
  const branchChanged = before?.locationId !== place.locationId;
  // Another branch may not offer the same time.
  if (branchChanged) void readCheckout().then(() => useCheckout.getState().edit({ slot: null }));
  void fitCart(language);
  return { branchChanged };
}

/**
 * Fits the cart to the chosen branch by the server's quote and reports the changes (CART-4). "fits": no
 * changes. "unknown": no answer, or one for another cart; the next quote then refuses unavailable dishes.
 */
export async function fitCart(language: LanguageCode): Promise<"fits" | "changed" | "unknown"> {
  const draft = currentDraft();
  if (draft === null) return "unknown";
  const checkout = await api.checkout(language);
  const result = await checkout.quote({ ...checkoutRequest(draft), takeTime: { kind: "soonest" } }).catch(() => null);
  if (!result?.ok || !isStill(draft)) return "unknown";
  const { lines, changes } = fitToQuote(draft.lines, result.value.lines);
  if (lines.length !== draft.lines.length || lines.some((line, index) => line !== draft.lines[index]))
    useCart.setState((cart) => ({ lines, changes: joinChanges(cart.changes, changes) }));
  return changes.length === 0 ? "fits" : "changed";
}

/** Another quote may have changed the prices in between. Dishes and place must be the same. */
function isStill({ lines, place }: OrderDraft): boolean {
  const now = useCart.getState().lines;
  return (
    isSamePlace(usePlace.getState().place, place) &&
    now.length === lines.length &&
    now.every(({ key, quantity }, index) => key === lines[index]?.key && quantity === lines[index]?.quantity)
  );
}
