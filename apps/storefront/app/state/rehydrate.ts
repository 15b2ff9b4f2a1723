import { useDiscounts } from "./cart-discounts-store.ts";
import { useCart } from "./cart-store.ts";
import { useCheckout } from "./checkout-store.ts";
import { usePlace } from "./place-store.ts";

interface PersistedStore {
  readonly persist: {
    readonly rehydrate: () => void | Promise<void>;
    readonly getOptions: () => { readonly name?: string };
  };
}

/** Persisted stores, each with `skipHydration`, so that the first render is the server's. */
const stores: readonly PersistedStore[] = [usePlace, useCart, useDiscounts, useCheckout];

/** Reads every persisted store from the browser's storage. */
export function rehydrateStores(): void {
  for (const store of stores) void store.persist.rehydrate();
}

/** Keeps the stores in step with what another tab does. Answers how to stop. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    for (const store of stores) if (store.persist.getOptions().name === key) void store.persist.rehydrate();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
