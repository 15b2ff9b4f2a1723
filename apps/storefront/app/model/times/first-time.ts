import type { SlotTime } from "@skatert/domain";
import { useCheckout } from "../checkout/checkout-store.ts";
import { chooseTime } from "./moved-time.ts";

/** Selects the first time at which the cart's dish is offered, unless the shopper has chosen a time. */
export async function takeFirstTime({ day, from, to }: SlotTime): Promise<void> {
  // A change before the stored form is read would overwrite it.
  if (!useCheckout.persist.hasHydrated()) await useCheckout.persist.rehydrate();
  if (useCheckout.getState().draft.slot === null) chooseTime({ day, from, to });
}
