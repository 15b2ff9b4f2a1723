import {
  type CombiningPolicy,
  type Coupon,
  type CouponId,
  type DiscountChoice,
  type DiscountSelection,
  emptySelection,
  type GiftChoice,
  reconcileDiscounts,
  selectDiscount,
  unselectDiscount,
} from "@skatert/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedId, storedList, storedRecord, storedTextOrNull } from "./stored.ts";

/** A typed code that is not sent any more, since wrong ones are counted against the shopper's address. */
export interface HeldCode {
  readonly code: string;
  readonly why: "unknown" | "too-many";
}

type CouponCode = Pick<Coupon, "id" | "code">;

export interface DiscountsState {
  /** Coupons that are eligible for the cart as the server last saw it. */
  readonly offered: readonly Coupon[];
  readonly selection: DiscountSelection;
  /** Codes of the selected coupons, to name them when they are gone before they were offered again. */
  readonly codes: readonly CouponCode[];
  /** The typed code, eligible or not; the quote says why not. */
  readonly promoCode: string | null;
  readonly heldCode: HeldCode | null;
  readonly policy: CombiningPolicy;
  /** True while the shopper should be asked which of the offered coupons to take (CART-7). */
  readonly asks: boolean;
  /** Coupons that were selected and are no longer eligible, to be said once. */
  readonly dropped: readonly string[];
  readonly adoptPolicy: (policy: CombiningPolicy) => void;
  /** Fits the selection to a new list of eligible coupons. */
  readonly offer: (offered: readonly Coupon[]) => void;
  readonly select: (choice: DiscountChoice) => void;
  readonly unselect: (couponId: CouponId) => void;
  readonly enterCode: (code: string) => void;
  readonly dropCode: () => void;
  /** Keeps the typed code in sight without asking for it again. */
  readonly holdCode: (why: HeldCode["why"]) => void;
  /** It may be another shopper's own: asked for once more. */
  readonly retryCode: () => void;
  readonly asked: () => void;
  readonly clear: () => void;
}

/** Until the shop has said what may be combined, nothing may. */
const nothingCombines: CombiningPolicy = {
  autoWithAuto: false,
  individualWithAuto: false,
  promoWithAuto: false,
  bonusesWithAuto: false,
};

const nothing = {
  offered: [],
  selection: emptySelection,
  codes: [],
  promoCode: null,
  heldCode: null,
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
      enterCode: (code) => set({ promoCode: code.trim() || null, heldCode: null }),
      dropCode: () =>
        set(({ offered, selection }) => ({
          promoCode: null,
          heldCode: null,
          selection: withoutPromo(offered, selection),
        })),
      holdCode: (why) => set(({ promoCode }) => ({ heldCode: promoCode === null ? null : { code: promoCode, why } })),
      retryCode: () => set({ heldCode: null }),
      asked: () => set({ asks: false }),
      clear: () => set(nothing),
    }),
    {
      name: "skatert-discounts",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ selection, offered, codes, promoCode }): unknown => ({
        selection,
        promoCode,
        codes: codesOf(selection, [...offered, ...codes]),
      }),
      migrate: keepShape,
      merge: (persisted, state) => {
        const stored = storedRecord(persisted);
        return {
          ...state,
          selection: readSelection(stored["selection"]),
          codes: storedList(stored["codes"], readCode),
          promoCode: storedTextOrNull(stored["promoCode"]),
        };
      },
    },
  ),
);

/** The code that goes along with a request; null while it is held back. */
export function codeToSend({ promoCode, heldCode }: Pick<DiscountsState, "promoCode" | "heldCode">): string | null {
  return heldCode?.code === promoCode ? null : promoCode;
}

/** A typed code gives way to what may not stand beside it. */
function selected(
  state: DiscountsState,
  choice: DiscountChoice,
): Pick<DiscountsState, "selection" | "asks" | "promoCode"> {
  const { offered, policy, promoCode } = state;
  const selection = selectDiscount(offered, state.selection, choice, policy);
  const promo = offered.find(({ kind }) => kind === "promo");
  const isKept = promo === undefined || selection.couponIds.includes(promo.id);
  return { selection, asks: false, promoCode: isKept ? promoCode : null };
}

type Reconciled = Pick<DiscountsState, "offered" | "selection" | "asks" | "dropped">;

function reconciled(state: DiscountsState, offered: readonly Coupon[]): Reconciled {
  const { kind, selection, dropped } = reconcileDiscounts(offered, state.selection, state.policy);
  const known: readonly CouponCode[] = [...state.offered, ...offered, ...state.codes];
  const isNew = offered.some(
    ({ id }) => !state.offered.some((coupon) => coupon.id === id) && !selection.declined.includes(id),
  );
  return {
    offered,
    selection: withPromo(offered, selection, state),
    asks: kind === "choose" && (isNew || state.asks),
    dropped: dropped.flatMap((id) => known.find((coupon) => coupon.id === id)?.code ?? []),
  };
}

/** A typed code was asked for, so its coupon is taken as soon as it is eligible. */
function withPromo(
  offered: readonly Coupon[],
  selection: DiscountSelection,
  { promoCode, policy }: DiscountsState,
): DiscountSelection {
  const coupon = promoCode === null ? undefined : offered.find(({ kind }) => kind === "promo");
  if (coupon === undefined || selection.couponIds.includes(coupon.id)) return selection;
  if (coupon.benefit.kind !== "gift") return selectDiscount(offered, selection, { coupon, gift: null }, policy);
  const [only, ...others] = coupon.benefit.gifts;
  return only === undefined || others.length > 0
    ? selection
    : selectDiscount(offered, selection, { coupon, gift: only }, policy);
}

function withoutPromo(offered: readonly Coupon[], selection: DiscountSelection): DiscountSelection {
  const promo = offered.find(({ id, kind }) => kind === "promo" && selection.couponIds.includes(id));
  if (promo === undefined) return selection;
  const { couponIds, gift } = unselectDiscount(selection, promo.id);
  return { couponIds, gift, declined: selection.declined };
}

function readSelection(value: unknown): DiscountSelection {
  const stored = storedRecord(value);
  return {
    couponIds: storedList(stored["couponIds"], storedId),
    gift: readGift(stored["gift"]),
    declined: storedList(stored["declined"], storedId),
  };
}

function codesOf({ couponIds }: DiscountSelection, known: readonly CouponCode[]): readonly CouponCode[] {
  return couponIds.flatMap((id) => {
    const coupon = known.find((each) => each.id === id);
    return coupon ? [{ id, code: coupon.code }] : [];
  });
}

function readCode(value: unknown): CouponCode | null {
  const stored = storedRecord(value);
  const id = storedId(stored["id"]);
  const code = storedTextOrNull(stored["code"]);
  return id === null || code === null ? null : { id, code };
}

function readGift(value: unknown): GiftChoice | null {
  const stored = storedRecord(value);
  const couponId = storedId(stored["couponId"]);
  const productId = storedId(stored["productId"]);
  return couponId === null || productId === null
    ? null
    : { couponId, productId, variationId: storedId(stored["variationId"]) };
}
