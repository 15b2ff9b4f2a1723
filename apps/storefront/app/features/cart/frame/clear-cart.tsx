import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useDiscounts } from "../../../model/cart/cart-discounts-store.ts";
import { useCart } from "../../../model/cart/cart-store.ts";
import { changeHost } from "../../../model/group-order/group-store.ts";
import { openModal } from "../../../model/page/modals.ts";
import styles from "./clear-cart.module.css";

/** Empties the cart with its promo code, coupons and gift after a confirmation (CART-2). */
export function ClearCart() {
  const { t } = useI18n();
  const hasOthersDishes = useCart(({ lines }) => lines.some(({ person }) => person !== undefined));
  const ask = () =>
    openModal("accept", {
      title: t("cart.clearTitle"),
      text: t(hasOthersDishes ? "group.clearText" : "cart.clearText"),
      confirm: t("cart.clearConfirm"),
      onConfirm: () => {
        useCart.getState().clear();
        useDiscounts.getState().clear();
        // The others' dishes must be merged again before the order.
        changeHost({ isMerged: false });
      },
    });
  return (
    <button type="button" className={styles["clear"]} onClick={ask}>
      {t("cart.clear")}
    </button>
  );
}
