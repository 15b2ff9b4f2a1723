import type { Money } from "@skatert/domain";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCartView } from "../../../model/quote/cart-view.ts";
import { CartContent } from "./cart-content.tsx";
import { CartFooter } from "./cart-footer.tsx";
import styles from "./cart-panel.module.css";
import { ClearCart } from "./clear-cart.tsx";
import { EmptyCart } from "./empty-cart.tsx";

export interface CartPanelProps {
  readonly discounts: ReactNode;
  readonly hints: ReactNode;
  readonly giftFrom: Money | null;
}

/** The cart beside the page on a wide screen. It stays while the menu scrolls. */
export function CartPanel({ discounts, hints, giftFrom }: CartPanelProps) {
  const { t } = useI18n();
  const cart = useCartView();
  if (cart.lines.length === 0) return <EmptyCart />;
  return (
    <section aria-label={t("cart.title")} className={styles["panel"]}>
      <header className={styles["header"]}>
        <h2 className={styles["title"]}>{t("cart.title")}</h2>
        <ClearCart />
      </header>
      <div className={styles["scroll"]}>
        <CartContent cart={cart} discounts={discounts} hints={hints} />
      </div>
      <footer className={styles["footer"]}>
        <CartFooter cart={cart} giftFrom={giftFrom} />
      </footer>
    </section>
  );
}
