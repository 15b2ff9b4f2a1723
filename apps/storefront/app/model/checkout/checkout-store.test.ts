import { expect, it } from "vitest";
import { useCheckout } from "./checkout-store.ts";

/** The store after a reload from the same browser storage. */
function reload(): void {
  const { partialize, merge } = useCheckout.persist.getOptions();
  const stored: unknown = JSON.parse(JSON.stringify(partialize?.(useCheckout.getState())));
  const fresh = useCheckout.getInitialState();
  useCheckout.setState(merge?.(stored, fresh) ?? fresh, true);
}

it("ENT-7 the selected card stays over a reload, and for the order after the placed one", () => {
  useCheckout.getState().edit({ paymentMethod: "card_courier", comment: "Ring twice" });
  reload();
  expect(useCheckout.getState().draft).toMatchObject({ paymentMethod: "card_courier", comment: "Ring twice" });
  useCheckout.getState().finish([]);
  reload();
  expect(useCheckout.getState().draft).toMatchObject({ paymentMethod: "card_courier", comment: "" });
});
