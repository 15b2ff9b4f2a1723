import type { Money } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Trans } from "../../../i18n/trans.tsx";
import { nextGoal } from "../../../model/cart/cart-totals.ts";
import { useGroupHostName } from "../../../model/group-order/group-store.ts";
import { openModal } from "../../../model/page/modals.ts";
import type { CartView } from "../../../model/quote/cart-view.ts";
import { OrderByPhone } from "../../../model/shop/order-by-phone.tsx";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { SoonestCountdown } from "../../../model/times/soonest-countdown.tsx";
import { TakeOffer } from "../../../model/times/take-offer.tsx";
import { TotalChanges } from "../../../model/times/total-changes.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Price } from "../../../ui/text/price.tsx";
import { CartWarnings } from "../changes/cart-warnings.tsx";
import { GoalLine } from "../lines/goal-line.tsx";
import styles from "./cart-footer.module.css";
import { GroupDone } from "./group-done.tsx";

export interface CartFooterProps {
  readonly cart: CartView;
  /** Counted sum from which the nearest gift coupon applies. Null without one. */
  readonly giftFrom: Money | null;
}

/** What is missing, and the checkout button with the exact sum. */
export function CartFooter({ cart, giftFrom }: CartFooterProps) {
  const { lacks } = useShop();
  const host = useGroupHostName();
  const goal = nextGoal(cart, giftFrom);
  const terms = cart.place?.kind === "delivery" ? cart.place.terms : null;
  const isFree = terms?.freeFrom != null && cart.countedSum >= terms.freeFrom;
  if (host !== null) {
    return (
      <div className={styles["footer"]}>
        <GroupDone host={host} />
      </div>
    );
  }
  if (lacks.includes("orders")) {
    return (
      <div className={styles["footer"]}>
        <OrderByPhone />
      </div>
    );
  }
  return (
    <div className={styles["footer"]}>
      <TotalChanges />
      <CartWarnings refusals={cart.quote?.refusals ?? []} />
      {cart.quote?.next && <TakeOffer slot={cart.quote.next} />}
      <GoalLine goal={goal} isFree={isFree} />
      <SoonestCountdown />
      <CheckoutLink cart={cart} isBelowMinimum={goal?.kind === "minimum"} />
    </div>
  );
}

function CheckoutLink({ cart, isBelowMinimum }: { readonly cart: CartView; readonly isBelowMinimum: boolean }) {
  const { t } = useI18n();
  const label = <Trans id="cart.checkoutFor" values={{ price: <Price amount={cart.total} /> }} />;
  if (cart.place === null) {
    return (
      <Button size="l" wide onClick={() => openModal("address")}>
        {t("place.where")}
      </Button>
    );
  }
  const isNothingSold = cart.lines.every(({ refusal }) => refusal !== null);
  const next = cart.quote?.lines.find((line) => line.next)?.next;
  if (isNothingSold && next) return <TakeOffer slot={next} isMain />;
  if (isBelowMinimum || isNothingSold) {
    return (
      <Button size="l" wide disabled>
        {t("cart.checkout")}
      </Button>
    );
  }
  return (
    <a href="/order" className={buttonClass("action", "l", true)}>
      <span>{label}</span>
    </a>
  );
}
