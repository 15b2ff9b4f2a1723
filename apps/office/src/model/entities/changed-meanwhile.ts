import { EntityChangedSchema, type WireEntityChanged } from "@skatert/contract";
import type { OfficeError } from "../../platform/api/office-error.ts";

/** Both versions of an entity that another person changed (EDIT-7); null: the call was refused for another reason. */
export function changedMeanwhile({ code, data }: OfficeError): WireEntityChanged | null {
  if (code !== "entity_changed") return null;
  const read = EntityChangedSchema.safeParse(data);
  return read.success ? read.data : null;
}
