import { OFFICE_PATHS } from "@skatert/contract";

const guest = `${OFFICE_PATHS.guests}/:id`;

/** Example bodies of the calls that change guests, by method and path of the route. */
export const guestExamples: Readonly<Record<string, unknown>> = {
  [`DELETE ${guest}`]: { phone: "+79161234567" },
  [`POST ${guest}/points`]: { points: 300, reason: "Заказ опоздал на час" },
  [`POST ${guest}/coupons`]: { coupon_id: 701, uses: 1 },
  [`POST ${guest}/notes`]: { text: "Просит не звонить в дверь" },
  [`POST ${guest}/block`]: { reason: "Трижды не открыл курьеру" },
  [`POST ${guest}/merge`]: { other: "+79161234568" },
};
