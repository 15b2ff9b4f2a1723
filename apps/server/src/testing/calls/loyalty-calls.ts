import { PATHS } from "@skatert/contract";
import type { Json } from "../../shop/documents/json.ts";
import { type ShopFiles, smallShop } from "../shops/small-shop.ts";
import type { RunningShop } from "../shops/start-shop.ts";
import { anOperator } from "./orders.ts";
import type { SignedIn } from "./people.ts";

export const noon = "2026-03-04T12:00:00+03:00";
export const wonCoupon = {
  id: 801,
  code: "Приз",
  discount_type: "percent",
  amount: "10",
  individual_coupon: true,
  show_to_user: true,
  usage_limit_per_user: 5,
};
/** A wheel that always wins this prize. */
export const loyaltyWheel = (prize: Json, per = "day", count = 1): Json => ({
  active: true,
  spins: { per, count },
  segments: [
    { id: 1, label: "Приз", color: "#9c1f45", image: "", weight: 1, prize },
    { id: "none", label: "Ничего", weight: 0, prize: { kind: "nothing" } },
  ],
});
/** The small shop with points, invitations and a coupon to win. */
export const loyaltyFiles = (changes: ShopFiles): ShopFiles => ({
  ...smallShop,
  bonus: { active: true, percent_max: 30, earn_percent: 5 },
  referral: { active: true, reward: 300, friend_reward: 200 },
  coupons: { auto: [wonCoupon], codes: [] },
  stock: [],
  ...changes,
});

/** Calls of players. `shop` is called anew each time. */
export function loyaltyCalls(shop: () => RunningShop) {
  const get = (url: string, person: SignedIn, headers: Record<string, string> = {}) =>
    shop().app.inject({ url, headers: { ...person.headers, ...headers } });
  const spin = (person: SignedIn) =>
    shop().app.inject({ method: "POST", url: PATHS.wheelSpin, headers: person.headers });
  const balanceOf = async (person: SignedIn) =>
    (await get(`${PATHS.bonus}?user_id=${person.userId}`, person)).json().points_balance;
  /** The ledger, as its owner reads it, must equal the balance. */
  const ledgerOf = async (person: SignedIn) => {
    const answer = await get(PATHS.bonusHistory, person);
    if (answer.statusCode === 200) {
      const { entries }: { entries: readonly { readonly points: number }[] } = answer.json();
      return entries.reduce((sum, { points }) => sum + points, 0);
    }
    // A deleted person cannot call any more, so read the books.
    const rows = await shop()
      .store.db.selectFrom("bonus_entries")
      .select("points")
      .where("user_id", "=", person.userId)
      .execute();
    return rows.reduce((sum, row) => sum + row.points, 0);
  };
  async function order(person: SignedIn, changes: object = {}, sum = 100) {
    return shop().app.inject({
      method: "POST",
      url: "/wp-json/checkout/order",
      headers: { ...person.headers, "idempotency-key": crypto.randomUUID() },
      payload: {
        delivery_type: "local_pickup",
        warehouse_id: 10,
        pickup_location_id: 31,
        payment_method: "cod",
        consent: true,
        customer: { name: "Анна", phone: person.phone },
        lines: [{ product_id: 301, quantity: 1 }],
        expected_total: sum,
        ...changes,
      },
    });
  }
  async function handOver(orderId: number): Promise<void> {
    const operator = await anOperator(shop());
    for (const status of ["cooking", "ready", "completed"]) await operator.move(orderId, status);
  }
  return { get, spin, balanceOf, ledgerOf, order, handOver };
}
