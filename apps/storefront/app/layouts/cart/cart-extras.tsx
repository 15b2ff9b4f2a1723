import { addMoney, type CouponHint, type Money, money, nearestGiftSum } from "@skatert/domain";
import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { HintList } from "../../features/coupons/hints/hint-list.tsx";
import { laterMessages } from "../../i18n/dictionary/later-messages.ts";
import { nextGoal } from "../../model/cart/cart-totals.ts";
import { useCartView } from "../../model/quote/cart-view.ts";
import { pressEnd } from "../../ui/browser/press-end.ts";

const groupEntry = async () => (await import("../../features/group-order/group-entry.tsx")).GroupEntry;
const goalDishes = async () => (await import("../../features/catalog/rows/goal-dishes.tsx")).GoalDishes;
const expectedPoints = async () => (await import("../../features/loyalty/expected-points.tsx")).ExpectedPoints;

/**
 * Additions to the cart: earned points, dishes that close the gap to the next goal, nearly reached coupons.
 */
export function CartExtras({ hints }: { readonly hints: readonly CouponHint[] }) {
  const cart = useCartView();
  const gap = gapOf(nextGoal(cart, nearestGiftSum(hints)), cart.total);
  const missing = cart.place === null ? null : gap;
  const ExpectedPoints = useExtra(expectedPoints);
  const GoalDishes = useExtra(missing === null ? null : goalDishes);
  const GroupEntry = useExtra(groupEntry);
  return (
    <>
      {ExpectedPoints && <ExpectedPoints />}
      {GoalDishes && missing !== null && <GoalDishes missing={missing} />}
      <HintList hints={hints} />
      {GroupEntry && <GroupEntry />}
    </>
  );
}

/**
 * A part of the cart, once it and its messages are loaded; null: not yet, or the script failed to load, without which
 * the cart works. Not by Suspense, which may show it later: the checkout button is below these parts, and must not move
 * under a press.
 */
function useExtra<Props>(load: (() => Promise<ComponentType<Props>>) | null): ComponentType<Props> | null {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (load === null) return;
    let isGone = false;
    const show = async () => {
      const [Part] = await Promise.all([load(), laterMessages()]);
      await pressEnd();
      if (!isGone) flushSync(() => setPart({ Part }));
    };
    show().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [load]);
  return part === null ? null : part.Part;
}

/**
 * The sum that one more dish should add. Null if the gap exceeds the cart's sum, because such a dish would
 * double the order. A coupon's bound is strict, so reaching it is not enough (COUP-9).
 */
function gapOf(goal: ReturnType<typeof nextGoal>, total: Money): Money | null {
  if (goal === null || (goal.kind !== "minimum" && goal.missing > total)) return null;
  return goal.kind === "gift" ? addMoney(goal.missing, money(1)) : goal.missing;
}
