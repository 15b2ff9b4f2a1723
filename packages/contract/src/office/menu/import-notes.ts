import * as z from "zod/mini";

/** Whether the choices of a dish are the same here, nearly the same, or cannot be sold. */
export const IMPORT_VERDICTS = ["exact", "simplified", "impossible"] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];

/** What another system can say of a choice, and this shop says otherwise or not at all (MENU-25). */
export const IMPORT_NOTE_CODES = [
  "branch-price",
  "child-minimum",
  "combo-price",
  "condition",
  "flat-fee",
  "free-choice",
  "free-option",
  "hours",
  "input",
  "line-quantity",
  "negative-price",
  "nested",
  "no-choice",
  "no-price",
  "option-limit",
  "own-price",
  "part-missing",
  "part-size",
  "percent",
  "preset-limit",
  "preset-word",
  "size-price",
  "staff-only",
] as const;

export const ImportNoteSchema = z.looseObject({
  code: z.enum(IMPORT_NOTE_CODES),
  /** The group, and the option or the other thing that it concerns; "": none. */
  group: z.string(),
  option: z.string(),
  /** At most so much more a guest pays here for one dish, in roubles; below 0 less. Null: the price does not change. */
  cost: z.nullable(z.number()),
  /** The dish cannot be sold as there, and is not imported. */
  is_impossible: z.boolean(),
});
export type WireImportNote = z.infer<typeof ImportNoteSchema>;
