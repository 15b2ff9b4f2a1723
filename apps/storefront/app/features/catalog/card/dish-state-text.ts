import type { I18n } from "../../../i18n/i18n.ts";
import { nextText } from "../../../model/times/next-text.ts";
import type { DishCard, DishState } from "./dish.ts";

/** Whether it may be added to the cart. A dish offered at another hour can be ordered for that hour. */
export function canOrder(state: DishState): boolean {
  return state.kind === "available" || state.kind === "hours" || state.kind === "other-days";
}

/** Accessible name of a card's button. */
export function addLabel({ name, byRequest, asksChoice }: DishCard, { t }: Pick<I18n, "t">): string {
  if (byRequest) return t("dish.byRequestNamed", { name });
  return t(asksChoice ? "dish.chooseNamed" : "dish.addNamed", { name });
}

type StateWords = Pick<I18n, "t" | "formatMinute" | "formatDate">;

/** Why a dish is unavailable now and, on a second line, its next time. Null if it is available. */
export function stateText(state: DishState, i18n: StateWords): string | null {
  const reason = reasonText(state, i18n);
  return "next" in state && state.next ? `${reason}.\n${nextText(state.next, i18n)}` : reason;
}

/** Like `stateText`, without the next time. */
export function reasonText(state: DishState, { t, formatMinute }: StateWords): string | null {
  switch (state.kind) {
    case "available":
    case "menu-only":
      return null;
    case "not-sold":
      return t("dish.notSold");
    case "sold-out":
      return state.text || t("dish.soldOut");
    case "hours":
      return t("dish.hours", { from: formatMinute(state.from), to: formatMinute(state.to) });
    case "other-days":
      return t("dish.otherDays");
    case "not-here":
      return t("dish.notHere");
  }
}
