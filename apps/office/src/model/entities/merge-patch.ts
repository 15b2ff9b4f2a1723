import type { WireEntityChanged, WireEntityPatch } from "@skatert/contract";

export type SentField = WireEntityChanged["yours"][number];

/** The patch with the fields that the second editor keeps (EDIT-7). */
export function keptFields(
  yours: WireEntityChanged["yours"],
  isKept: (field: SentField) => boolean,
): Pick<WireEntityPatch, "set" | "value"> {
  const set: Record<string, Record<string, unknown>> = {};
  const value: Record<string, unknown> = {};
  for (const sent of yours.filter(isKept)) {
    if (sent.field === null) value[sent.facet] = sent.value;
    else set[sent.facet] = { ...set[sent.facet], [sent.field]: sent.value };
  }
  return {
    ...(Object.keys(set).length === 0 ? {} : { set }),
    ...(Object.keys(value).length === 0 ? {} : { value }),
  };
}
