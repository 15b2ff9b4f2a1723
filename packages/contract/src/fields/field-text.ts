/**
 * The meaning of a field of a shop folder with its unit, and the default of an optional field. Both are printed in
 * `docs/shop-folder.md` and shown by editors, so they are Markdown of one line.
 */
export type FieldText = readonly [meaning: string, without?: string];

/** By the field's path in its file: `[]` for an entry of a list, `{}` for an entry of a map. */
export type FieldTexts = Readonly<Record<string, FieldText>>;
