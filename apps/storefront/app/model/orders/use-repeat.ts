import type { CartLine, LineRequest } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { notify } from "../../platform/notices.ts";
import { useLocation, useNavigate } from "../../routing/hooks.ts";
import { repeatOrder } from "../cart/repeat-order.ts";
import { openedHere, sheetUrl } from "../page/sheet-links.ts";

export interface Repeatable {
  /** The dishes at the present menu's prices, without unavailable ones. */
  readonly repeatLines: readonly CartLine[];
  /** Names of the unavailable ones. */
  readonly gone: readonly string[];
  /** Dishes that need a choice first. */
  readonly toChoose: readonly LineRequest[];
}

/**
 * Adds the dishes to the cart and opens the checkout, over it the sheet of each dish that lacks a required choice, at its
 * group (MENU-17, MENU-20).
 */
export function useRepeat({ repeatLines, gone, toChoose }: Repeatable): () => void {
  const { t } = useI18n();
  const navigate = useNavigate();
  const location = useLocation();
  const [first] = toChoose;
  const toCheckout = () => {
    const isPartial = gone.length > 0;
    notify(t(isPartial ? "history.repeatedRest" : "orders.repeated"), isPartial ? "info" : "success");
    navigate("/order");
  };
  return () => {
    if (first === undefined && repeatLines.length === 0) return notify(t("orders.repeatNone"), "info");
    if (first === undefined) return repeatOrder(repeatLines, toCheckout);
    const asks = { asks: toChoose };
    if (repeatLines.length === 0)
      return navigate(sheetUrl(location, first.productId), {
        preventScrollReset: true,
        state: { ...openedHere, ...asks },
      });
    repeatOrder(repeatLines, () =>
      navigate(sheetUrl({ pathname: "/order", search: "" }, first.productId), { state: asks }),
    );
  };
}
