import type { GroupKind } from "@skatert/domain";

/** A group in the sheet of groups, or of another system's menu. */
export interface TableGroup {
  /** Its first row. */
  readonly row: number;
  /** Still escaped: "Соусы [90]". */
  readonly group: string;
  /** Null: the sheet names none. */
  readonly kind: GroupKind | null;
  /** "0–4, 1 free"; "": the sheet states none. */
  readonly rule: string;
  readonly options: readonly TableOption[];
}

export interface TableOption {
  readonly row: number;
  /** Still escaped: "Сырный [902]". */
  readonly option: string;
  /** Of a dish of a set. */
  readonly size: string;
  /** As written: "60", or "25 см: 60; 30 см: 90" for a price by size; "": the option's own. */
  readonly price: string;
  readonly max: string;
  readonly preset: string;
}
