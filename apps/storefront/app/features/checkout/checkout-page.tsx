import { type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useCart } from "../../model/cart/cart-store.ts";
import { useLostLines } from "../../model/cart/lost-lines.ts";
import { useCheckout } from "../../model/checkout/checkout-store.ts";
import { openModal } from "../../model/page/modals.ts";
import { useCartView } from "../../model/quote/cart-view.ts";
import { OrderByPhone } from "../../model/shop/order-by-phone.tsx";
import { useShop } from "../../model/shop/shop-context.tsx";
import { useHasHydrated } from "../../platform/storage/use-has-hydrated.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/text/empty-state.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import styles from "./checkout-page.module.css";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { LostDishes } from "./lost/lost-dishes.tsx";

export interface CheckoutPageProps {
  readonly discounts: ReactNode;
  /** What another place has done to the cart, until it is read (CART-4). */
  readonly changes: ReactNode;
  /** The device's order that waits for its payment, or what is shown without one. */
  readonly waitingOr: (otherwise: ReactNode) => ReactNode;
}

/** The checkout in its states: being filled from the browser, empty, without a place, the form (STATE-1). */
export function CheckoutPage({ discounts, changes, waitingOr }: CheckoutPageProps) {
  const { t } = useI18n();
  return (
    <div className={styles["page"]}>
      <h1>{t("checkout.title")}</h1>
      <CheckoutBody discounts={discounts} changes={changes} waitingOr={waitingOr} />
    </div>
  );
}

function CheckoutBody({ discounts, changes, waitingOr }: CheckoutPageProps) {
  const { t } = useI18n();
  // Values of the browser's storage apply at once, and the form renders in pieces.
  const isCartRead = useDeferredValue(useHasHydrated(useCart));
  const isFormRead = useDeferredValue(useHasHydrated(useCheckout));
  const cart = useCartView();
  const { lacks } = useShop();
  if (!isCartRead) return <CheckoutSkeleton />;
  if (cart.lines.length === 0) {
    return (
      <>
        <AllLost />
        {waitingOr(
          <EmptyState
            title={t("checkout.empty")}
            text={t("checkout.emptyText")}
            action={
              <a href="/" className={buttonClass("action", "l")}>
                {t("cart.toMenu")}
              </a>
            }
          />,
        )}
      </>
    );
  }
  if (lacks.includes("orders")) return <OrderByPhone />;
  if (cart.place === null) {
    return (
      <EmptyState
        title={t("checkout.choosePlace")}
        text={t("cart.choosePlace")}
        action={<Button onClick={() => openModal("address")}>{t("place.where")}</Button>}
      />
    );
  }
  if (!isFormRead) return <CheckoutSkeleton />;
  return (
    <>
      {waitingOr(null)}
      <CheckoutForm cart={cart} place={cart.place} discounts={discounts} changes={changes} />
    </>
  );
}

/**
 * Takes the focus, because the form disappeared with its last dish and the page is scrolled to where its
 * button was (ERR-5).
 */
function AllLost() {
  const element = useRef<HTMLDivElement>(null);
  const isLost = useLostLines(({ lines }) => lines.length > 0);
  useEffect(() => {
    if (isLost) element.current?.focus();
  }, [isLost]);
  return (
    <div ref={element} role="alert" tabIndex={-1}>
      <LostDishes />
    </div>
  );
}
