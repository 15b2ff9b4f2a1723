import { createContext, type ReactNode, useContext } from "react";
import type { ShopView } from "./shop.ts";

const ShopContext = createContext<ShopView | null>(null);

export function ShopProvider({ shop, children }: { readonly shop: ShopView; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The shop data of every page. Throws outside the provider. */
export function useShop(): ShopView {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("useShop requires a ShopProvider");
  return shop;
}
