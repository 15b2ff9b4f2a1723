import {
  type CombiningPolicy,
  type Coupon,
  type CouponId,
  type DiscountChoice,
  emptySelection,
  unselectDiscount,
} from "@skatert/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import {
  browserStorage,
  keepShape,
  storedList,
  storedRecord,
  storedTextOrNull,
} from "../../platform/storage/stored.ts";
import { reconciled, selected, tried, withoutPromo } from "../discounts/steps.ts";
import { codesOf, readCode, readPolicy, readSelection, readTried } from "../discounts/stored-discounts.ts";
import type { DiscountsData, HeldCode, TriedVerdict } from "../discounts/types.ts";

export interface DiscountsState extends DiscountsData {
  readonly adoptPolicy: (policy: CombiningPolicy) => void;
  /** Adapts the selection to a new list of eligible coupons. */
  readonly offer: (offered: readonly Coupon[]) => void;
  readonly select: (choice: DiscountChoice) => void;
  readonly unselect: (couponId: CouponId) => void;
  /** Sends a typed code for checking; `judgeCode` stores the result. */
  readonly tryCode: (code: string) => void;
  readonly judgeCode: (code: string, verdict: TriedVerdict) => void;
  /** Applies a code: one without a loss, or one that the shopper accepts anyway. */
  readonly enterCode: (code: string) => void;
  /** Removes the code, applied or only typed, and selects again what it replaced. */
  readonly dropCode: () => void;
  /** Shows the typed code without sending it again. */
  readonly holdCode: (why: HeldCode["why"]) => void;
  /** The code may belong to the new user, so send it once more. */
  readonly retryCode: () => void;
  readonly asked: () => void;
  readonly clear: () => void;
}

/** Nothing combines until the shop's rules are known. */
const nothingCombines = readPolicy(null);

const nothing = {
  offered: [],
  selection: emptySelection,
  codes: [],
  promoCode: null,
  heldCode: null,
  triedCode: null,
  displaced: null,
  asks: false,
  dropped: [],
} satisfies Partial<DiscountsState>;

/** The discount block of the cart (CART-7, ENT-7). */
export const useDiscounts = create<DiscountsState>()(
  persist(
    (set) => ({
      ...nothing,
      policy: nothingCombines,
      adoptPolicy: (policy) => set({ policy }),
      offer: (offered) => set((state) => reconciled(state, offered)),
      select: (choice) => set((state) => selected(state, choice)),
      unselect: (couponId) =>
        set(({ offered, selection, promoCode }) => {
          const isPromo = offered.some((coupon) => coupon.id === couponId && coupon.kind === "promo");
          return { selection: unselectDiscount(selection, couponId), promoCode: isPromo ? null : promoCode };
        }),
      tryCode: (code) =>
        set(({ triedCode }) => ({ triedCode: tried(code, triedCode), promoCode: null, heldCode: null })),
      judgeCode: (code, verdict) =>
        set(({ triedCode }) => (triedCode?.code === code ? { triedCode: { ...triedCode, verdict } } : {})),
      enterCode: (code) => set({ promoCode: code.trim() || null, heldCode: null, triedCode: null }),
      dropCode: () => set((state) => ({ promoCode: null, heldCode: null, triedCode: null, ...withoutPromo(state) })),
      holdCode: (why) => set(({ promoCode }) => ({ heldCode: promoCode === null ? null : { code: promoCode, why } })),
      retryCode: () =>
        set(({ heldCode, promoCode, triedCode }) =>
          heldCode === null || promoCode === null
            ? {}
            : { heldCode: null, promoCode: null, triedCode: tried(promoCode, triedCode) },
        ),
      asked: () => set({ asks: false }),
      clear: () => set(nothing),
    }),
    {
      name: "skatert-discounts",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ selection, offered, codes, promoCode, triedCode, displaced, policy }): unknown => ({
        selection,
        policy,
        promoCode,
        triedCode: triedCode?.code ?? null,
        displaced,
        codes: codesOf(selection, [...offered, ...codes]),
      }),
      migrate: keepShape,
      merge: (persisted, state) => {
        const stored = storedRecord(persisted);
        return {
          ...state,
          selection: readSelection(stored["selection"]),
          policy: readPolicy(stored["policy"]),
          codes: storedList(stored["codes"], readCode),
          promoCode: storedTextOrNull(stored["promoCode"]),
          triedCode: readTried(stored["triedCode"]),
          displaced: stored["displaced"] ? readSelection(stored["displaced"]) : null,
        };
      },
    },
  ),
);

/** The code sent with a request. Null while it is held back. */
export function codeToSend({ promoCode, heldCode }: Pick<DiscountsState, "promoCode" | "heldCode">): string | null {
  return heldCode?.code === promoCode ? null : promoCode;
}
