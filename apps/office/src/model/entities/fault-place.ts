import type { WireEntity, WireFieldConflict, WirePublishFault } from "@skatert/contract";

/** Place of a fault or conflict of the draft in an entity. */
export interface FaultPlace {
  /** The document without its extension, or the facet: "banners", "prices/station", "settings.en". */
  readonly document: string;
  /** Field names and list indexes from the outside in: ["3", "products", "0", "price"]. */
  readonly steps: readonly string[];
  /** Kind of the fault's cause; null: a conflict, or the cause is only in the message. */
  readonly cause: string | null;
}

/**
 * The form's name of the field at a place. Null: the form has no such field. Undefined: the place is in a part of the
 * entity that is not open.
 */
export type FieldAt = (place: FaultPlace) => string | null | undefined;

/** An entity whose faults are requested. Without `conflicts` only its faults are. */
export type FaultyEntity = Pick<WireEntity, "kind" | "id"> & { readonly conflicts?: WireEntity["conflicts"] };

export function isAbout({ entity }: WirePublishFault, { kind, id }: FaultyEntity): boolean {
  return entity?.kind === kind && entity.id === id;
}

export function placeOfFault({ file, path, cause }: WirePublishFault): FaultPlace {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  return { document: file.replace(/\.json$/, ""), steps, cause: cause?.kind ?? null };
}

export function placeOfConflict({ facet, path }: WireFieldConflict): FaultPlace {
  return { document: facet, steps: path, cause: null };
}

/** The steps that are field names, without list indexes. */
export function namesIn(steps: readonly string[]): readonly string[] {
  return steps.filter((step) => !/^\d+$/.test(step));
}
