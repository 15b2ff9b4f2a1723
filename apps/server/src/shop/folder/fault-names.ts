import { isJsonObject, type Json } from "../documents/json.ts";
import { faultLine, type ShopFault } from "./fault.ts";

/** An entry of a list of coupons, in a path or in words that name one. */
const couponPlace = /(?<![\w.])(auto|codes)\[(\d+)\](\.codes\[\d+\])?/g;

/**
 * Names of a shop's faults by which two of its versions are compared: lines with the ids of coupons in place of their
 * positions, which change when another coupon is removed or moved. Their messages quote single-use codes.
 */
export function faultNames(contents: ReadonlyMap<string, Json>): (fault: ShopFault) => string {
  const coupons = contents.get("coupons");
  return (fault) => {
    const line = faultLine(fault);
    if (!fault.file.startsWith("coupons") || !isJsonObject(coupons)) return line;
    return line.replace(couponPlace, (place, list: string, index: string, code: string | undefined) => {
      const listed = coupons[list];
      const coupon = Array.isArray(listed) ? listed[Number(index)] : undefined;
      const id = isJsonObject(coupon) ? coupon["id"] : undefined;
      if (id === undefined || id === null) return place;
      return `${list} ${JSON.stringify(id)}${code === undefined ? "" : ".codes"}`;
    });
  };
}
