export type Fields = Readonly<Record<string, unknown>>;

/** An object's fields; none of anything else. */
export function fieldsIn(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** A text or number as a field shows it, with its blanks. */
export function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
