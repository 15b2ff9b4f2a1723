import type { CartChange, CartLine } from "@skatert/domain";
import { joinSentences } from "../../../i18n/format/join-sentences.ts";
import type { I18n } from "../../../i18n/i18n.ts";
import { quantityText } from "../../../model/cart/quantity-text.ts";

/**
 * Text of a line's change at a new address or by a quote. `lines`: the cart as it is now, for the measure of a quantity
 * (CART-4).
 */
export function changeText(change: CartChange, lines: readonly CartLine[], i18n: I18n): string {
  const { name } = change;
  const { t } = i18n;
  if (change.kind === "trimmed") {
    const { measure } = lines.find(({ key }) => key === change.key) ?? { measure: { kind: "piece" } };
    const text = (quantity: number) => quantityText(quantity, measure, i18n);
    return t("cart.change.trimmed", { name, from: text(change.from), to: text(change.to) });
  }
  if (change.kind === "repriced") {
    const { from, to } = change;
    return t("cart.change.price", { name, from: i18n.formatPrice(from), to: i18n.formatPrice(to) });
  }
  if (change.kind === "note-dropped") return t("cart.change.note", { name, note: change.note });
  return t(change.why === "sold-out" ? "cart.change.soldOut" : "cart.change.missing", { name });
}

/** Maximum number of dishes named in one short notice. The cart lists more. */
const maxNamed = 2;

/** One notice for all changes by a new address: dish by dish while they are few, with the branch's sums. */
export function changesNotice(
  changes: readonly CartChange[],
  lines: readonly CartLine[],
  branch: string,
  i18n: I18n,
): string {
  if (changes.length > maxNamed) return i18n.t("cart.changesTitle");
  const texts = changes.map((change) => changeText(change, lines, i18n));
  const isPrices = branch !== "" && changes.every(({ kind }) => kind === "repriced");
  return isPrices ? i18n.t("cart.branchPrices", { branch, prices: texts.join(", ") }) : joinSentences(texts, i18n.t);
}
