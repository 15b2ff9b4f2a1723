import { addMoney, type CouponHint, type Money, money, nearestGiftSum } from "@skatert/domain";
import { type ComponentType, lazy, Suspense } from "react";
import { HintList } from "../../features/coupons/hints/hint-list.tsx";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { nextGoal } from "../../model/cart/cart-totals.ts";
import { useCartView } from "../../model/cart/cart-view.ts";
import { pressEnd } from "../../ui/browser/press-end.ts";

const GroupEntry = extra(async () => (await import("../../features/group-order/group-entry.tsx")).GroupEntry);
const GoalDishes = extra(async () => (await import("../../features/catalog/rows/goal-dishes.tsx")).GoalDishes);
const ExpectedPoints = extra(async () => (await import("../../features/loyalty/expected-points.tsx")).ExpectedPoints);

/**
 * Additions to the cart: earned points, dishes that close the gap to the next goal, nearly reached coupons.
 */
export function CartExtras({ hints }: { readonly hints: readonly CouponHint[] }) {
  const cart = useCartView();
  const missing = gapOf(nextGoal(cart, nearestGiftSum(hints)), cart.total);
  return (
    <>
      <Suspense fallback={null}>
        <ExpectedPoints />
        {cart.place !== null && missing !== null && <GoalDishes missing={missing} />}
      </Suspense>
      <HintList hints={hints} />
      <Suspense fallback={null}>
        <GroupEntry />
      </Suspense>
    </>
  );
}

/** A part of the cart with its messages. The cart works without it if its script fails to load. */
function extra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    const [part] = await Promise.all([load(), laterMessages()]);
    // The checkout button is below these parts.
    await pressEnd();
    return { default: part };
  };
  return lazy(() => loaded().catch(() => ({ default: Nothing })));
}

function Nothing() {
  return null;
}

/**
 * The sum that one more dish should add. Null if the gap exceeds the cart's sum, because such a dish would
 * double the order. A coupon's bound is strict, so reaching it is not enough (COUP-9).
 */
function gapOf(goal: ReturnType<typeof nextGoal>, total: Money): Money | null {
  if (goal === null || (goal.kind !== "minimum" && goal.missing > total)) return null;
  return goal.kind === "gift" ? addMoney(goal.missing, money(1)) : goal.missing;
}
