import type { GroupId, GroupKind, ProductId, VariationId } from "../../catalog/types.ts";
import type { Money } from "../../money/money.ts";
import type { Instant } from "../../schedule/types.ts";

/** A choice in a quote, and as an order keeps it: in the words and at the price of that day (MENU-19). */
export interface SoldChoice {
  readonly groupId: GroupId;
  readonly group: string;
  readonly kind: GroupKind;
  readonly id: ProductId;
  readonly variationId: VariationId | null;
  readonly name: string;
  /** Of a dish of a set, such as "30 см". Absent: it has no sizes. */
  readonly size?: string;
  /** Per unit of the dish. */
  readonly count: number;
  readonly price: Money;
  /** Choices of a dish of a set. */
  readonly choices: readonly SoldChoice[];
}

/** Why the choices of a line are too few or too many (MENU-4). */
export type ChoiceRefusal = {
  readonly groupId: GroupId;
  readonly group: string;
  readonly chosen: number;
  /** The dish of a set whose group it is. */
  readonly in?: ProductId;
} & (
  | { readonly reason: "choice-required"; readonly min: number }
  /** `supplementId`: the one option that is chosen too often. */
  | { readonly reason: "choice-limit"; readonly max: number; readonly supplementId?: ProductId }
);

/** An option that the dish does not have, or the branch not at the wanted time; `backAt`: the end of a stop. */
export interface NotOffered {
  readonly reason: "supplement-not-offered";
  readonly supplementId: ProductId;
  readonly backAt?: Instant;
}
