import { invalidParams } from "../../../input/refusal.ts";
import type { ShopFault } from "../../../shop/folder/fault.ts";

/** The path of a product, a variation or a coupon in its document. */
const place = /^(?:\[\d+\]\.products\[\d+\](?:\.variations\[\d+\])?|(?:auto|codes)\[\d+\])\.?/;

/** A 400 with the faults of the changed document, by the paths of the request's body. */
export function throwEditFaults(faults: readonly ShopFault[]): never {
  throw invalidParams(faults.map(({ path, message }) => ({ path: path.replace(place, ""), message })));
}
