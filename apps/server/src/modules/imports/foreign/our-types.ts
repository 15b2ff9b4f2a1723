import type { ImportVerdict } from "@skatert/contract";
import type { ChoiceRule, GroupKind } from "@skatert/domain";
import type { ForeignDish, ForeignNote } from "./foreign-menu.ts";

/** An option of a shared group. */
export interface OurOption {
  /** Number of its dish in the other system, under which it is imported. */
  readonly product: string;
  readonly name: string;
  /** Hundredths; null: that of its product. */
  readonly price: number | null;
  readonly max: number;
  readonly preset: number;
  readonly size: string;
}

export interface OurGroup {
  readonly key: string;
  readonly name: string;
  readonly kind: GroupKind;
  readonly rule: ChoiceRule;
  readonly options: readonly OurOption[];
}

/** What a dish replaces of an option: null keeps the group's own. */
export interface OurReplacement {
  readonly option: OurOption;
  readonly isOffered: boolean;
  readonly price: number | null;
  readonly max: number | null;
  readonly preset: number | null;
}

export interface OurUse {
  readonly group: OurGroup;
  readonly rule: ChoiceRule;
  readonly sizes: readonly string[];
  readonly replaced: readonly OurReplacement[];
}

/** A supplement that an option of kind add or remove becomes. */
export interface OurProduct {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly sizePrices: ReadonlyMap<string, number>;
  /** The groups whose sections list it. */
  readonly groups: readonly OurGroup[];
}

export interface OurDish {
  readonly dish: ForeignDish;
  readonly uses: readonly OurUse[];
  readonly notes: readonly ForeignNote[];
  readonly verdict: ImportVerdict;
}

export interface OurMenu {
  readonly dishes: readonly OurDish[];
  readonly groups: readonly OurGroup[];
  readonly products: readonly OurProduct[];
}
