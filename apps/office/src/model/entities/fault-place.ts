import type { WireEntity, WireFieldConflict, WirePublishFault } from "@skatert/contract";

/** Where in an entity a draft has a fault or a conflict. */
export interface FaultPlace {
  /** The document without its ending, or the facet: "banners", "prices/station", "settings.en". */
  readonly document: string;
  /** Names and places in lists, from the outside inwards: ["3", "products", "0", "price"]. */
  readonly steps: readonly string[];
  /** Kind of the fault's cause; null: a conflict, or only the message says it. */
  readonly cause: string | null;
}

/**
 * The form's name of the field at a place. Null: the form has none for it. Undefined: the place is in another part of
 * the entity, which is not open.
 */
export type FieldAt = (place: FaultPlace) => string | null | undefined;

/** An entity whose faults are asked for. Without `conflicts` its faults alone. */
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

/** The steps that are names of fields, without the places in lists. */
export function namesIn(steps: readonly string[]): readonly string[] {
  return steps.filter((step) => !/^\d+$/.test(step));
}
