import type { ImportRowKind, ImportState } from "@skatert/contract";

/** JSON is text. */
export interface ImportsTables {
  imports: {
    id: number;
    state: ImportState;
    file_name: string;
    /** JSON of the recognised columns. */
    columns: string;
    archive_missing: 0 | 1;
    /** JSON of the rows by kind. */
    counts: string;
    /** Progress of planning, or of fetching pictures. */
    done: number;
    total: number;
    /** JSON of the reason for a failure. */
    problem: string | null;
    /** JSON of the choice to apply; null: none yet. */
    chosen: string | null;
    by_id: number;
    by_name: string;
    at: number;
    /** The change in the shop's history; null: not applied, or nothing changed. */
    change_id: number | null;
  };
  /** The rows of the file until they are compared with the shop. */
  import_tables: { import_id: number; part: number; body: string };
  /** The effect of an import on each dish. */
  import_rows: {
    import_id: number;
    position: number;
    kind: ImportRowKind;
    has_conflict: 0 | 1;
    /** JSON of a DishPlan. */
    plan: string;
  };
  /** The texts of the dishes in an applied import: the base of the next three-way merge. */
  import_bases: {
    product_id: number;
    import_id: number;
    /** JSON of texts by field. */
    texts: string;
  };
  /** Columns that a person has mapped, by a digest of the headings; JSON of fields by column. */
  import_mappings: { headings: string; mapping: string; import_id: number };
  /** The imports that have bases. They are kept when the import is deleted. */
  applied_imports: {
    import_id: number;
    /** The order in which they were applied. */
    position: number;
    /** The change in the shop's history; null: nothing changed. */
    change_id: number | null;
  };
  /** Pictures that an import fetches. Both null: not fetched yet. */
  import_pictures: { import_id: number; address: string; file: string | null; reason: string | null };
}
