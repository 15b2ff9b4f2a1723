import type { ImportFormat, WireImportNote } from "@skatert/contract";
import type { GroupKind } from "@skatert/domain";

/**
 * The menu of another system with its groups of options (MENU-25), as its reader understands it. Prices are whole
 * hundredths of the currency. Limits are null where that system has none, however it writes so.
 */
export interface ForeignMenu {
  readonly system: ImportFormat;
  readonly dishes: readonly ForeignDish[];
}

export interface ForeignDish {
  readonly id: string;
  readonly name: string;
  /** Names of its section and of those above, from the top. */
  readonly section: readonly string[];
  readonly description: string;
  /** Address of its picture; "": none. */
  readonly picture: string;
  readonly weight: string;
  readonly unit: string;
  /** Null: it has sizes, or is not for sale. */
  readonly price: number | null;
  readonly sizes: readonly ForeignSize[];
  readonly isOnSale: boolean;
  readonly uses: readonly ForeignUse[];
  /** What its reader could not take over. */
  readonly notes: readonly ForeignNote[];
}

export interface ForeignSize {
  readonly name: string;
  readonly price: number;
  readonly weight: string;
}

/** A group as one dish has it. */
export interface ForeignUse {
  /** Null: the system gives its groups no numbers. */
  readonly id: string | null;
  readonly name: string;
  readonly kind: GroupKind;
  readonly min: number;
  readonly max: number | null;
  readonly distinct: number | null;
  readonly free: number;
  /** Sizes of the dish with this group; empty: all. */
  readonly sizes: readonly string[];
  readonly options: readonly ForeignOption[];
}

export interface ForeignOption {
  /** Its own number; of a part of a set or a half, that of the dish. Null: none. */
  readonly id: string | null;
  readonly name: string;
  /** In a set the surcharge. */
  readonly price: number;
  /** Prices for single sizes of the dish, by the size's name. */
  readonly sizePrices: ReadonlyMap<string, number>;
  /** Null: as many as the group allows. */
  readonly max: number | null;
  readonly preset: number;
  /** Size of a dish in a set; "": it has none, or that of the set's size. */
  readonly size: string;
}

/** `cost` in hundredths. */
export type ForeignNote = WireImportNote;

/** A note with its defaults. */
export function note(code: ForeignNote["code"], about: Partial<Omit<ForeignNote, "code">> = {}): ForeignNote {
  return { code, group: "", option: "", cost: null, is_impossible: false, ...about };
}

/** An option with its defaults. */
export function option(about: Pick<ForeignOption, "id" | "name"> & Partial<ForeignOption>): ForeignOption {
  return { price: 0, sizePrices: new Map(), max: 1, preset: 0, size: "", ...about };
}
