import { addCharge, type Goods } from "../goods.ts";
import type { DeliveryFee } from "../types.ts";

/** Delivery by the zone's condition, or the express cost in its place (PRICE-5). */
export function chargeFee(goods: Goods, fee: DeliveryFee): Goods {
  return fee.kind === "none" ? goods : addCharge(goods, fee.kind, fee.amount);
}
