import { countedPieces } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Trans } from "../../../i18n/trans.tsx";
import { useCheckout } from "../../../model/checkout/checkout-store.ts";
import { useGroupHostName } from "../../../model/group-order/group-store.ts";
import { openModal } from "../../../model/page/modals.ts";
import { type CartView, useCartView } from "../../../model/quote/cart-view.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { slotText } from "../../../model/times/slot-text.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Price } from "../../../ui/text/price.tsx";
import styles from "./cart-bar.module.css";

/**
 * The cart's sum at the bottom of a phone, from the first dish on. Opens the cart, or the checkout if nothing
 * is missing.
 */
export function CartBar() {
  const i18n = useI18n();
  const { t } = i18n;
  const { timeZone, lacks } = useShop();
  const cart = useCartView();
  const { lines, total } = cart;
  const slot = useCheckout(({ draft }) => draft.slot);
  // A guest of a group order adds dishes, and its host checks out.
  const isReady = useGroupHostName() === null && mayCheckOut(cart) && !lacks.includes("orders");
  if (lines.length === 0) return null;
  const count = lines.reduce((sum, { line }) => sum + countedPieces(line.measure, line.quantity), 0);
  return (
    <section className={styles["bar"]} data-ready={isReady || undefined} aria-label={t("cart.title")}>
      <button type="button" className={styles["button"]} onClick={() => openModal("cart")}>
        <span className={styles["mark"]}>
          <Icon name="cart" />
          <span className={styles["count"]} aria-hidden="true">
            {count}
          </span>
        </span>
        <span className={styles["label"]}>
          <span className="visually-hidden">{t("cart.open", { count })}</span>
          <span aria-hidden="true">{slot ? slotText(slot, timeZone, i18n) : t("cart.title")}</span>
        </span>
        <Price amount={total} className={styles["sum"]} />
      </button>
      {isReady && (
        <a href="/order" className={classNames(buttonClass("action", "l", true), styles["checkout"])}>
          <span>
            <Trans id="cart.checkoutFor" values={{ price: <Price amount={total} /> }} />
          </span>
        </a>
      )}
    </section>
  );
}

/** Whether the cart can be checked out. Otherwise the cart shows the reasons. */
function mayCheckOut({ place, countedSum, minimum, lines, status }: CartView): boolean {
  return (
    place !== null && countedSum >= minimum && status !== "error" && lines.every(({ refusal }) => refusal === null)
  );
}
