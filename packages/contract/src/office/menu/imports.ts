import * as z from "zod/mini";
import { IMPORT_VERDICTS, ImportNoteSchema } from "./import-notes.ts";

const instant = z.iso.datetime().check(z.maxLength(40));

const digits = (max: number) => z.string().check(z.regex(new RegExp(`^\\d{1,${max}}$`), "is not a number"));

/**
 * `planning` and `applying` are work in progress; `ready` can be applied. An `undone` import is `applied` again if its
 * undo is undone in the history.
 */
export const IMPORT_STATES = ["planning", "ready", "applying", "applied", "undone", "failed"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `section` and `skipped` are no dishes: the heading of a section, and a row that is not read, such as a total. */
export const IMPORT_ROW_KINDS = ["added", "changed", "unchanged", "archived", "fault", "section", "skipped"] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** Systems whose exports are recognised by their headings. */
export const IMPORT_FORMATS = [
  "woocommerce",
  "shopify",
  "square",
  "loyverse",
  "poster",
  "iiko",
  "rkeeper",
  "1c",
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Answer of `POST /api/office/imports`. */
export const ImportStartedSchema = z.looseObject({ id: z.int() });

/**
 * A field that a row changes, as text. `size_row`: the row of the size, and 100,000 more for each further size in its
 * row; null: the dish itself.
 */
const ImportChangeSchema = z.looseObject({
  field: z.string(),
  size_row: z.nullable(z.int()),
  /** The name of the size; null: the dish itself, or unknown. */
  size: z.nullable(z.string()),
  before: z.string(),
  after: z.string(),
  /** The shop changed the field since the file was made, too; `base` is the value at that time, null if unknown. */
  conflict: z.nullable(z.looseObject({ base: z.nullable(z.string()) })),
});

/** The fault of a cell. `column` is its heading; null: the whole row. */
const ImportFaultSchema = z.looseObject({
  row: z.int(),
  column: z.nullable(z.string()),
  code: z.string(),
  found: z.string(),
  message: z.string(),
  advice: z.string(),
});

const ImportRowSchema = z.looseObject({
  /** The spreadsheet's row number; 0: a dish without a row, which is archived. */
  row: z.int(),
  kind: z.enum(IMPORT_ROW_KINDS),
  /** Id of the dish; null: it is new, or unknown. */
  product_id: z.nullable(z.int()),
  name: z.string(),
  changes: z.array(ImportChangeSchema),
  faults: z.array(ImportFaultSchema),
  /** The row is a group of options, and has no `product_id`. */
  is_group: z.boolean(),
  /** How the dish of another system's menu is imported; null: the file says nothing of choices. */
  verdict: z.nullable(z.enum(IMPORT_VERDICTS)),
  /** The reasons of the verdict. */
  notes: z.array(ImportNoteSchema),
});
export type WireImportRow = z.infer<typeof ImportRowSchema>;

const ImportColumnSchema = z.looseObject({
  /** From 1. */
  column: z.int(),
  heading: z.string(),
  /** Null: the column is not read as a field. */
  field: z.nullable(z.string()),
  /** Read by the rules of a known export, without being one field: options, publication. */
  by_format: z.boolean(),
});

const about = {
  id: z.int(),
  state: z.enum(IMPORT_STATES),
  file_name: z.string(),
  by: z.string(),
  at: instant,
  summary: z.looseObject({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    archived: z.int(),
    faults: z.int(),
    conflicts: z.int(),
    sections: z.int(),
    skipped: z.int(),
    exact: z.int(),
    simplified: z.int(),
    impossible: z.int(),
  }),
};

/** Answer of `GET /api/office/imports`: newest first. */
export const ImportListSchema = z.looseObject({
  imports: z.array(z.looseObject(about)),
  /** `before` of the next page; null: this is the last. */
  next: z.nullable(z.int()),
});
export type WireImportList = z.infer<typeof ImportListSchema>;

export const ImportSchema = z.looseObject({
  ...about,
  /** `menu`: a menu with its groups of options as another system's API answers it; its fields are known. */
  dialect: z.enum(["own", "woocommerce", "shopify", "list", "menu"]),
  /** The system whose export the file is; null: a table of this shop, or another list. */
  format: z.nullable(z.enum(IMPORT_FORMATS)),
  columns: z.array(ImportColumnSchema),
  /**
   * Sheets whose rows are counted on, in order: the rows from `from` on are those of the sheet `name`, where their
   * numbers are higher by `shift`. Empty: one sheet.
   */
  sheets: z.array(z.looseObject({ name: z.string(), from: z.int(), shift: z.int() })),
  /** Names of sheets that are not read, because they have no headings of a menu. */
  left_out_sheets: z.array(z.string()),
  /** The columns are mapped as in an earlier file with the same headings. */
  is_mapping_kept: z.boolean(),
  progress: z.looseObject({ done: z.int(), total: z.int() }),
  /** Dishes without a row are archived when it is applied. */
  archive_missing: z.boolean(),
  /** Why it failed, or could not be applied: a reason, and the faults that the shop would have. */
  problem: z.nullable(
    z.looseObject({
      reason: z.string(),
      faults: z.array(z.looseObject({ file: z.string(), path: z.string(), message: z.string() })),
    }),
  ),
  /** Names of picture files in a `ready` import that have no address: upload each with `POST …/pictures`. */
  wanted_pictures: z.array(z.string()),
  /** Addresses of pictures that could not be fetched; the dishes are imported without them. */
  missing_pictures: z.array(z.looseObject({ address: z.string(), reason: z.string() })),
  /** Identifies one check of the file, for `apply`. */
  judging: z.string(),
  /** The change in the shop's history; null: not applied, or nothing changed. */
  change_id: z.nullable(z.int()),
  rows: z.array(ImportRowSchema),
  /** `after` of the next page; null: this is the last. */
  next: z.nullable(z.int()),
});
export type WireImport = z.infer<typeof ImportSchema>;

/** The beginning of an import's file, and the possible fields of its columns. */
export const ImportTableSchema = z.looseObject({
  /** Row of the headings; 0: the table has none. */
  heading_row: z.int(),
  /** The first rows with a value; long cells are shortened. */
  rows: z.array(z.looseObject({ row: z.int(), cells: z.array(z.string()) })),
  /** Fields that a column can be mapped to, with the heading that an export gives them. */
  fields: z.array(z.looseObject({ field: z.string(), title: z.string() })),
});
export type WireImportTable = z.infer<typeof ImportTableSchema>;

/** Query of `GET /api/office/imports`. */
export const ImportListQuerySchema = z.object({ before: z.optional(digits(9)) });

/** Query of `GET /api/office/imports/{id}`. */
export const ImportQuerySchema = z.object({
  /** Absent: every row except `section` and `skipped`. */
  kind: z.optional(z.enum(IMPORT_ROW_KINDS)),
  /** Only rows with a conflict. */
  conflicts: z.optional(z.literal("1")),
  /** Only rows with this verdict. */
  verdict: z.optional(z.enum(IMPORT_VERDICTS)),
  after: z.optional(digits(6)),
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/, "is not between 1 and 500"))),
});

const maxRows = 20_000;

const rowNumbers = z.array(z.int().check(z.minimum(0), z.maximum(2_000_000))).check(z.maxLength(maxRows));

/** Kinds of rows that change the shop. */
export const APPLIED_ROW_KINDS = ["added", "changed", "archived"] as const;

/** Body of `POST …/apply`. Without `rows` and `kinds`: all rows without a fault. */
export const ImportApplySchema = z.object({
  /** Only these rows. */
  rows: z.optional(rowNumbers),
  /** Otherwise all rows of these kinds … */
  kinds: z.optional(z.array(z.enum(APPLIED_ROW_KINDS)).check(z.maxLength(APPLIED_ROW_KINDS.length))),
  /** … except these rows, for which the opposite applies. Archiving has the row 0. */
  except: z.optional(rowNumbers),
  /** If the shop changed a field too: `keep` the shop's value (the default), or `take` the file's. */
  conflicts: z.optional(z.enum(["keep", "take"])),
  /** The check whose rows the caller has seen. Another one is refused with 409. Absent: any. */
  judging: z.optional(z.string().check(z.maxLength(64))),
});

export type WireImportApply = z.infer<typeof ImportApplySchema>;

/** `data` of a 409 `import_refused` by `POST …/undo`: later changes, or the faults that the shop would have. */
export const ImportUndoRefusedSchema = z.looseObject({
  reason: z.enum(["conflicts", "faults", "nothing-left", "nothing-changed", "history", "state"]),
  conflicts: z._default(z.array(z.looseObject({ change_id: z.nullable(z.int()) })), []),
  faults: z._default(z.array(z.looseObject({ file: z.string(), path: z.string(), message: z.string() })), []),
});
export type WireImportUndoRefused = z.infer<typeof ImportUndoRefusedSchema>;

/** Headings by column. Three digits number 999 of them. */
function mappedColumns() {
  const columns = z.record(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), z.string().check(z.maxLength(100)));
  columns.register(z.globalRegistry, { maxProperties: 999 });
  return columns;
}

/** The fields `mapping` and `archive_missing` beside `file`, in the multipart body of an import. */
export const ImportMappingSchema = z.object({
  /** Row of the headings; 0: the table has none. */
  heading_row: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  /** Fields by the number of the column, from 1; "" leaves a column unread. */
  columns: /* @__PURE__ */ mappedColumns(),
});
export type WireImportMapping = z.infer<typeof ImportMappingSchema>;

/** Body of `POST …/judge`: the same file with other columns, or with archiving. Without `mapping` the columns stay. */
export const ImportJudgeSchema = z.object({
  mapping: z.optional(ImportMappingSchema),
  archive_missing: z.optional(z.boolean()),
});
export type WireImportJudge = z.infer<typeof ImportJudgeSchema>;
