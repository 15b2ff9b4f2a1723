import { countedPieces } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCartView } from "../../state/cart-view.ts";
import { openModal } from "../../state/modals.ts";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./cart-bar.module.css";

/** The cart's sum at the bottom of a phone, from the first dish on; opens the cart. */
export function CartBar() {
  const { t } = useI18n();
  const { lines, total } = useCartView();
  if (lines.length === 0) return null;
  const count = lines.reduce((sum, { line }) => sum + countedPieces(line.measure, line.quantity), 0);
  return (
    <div className={styles["bar"]}>
      <button type="button" className={styles["button"]} onClick={() => openModal("cart")}>
        <span className={styles["mark"]}>
          <Icon name="cart" />
          <span className={styles["count"]} aria-hidden="true">
            {count}
          </span>
        </span>
        <span className={styles["label"]}>
          <span className="visually-hidden">{t("cart.open", { count })}</span>
          <span aria-hidden="true">{t("cart.title")}</span>
        </span>
        <Price amount={total} className={styles["sum"]} />
      </button>
    </div>
  );
}
