import { CodesDrawnSchema, OFFICE_PATHS, type WireCodesDraw } from "@skatert/contract";
import { api } from "../../../platform/api/api.ts";
import { refreshShopData } from "../../entities/entity-calls.ts";

/** Draws single-use codes into the draft. `prefix`: their first letters; "": none. `key` makes a retry harmless. */
export async function drawCodes(couponId: string, count: number, prefix: string, key: string) {
  const body: WireCodesDraw = { coupon_id: Number(couponId), count, ...(prefix === "" ? {} : { prefix }) };
  const result = await api.change("POST", OFFICE_PATHS.promotionCodes, CodesDrawnSchema, { body, key });
  await refreshShopData();
  return result;
}
