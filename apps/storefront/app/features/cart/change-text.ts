import type { CartChange, CartLine } from "@skatert/domain";
import type { I18n } from "../../i18n/i18n.ts";
import { quantityText } from "../../state/quantity-text.ts";

/** What became of a line at a new address, in words; `lines`: the cart as it is now, for what a quantity counts (CART-4). */
export function changeText(change: CartChange, lines: readonly CartLine[], i18n: I18n): string {
  const { name } = change;
  const { t } = i18n;
  if (change.kind === "trimmed") {
    const { measure } = lines.find(({ key }) => key === change.key) ?? { measure: { kind: "piece" } };
    const text = (quantity: number) => quantityText(quantity, measure, i18n);
    return t("cart.change.trimmed", { name, from: text(change.from), to: text(change.to) });
  }
  return t(change.why === "sold-out" ? "cart.change.soldOut" : "cart.change.missing", { name });
}
