import type { WireEntity } from "@skatert/contract";
import type { OfficeResult } from "../../platform/api/office-error.ts";
import { closeBranch } from "../branches/closing-calls.ts";
import { discardEntity } from "../entities/discard-entity.ts";
import { archiveEntity, restoreEntity } from "../entities/entity-calls.ts";
import type { EntityAddress } from "../entities/entity-path.ts";
import type { ContestedField } from "./settle-conflicts.ts";

/** The only choice for a draft that archives an entity: whether it goes to the archive. */
export const ARCHIVING: ContestedField = {
  facet: "archive",
  field: null,
  conflicts: [{ facet: "archive", path: [], mine: true, theirs: false }],
};

export function isInArchive({ facets }: Pick<WireEntity, "facets">): boolean {
  return facets["archive"] !== undefined;
}

/**
 * Settles a conflict of an archived entity, whose fields cannot be saved. `isMine`: the draft wins. It archives the
 * entity, or edits one that another release has archived; the edit then puts it back.
 */
export function settleArchived(
  address: EntityAddress,
  { isMine, isArchiving }: { readonly isMine: boolean; readonly isArchiving: boolean },
): Promise<OfficeResult<unknown>> {
  if (!isMine) return discardEntity(address);
  if (!isArchiving) return restoreEntity(address);
  return address.kind === "branch" ? closeBranch(address.id) : archiveEntity(address);
}
