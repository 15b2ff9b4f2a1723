import type { Money } from "@skatert/domain";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useCartView } from "../../../model/quote/cart-view.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/text/empty-state.tsx";
import { CartContent } from "./cart-content.tsx";
import { CartFooter } from "./cart-footer.tsx";
import styles from "./cart-modal.module.css";
import { ClearCart } from "./clear-cart.tsx";

export interface CartModalProps {
  readonly onClose: () => void;
  readonly discounts: ReactNode;
  readonly hints: ReactNode;
  readonly giftFrom: Money | null;
}

/** The whole cart without a column: on a phone, or everywhere with `cart_button_as_app`. */
export function CartModal({ onClose, discounts, hints, giftFrom }: CartModalProps) {
  const { t } = useI18n();
  const cart = useCartView();
  if (cart.lines.length === 0) {
    return (
      <Dialog title={t("cart.title")} onClose={onClose}>
        <EmptyState
          title={t("cart.empty")}
          text={t("cart.emptyText")}
          action={<Button onClick={onClose}>{t("cart.toMenu")}</Button>}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t("cart.title")}
      shape="side"
      onClose={onClose}
      footer={<CartFooter cart={cart} giftFrom={giftFrom} />}
    >
      <CartContent cart={cart} discounts={discounts} hints={hints} />
      <div className={styles["clear"]}>
        <ClearCart />
      </div>
    </Dialog>
  );
}
