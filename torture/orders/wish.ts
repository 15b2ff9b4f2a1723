import type { Random } from "../random.ts";
import { coupon, pickupLocationId, soup, tea, warehouseId } from "./shop-files.ts";

/** A shopper's wish; it determines everything in the order. */
export interface Wish {
  readonly teas: number;
  readonly soups: number;
  readonly withCoupon: boolean;
  /** Points to spend; 0 for guests. */
  readonly points: number;
  /** Index of the shopper's account; null: a guest. */
  readonly account: number | null;
  readonly phone: string;
  readonly paymentMethod: string;
}

/** The supplies that have run out, as far as the shoppers know. */
export interface RunOut {
  soups: boolean;
  coupon: boolean;
  /** By account. */
  readonly points: Set<number>;
}

const paymentMethod = "cod";

/** A random wish. Few of them ask for something that has run out. */
export function wishBy(random: Random, runOut: RunOut, phones: readonly string[]): Wish {
  const wants = (percent: number, isOut: boolean) => random.chance(isOut ? 2 : percent);
  const isGuest = random.chance(40) || phones.length === 0;
  const account = isGuest ? null : random.below(phones.length);
  const soups = wants(40, runOut.soups) ? 1 : 0;
  const withCoupon = wants(40, runOut.coupon);
  const wantsPoints = account !== null && wants(50, runOut.points.has(account));
  return {
    soups,
    withCoupon,
    account,
    paymentMethod,
    teas: 1 + random.below(3),
    points: wantsPoints ? 1 + random.below(20) : 0,
    phone: (account === null ? undefined : phones[account]) ?? `+7916${1_000_000 + random.below(1_000_000)}`,
  };
}

/** One tea of a guest. */
export function plainWish(phone: string, changes: Partial<Wish> = {}): Wish {
  return { teas: 1, soups: 0, withCoupon: false, points: 0, account: null, phone, paymentMethod, ...changes };
}

/** The expected price of the order in whole roubles, computed independently of the shop. */
export function totalOf({ teas, soups, withCoupon, points }: Wish): number {
  const goods = teas * tea.price + soups * soup.price;
  return goods - (withCoupon ? (goods * coupon.percent) / 100 : 0) - points;
}

/** Portions by dish. */
export function linesOf({ teas, soups }: Wish): ReadonlyMap<number, number> {
  return new Map([[tea.id, teas], ...(soups > 0 ? [[soup.id, soups] as const] : [])]);
}

/** The request's body; the comment contains the key, which identifies the order in the store. */
export function bodyOf(wish: Wish, key: string): string {
  return JSON.stringify({
    delivery_type: "local_pickup",
    warehouse_id: warehouseId,
    pickup_location_id: pickupLocationId,
    lines: [...linesOf(wish)].map(([id, quantity]) => ({ product_id: id, quantity })),
    ...(wish.withCoupon ? { promo_code: coupon.code } : {}),
    ...(wish.points > 0 ? { bonuses: wish.points } : {}),
    customer: { name: "Анна", phone: wish.phone },
    payment_method: wish.paymentMethod,
    consent: true,
    expected_total: totalOf(wish),
    comment: key,
  });
}
