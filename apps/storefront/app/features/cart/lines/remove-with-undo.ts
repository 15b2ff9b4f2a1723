import type { CartLine } from "@skatert/domain";
import type { I18n } from "../../../i18n/i18n.ts";
import { useCart } from "../../../model/cart/cart-store.ts";
import { notify } from "../../../platform/notices.ts";

/** Removes a step from a line. If this removes the line, a notice offers to undo it (CART-2). */
export function removeStep(line: CartLine, i18n: I18n): void {
  useCart.getState().changeQuantity(line.key, -1);
  tellIfGone(line, i18n);
}

/** Removes a line and offers to undo it. */
export function removeWithUndo(line: CartLine, i18n: I18n): void {
  useCart.getState().remove(line.key);
  tellIfGone(line, i18n);
}

function tellIfGone(line: CartLine, { t }: I18n): void {
  if (useCart.getState().lines.some(({ key }) => key === line.key)) return;
  notify(t("cart.removed", { name: line.name }), "info", () => useCart.getState().add(line));
}
