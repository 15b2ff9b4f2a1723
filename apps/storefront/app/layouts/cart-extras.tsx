import { addMoney, type Money, money } from "@skatert/domain";
import { lazy, Suspense } from "react";
import type { CouponHint } from "../features/coupons/coupon-hints.ts";
import { nearestGiftSum } from "../features/coupons/coupon-hints.ts";
import { HintList } from "../features/coupons/hint-list.tsx";
import { laterMessages } from "../i18n/later-messages.ts";
import { nextGoal } from "../state/cart-totals.ts";
import { useCartView } from "../state/cart-view.ts";

const GoalDishes = lazy(async () => ({
  default: (await Promise.all([import("../features/catalog/goal-dishes.tsx"), laterMessages()]))[0].GoalDishes,
}));
const ExpectedPoints = lazy(async () => ({
  default: (await Promise.all([import("../features/loyalty/expected-points.tsx"), laterMessages()]))[0].ExpectedPoints,
}));

/** What the cart brings and what more it could have: points, dishes that close the gap to the next goal, coupons within reach. */
export function CartExtras({ hints }: { readonly hints: readonly CouponHint[] }) {
  const cart = useCartView();
  const missing = gapOf(nextGoal(cart, nearestGiftSum(hints)));
  return (
    <Suspense fallback={null}>
      <ExpectedPoints />
      {cart.place !== null && missing !== null && <GoalDishes missing={missing} />}
      <HintList hints={hints} />
    </Suspense>
  );
}

/** A coupon's bound is strict: just reaching it is not enough (COUP-9). */
function gapOf(goal: ReturnType<typeof nextGoal>): Money | null {
  if (goal === null) return null;
  return goal.kind === "gift" ? addMoney(goal.missing, money(1)) : goal.missing;
}
