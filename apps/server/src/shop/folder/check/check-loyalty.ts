import { readNumber } from "@skatert/contract";
import { placesAt } from "../../documents/walk.ts";
import { type CheckedShop, type Finding, faultAt, fieldOf, placesIn, warningAt } from "./finding.ts";

/** Checks the wheel: prizes without a value, and a game without segments to draw. */
export function checkLoyalty(shop: CheckedShop): readonly Finding[] {
  const prizes = placesIn(shop, "wheel", "segments[].prize").flatMap((prize) => {
    const kind = fieldOf(prize, "kind").value;
    const [points, coupon] = [fieldOf(prize, "points"), fieldOf(prize, "coupon_id")];
    if (kind === "points" && (readNumber(points.value) ?? 0) < 1) {
      return [faultAt(points, "a whole number such as 50: the prize is empty without it")];
    }
    if (kind === "coupon" && (readNumber(coupon.value) ?? 0) < 1) {
      return [faultAt(coupon, "the id of a coupon: the prize is empty without it")];
    }
    return [];
  });
  return [
    ...prizes,
    ...placesIn(shop, "wheel", "segments").flatMap((segments) => {
      const weights = placesAt(segments.value, "[].weight").map(({ value }) => readNumber(value) ?? 0);
      return weights.some((weight) => weight > 0)
        ? []
        : [warningAt(segments, "no segment has a weight above 0: the wheel is off")];
    }),
  ];
}
