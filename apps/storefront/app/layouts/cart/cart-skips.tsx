import type { MouseEvent } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { openModal } from "../../model/page/modals.ts";
import { cartColumnId } from "../layout-props.ts";
import styles from "../page-layout.module.css";

/** Skip links of a shopper with dishes: to the cart and to the checkout (WCAG 2.4.1). */
export function CartSkips() {
  const { t } = useI18n();
  const toCart = (event: MouseEvent) => {
    event.preventDefault();
    const column = document.getElementById(cartColumnId);
    if (column?.checkVisibility()) column.focus();
    else openModal("cart");
  };
  return (
    <nav aria-label={t("cart.title")}>
      <a href={`#${cartColumnId}`} className={styles["skip"]} onClick={toCart}>
        {t("cart.title")}
      </a>
      <a href="/order" className={styles["skip"]}>
        {t("cart.checkout")}
      </a>
    </nav>
  );
}
