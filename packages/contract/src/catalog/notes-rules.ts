import type { NotesRule } from "@skatert/domain";

/** Wire `dish_notes` of a section and of a dish. */
export const NOTES_RULES = ["allow", "forbid"] as const satisfies readonly NotesRule[];

/** Null: not stated. */
export function notesRuleFromWire(value: unknown): NotesRule | null {
  return NOTES_RULES.find((rule) => rule === value) ?? null;
}
