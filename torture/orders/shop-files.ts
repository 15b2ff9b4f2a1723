import { isJsonObject, type Json } from "../../apps/server/src/shop/documents/json.ts";
import { openAllDay } from "../../apps/server/src/testing/shops/open-all-day.ts";
import type { ShopFiles } from "../../apps/server/src/testing/shops/small-shop.ts";

/** The dishes on sale, with their prices in roubles. */
export const tea = { id: 301, price: 100 };
export const soup = { id: 101, price: 300 };
/** The branch of the orders and their pickup. */
export const warehouseId = 10;
export const pickupLocationId = 31;
/** The coupon with limited uses: 10 % off. */
export const coupon = { id: 701, code: "DESYAT", percent: 10 };
const firstUser = 8001;

/** The shop's initial supplies. */
export interface Supplies {
  readonly teas: number;
  /** Fewer than the orders need. */
  readonly soups: number;
  readonly couponUses: number;
  /** Points of each account. */
  readonly points: number;
  readonly accounts: number;
}

/** Supplies so small that some of these orders are refused. */
export function suppliesFor(orders: number): Supplies {
  const part = (share: number) => Math.ceil(orders * share);
  return { teas: orders * 100, soups: part(0.2), couponUses: part(0.15), points: part(0.6), accounts: 4 };
}

/** Ids and numbers of the accounts. */
export function accountsOf({ accounts }: Supplies): readonly { readonly id: number; readonly phone: string }[] {
  return Array.from({ length: accounts }, (_, index) => ({ id: firstUser + index, phone: `+7900000020${index}` }));
}

/** The small shop of the tests, open day and night, with these supplies. */
export function suppliedShop(supplies: Supplies, settings: { readonly [name: string]: Json } = {}): ShopFiles {
  const own = openAllDay["settings"];
  const row = (productId: number, quantity: number) => ({
    product_id: productId,
    variation_id: 0,
    warehouse_id: warehouseId,
    quantity,
  });
  return {
    ...openAllDay,
    settings: { ...(own !== undefined && isJsonObject(own) ? own : {}), ...settings },
    stock: [row(tea.id, supplies.teas), row(soup.id, supplies.soups)],
    coupons: {
      auto: [],
      codes: [
        {
          id: coupon.id,
          code: coupon.code,
          discount_type: "percent",
          amount: String(coupon.percent),
          usage_limit: supplies.couponUses,
        },
      ],
    },
    "promo-settings": {
      auto_coupons_summing: true,
      coupons_and_auto_coupons_summing: true,
      auto_coupons_and_promo_summing: true,
      app_use_bon_with_auto_promo: true,
    },
    // Accounts earn no points: a handover would add points that are not in the journal.
    bonus: { active: true, percent_max: 30, earn_percent: 0 },
    users: accountsOf(supplies).map(({ id, phone }) => ({ ID: id, phone, name: "Анна", bonus: supplies.points })),
  };
}
