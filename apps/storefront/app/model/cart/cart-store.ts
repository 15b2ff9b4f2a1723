import {
  type AddResult,
  addToCart,
  type CartChange,
  type CartLine,
  changeQuantity,
  emptyCart,
  type ProductId,
  removeLine,
  replaceLine,
} from "@skatert/domain";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { browserStorage, keepShape, storedList, storedRecord, storedText } from "../../platform/storage/stored.ts";
import { openModal } from "../page/modals.ts";
import { usePlace } from "../place/place-store.ts";
import { readCartLine } from "./cart-shape.ts";

export interface CartState {
  readonly lines: readonly CartLine[];
  /** Changes of the lines by a new address or quote, until the shopper has read them (CART-4). */
  readonly changes: readonly CartChange[];
  /** Setting `simplified_order`. */
  readonly simplifiedOrder: boolean;
  /** `cache_ver_site` at which the cart was filled. Empty for a new cart. */
  readonly cacheVersion: string;
  /** Adds a line, or opens the modal that is needed first (CART-1). */
  readonly add: (line: CartLine) => AddResult;
  /** Puts the line in the place of another one of the cart. */
  readonly replace: (key: string, line: CartLine) => void;
  readonly changeQuantity: (key: string, steps: number) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** Replaces the lines by those of the quote. */
  readonly fit: (lines: readonly CartLine[], changes: readonly CartChange[]) => void;
  readonly dismissChanges: () => void;
  /**
   * Sets the shop's rules for the cart. Clears a cart of another version; returns whether it did (STATE-9).
   */
  readonly adopt: (rules: Pick<CartState, "simplifiedOrder" | "cacheVersion">) => boolean;
}

/** The shopper's cart (CART-1, CART-2, ENT-7): domain functions and storage. */
export const useCart = create<CartState>()(
  persist(
    (set, get) => ({
      ...emptyCart,
      changes: [],
      simplifiedOrder: false,
      cacheVersion: "",
      add(line) {
        const { result, cart } = addToCart(get(), line, usePlace.getState().place !== null);
        if (result === "needs-request") openModal("request", { dish: { id: line.productId, name: line.name } });
        else if (result === "needs-location") openModal("address");
        else set(cart);
        return result;
      },
      replace: (key, line) => set((cart) => replaceLine(cart, key, line)),
      changeQuantity: (key, steps) => set((cart) => changeQuantity(cart, key, steps)),
      remove: (key) => set((cart) => removeLine(cart, key)),
      clear: () => set({ ...emptyCart, changes: [] }),
      fit: (lines, changes) => set((cart) => ({ lines, changes: [...cart.changes, ...changes] })),
      dismissChanges: () => set({ changes: [] }),
      adopt(rules) {
        const isOther = get().cacheVersion !== "" && get().cacheVersion !== rules.cacheVersion;
        set(isOther ? { ...rules, ...emptyCart, changes: [] } : rules);
        return isOther;
      },
    }),
    {
      name: "skatert-cart",
      version: 1,
      skipHydration: true,
      storage: browserStorage(),
      partialize: ({ lines, cacheVersion }): unknown => ({ lines, cacheVersion }),
      migrate: keepShape,
      merge: (persisted, state) => {
        const stored = storedRecord(persisted);
        return {
          ...state,
          lines: storedList(stored["lines"], readCartLine),
          cacheVersion: storedText(stored["cacheVersion"]),
        };
      },
    },
  ),
);

/** Quantity of a dish over all its lines. 0 if it is not in the cart. */
export function useQuantityOf(productId: ProductId): number {
  return useCart(({ lines }) => quantitiesOf(lines).get(productId) ?? 0);
}

const quantities = new WeakMap<readonly CartLine[], ReadonlyMap<ProductId, number>>();

/** Summed once per cart, because a thousand cards read it. */
function quantitiesOf(lines: readonly CartLine[]): ReadonlyMap<ProductId, number> {
  const known = quantities.get(lines);
  if (known) return known;
  const sums = new Map<ProductId, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  quantities.set(lines, sums);
  return sums;
}
