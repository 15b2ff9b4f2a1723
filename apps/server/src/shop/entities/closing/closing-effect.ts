/** Kinds of entities that can be limited to some branches. */
export type LimitedTarget = "dish" | "zone" | "payment" | "coupon" | "banner" | "popup";

/** `leaves`: it was only for a closed branch, so it is removed. `narrows`: it stays. */
export type ClosingFate =
  | { readonly target: LimitedTarget | "prize"; readonly effect: "leaves" }
  | { readonly target: LimitedTarget; readonly effect: "narrows" };

/** An entity that referred to a closed branch. */
export type ClosingEffect = ClosingFate & { readonly id: string; readonly name: string };

export function fateOf(target: LimitedTarget, isGone: boolean): ClosingFate {
  return isGone ? { target, effect: "leaves" } : { target, effect: "narrows" };
}
