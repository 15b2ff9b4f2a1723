import type { WireEntity, WireEntityPatch, WireFieldConflict } from "@skatert/contract";

/** Conflicts in one field of a facet; `field` null: in the whole facet. */
export interface ContestedField {
  readonly facet: string;
  readonly field: string | null;
  readonly conflicts: readonly WireFieldConflict[];
}

/** The fields with conflicts, in the order of the conflicts. */
export function contestedFields(conflicts: readonly WireFieldConflict[]): readonly ContestedField[] {
  const fields = new Map<string, ContestedField>();
  for (const conflict of conflicts) {
    const [field = null] = conflict.path;
    const key = `${conflict.facet} ${field ?? ""}`;
    const known = fields.get(key)?.conflicts ?? [];
    fields.set(key, { facet: conflict.facet, field, conflicts: [...known, conflict] });
  }
  return [...fields.values()];
}

/** Resolves each conflict with the value of the draft or the published value (EDIT-7). */
export function settlingPatch(
  { facets, published }: Pick<WireEntity, "facets" | "published">,
  fields: readonly ContestedField[],
  isMine: (field: ContestedField) => boolean,
): WireEntityPatch {
  const set: Record<string, Record<string, unknown>> = {};
  const unset: Record<string, string[]> = {};
  const value: Record<string, unknown> = {};
  const drop: string[] = [];
  for (const contested of fields) {
    const { facet, field } = contested;
    const content = (isMine(contested) ? facets : published)?.[facet];
    const chosen = field === null ? content : fieldOf(content, field);
    if (field === null && chosen === undefined) drop.push(facet);
    else if (field === null) value[facet] = chosen;
    else if (chosen === undefined) unset[facet] = [...(unset[facet] ?? []), field];
    else set[facet] = { ...set[facet], [field]: chosen };
  }
  return { set, unset, value, drop };
}

function fieldOf(content: unknown, field: string): unknown {
  return typeof content === "object" && content !== null ? Reflect.get(content, field) : undefined;
}
