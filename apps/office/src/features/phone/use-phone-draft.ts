import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { withDishes } from "../../model/phone/guest-dishes.ts";
import { calledDraft, draftOf, EMPTY_DRAFT, type PhoneDraft, withStep } from "../../model/phone/phone-draft.ts";
import type { DishDraft } from "../../model/sale/dish-draft.ts";
import type { Sale } from "../../model/sale/sale.ts";
import { forgetDraft, readDraft, writeDraft } from "../../platform/drafts/drafts.ts";
import { keptAttempt } from "../../platform/drafts/kept-attempt.ts";

/**
 * The order of a branch as it is typed; it survives a reload. A telephony program opens the screen with the caller's
 * `number` in the address.
 */
export function usePhoneDraft(branch: number, sale: Sale) {
  const [params] = useSearchParams();
  const name = `phone-order:${branch}`;
  const called = (params.get("number") ?? "").slice(0, 40);
  const [draft, setDraft] = useState<PhoneDraft>(() => calledDraft(draftOf(readDraft(name)), called));
  const [attempt] = useState(() => keptAttempt(name));
  useEffect(() => writeDraft(name, { ...draft }), [name, draft]);
  const putDishes = (change: (dishes: readonly DishDraft[]) => readonly DishDraft[]) =>
    setDraft((now) => ({ ...now, dishes: change(now.dishes) }));
  return {
    draft,
    attempt,
    put: (part: Partial<PhoneDraft>) => setDraft((now) => ({ ...now, ...part })),
    /** Adds a dish, or replaces the one at an index. */
    take: (dish: DishDraft, at: number | null) =>
      putDishes((dishes) => (at === null ? [...dishes, dish] : dishes.with(at, dish))),
    /** Adds dishes that the order does not have yet. */
    addMissing: (dishes: readonly DishDraft[]) => putDishes((now) => withDishes(now, dishes)),
    remove: (at: number) => putDishes((dishes) => dishes.filter((_, index) => index !== at)),
    step: (at: number, by: 1 | -1) => putDishes((dishes) => withStep(dishes, at, by, sale)),
    clear: () => {
      forgetDraft(name);
      setDraft(EMPTY_DRAFT);
    },
  };
}

export type PhoneWork = ReturnType<typeof usePhoneDraft>;
