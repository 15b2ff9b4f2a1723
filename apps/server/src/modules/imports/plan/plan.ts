import type { ImportRowKind, ImportVerdict, WireImportNote } from "@skatert/contract";
import type { FieldKey } from "../columns/field-names.ts";
import type { RowFault } from "../rows/table-dish.ts";

/** A text that the import changes in a dish or its size. */
export interface FieldChange {
  readonly field: FieldKey;
  /** The size's row in the table; null: the dish itself. */
  readonly sizeRow: number | null;
  readonly before: string;
  readonly after: string;
  /**
   * The shop changed the field since the file was made, too. `base`: the text of that time; null if only its digest is
   * available.
   */
  readonly conflict: { readonly base: string | null } | null;
}

/** A size in a row of the table. */
export interface PlannedSize {
  readonly row: number;
  /** Null: the size is new. */
  readonly id: number | null;
}

export type PlanKind = ImportRowKind;

/** Rows that are no dishes. */
export const NOTE_KINDS: readonly PlanKind[] = ["section", "skipped"];

/** Rows that an import never applies. */
export const UNAPPLIED_KINDS: readonly PlanKind[] = ["fault", ...NOTE_KINDS];

/** The effect of an import on one dish. */
export interface DishPlan {
  /** Row of the dish; 0 for a dish that is archived because the table has no row for it. */
  readonly row: number;
  readonly kind: PlanKind;
  /** Null: the dish is new. */
  readonly id: number | null;
  readonly name: string;
  /** Set for a dish with a fault too, but not applied. */
  readonly changes: readonly FieldChange[];
  readonly sizes: readonly PlannedSize[];
  /** All texts of the row, which are the base of the next import: fields by key, those of sizes as "<row>/<key>". */
  readonly texts: Readonly<Record<string, string>>;
  readonly faults: readonly RowFault[];
  /** The row is a group of options: its section, and the path of a new one. */
  readonly group?: { readonly id: number | null; readonly section: string };
  /** What another system's menu says of the dish otherwise. Absent: the file says nothing of choices. */
  readonly notes?: readonly WireImportNote[];
  readonly verdict?: ImportVerdict;
}
