import { type CartLine, dropNotes, type Quote } from "@skatert/domain";
import { joinSentences } from "../../i18n/format/join-sentences.ts";
import type { I18n } from "../../i18n/i18n.ts";
import { notify } from "../../platform/notices.ts";
import { useCart } from "./cart-store.ts";

/**
 * Takes the notes that a quote of the cart left out, because their dishes take none any more, out of the cart, and says
 * so: a wish must not be lost unseen (MENU-15). `lines`: the cart of the quote.
 */
export function dropRefusedNotes(lines: readonly CartLine[], quote: Quote, { t }: Pick<I18n, "t">): void {
  const { lines: left, changes } = dropNotes(lines, quote.lines);
  if (changes.length === 0 || useCart.getState().lines !== lines) return;
  useCart.getState().fit(left, changes);
  const texts = changes.flatMap((change) =>
    change.kind === "note-dropped" ? [t("cart.change.note", { name: change.name, note: change.note })] : [],
  );
  notify(joinSentences(texts, t), "info");
}
