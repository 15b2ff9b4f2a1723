import { addCharge, type Goods } from "../goods.ts";
import type { DeliveryFee } from "../types.ts";

/** The delivery fee of the zone, or the express price instead (PRICE-5). */
export function chargeFee(goods: Goods, fee: DeliveryFee): Goods {
  return fee.kind === "none" ? goods : addCharge(goods, fee.kind, fee.amount);
}
