import { CartChanges } from "../../features/cart/changes/cart-changes.tsx";
import { CheckoutPage } from "../../features/checkout/checkout-page.tsx";
import { DiscountBlock } from "../../features/coupons/chooser/discount-block.tsx";
import { useGroupGate } from "../../features/group-order/use-group-gate.tsx";
import { BonusBlock } from "../../features/loyalty/bonus-block.tsx";
import { WaitingOrder } from "../../features/orders/paying/waiting-order.tsx";
import { useUser } from "../../model/account/user-store.ts";
import type { Head, HeadArgs } from "../../model/shop/head.ts";

/** Checkout: the cart with its discounts (ROUTE-4). */
export function Component() {
  const userId = useUser((state) => state.user?.id);
  // Keep the values the user already typed. A new key gives the next shopper a new form.
  const gate = useGroupGate();
  if (gate !== null) return gate;
  return (
    <CheckoutPage
      key={userId}
      changes={<CartChanges />}
      waitingOr={(otherwise) => <WaitingOrder otherwise={otherwise} />}
      discounts={
        <>
          <DiscountBlock />
          <BonusBlock />
        </>
      }
    />
  );
}

export function head({ i18n, shop }: HeadArgs<unknown>): Head {
  return { title: `${i18n.t("checkout.title")} | ${shop.name}`, description: shop.description, noIndex: true };
}
