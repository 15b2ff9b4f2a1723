import { isRecord, type WireFieldChange } from "@skatert/contract";

type Fields = Readonly<Record<string, unknown>>;

/** Objects whose fields are shown one by one. */
const OPENED = new Set(["acf", "seo_data", "title", "content", "excerpt", "properties", "colors", "footer_infoblock"]);

/**
 * Fields that are hidden: ids, the address of the schema for editors, and fields that the server writes into its answers
 * and ignores in documents.
 */
export const SILENT_FIELDS: ReadonlySet<string> = new Set([
  ...["id", "term_id", "$schema"],
  ...["geo", "realtime", "group_orders", "size_names"],
]);

/** The fields of a change for people: inner fields of an object one by one, without ids and empty values. */
export function openedFields(fields: readonly WireFieldChange[]): readonly WireFieldChange[] {
  return fields.flatMap(opened).filter(({ field, before, after }) => {
    const isSilent = field !== null && SILENT_FIELDS.has(field.split(".").at(-1) ?? field);
    return !isSilent && !(isEmpty(before) && isEmpty(after));
  });
}

function opened(change: WireFieldChange): readonly WireFieldChange[] {
  const { facet, field, before, after } = change;
  const isWhole = field === null && (isRecord(before) || isRecord(after)) && !Array.isArray(before ?? after);
  if (!isWhole && !(field !== null && OPENED.has(field))) return [change];
  if (!isPlain(before) || !isPlain(after)) return [change];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const differing = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
  const inner = differing.map((name) => ({
    facet,
    field: field === null ? name : `${field}.${name}`,
    ...side("before", before?.[name]),
    ...side("after", after?.[name]),
  }));
  return isWhole ? inner.flatMap(opened) : inner;
}

function side(name: "before" | "after", value: unknown): object {
  return value === undefined ? {} : { [name]: value };
}

function isPlain(value: unknown): value is Fields | undefined {
  return value === undefined || isRecord(value);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
