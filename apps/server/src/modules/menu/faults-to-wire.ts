import type { WirePublishFault } from "@skatert/contract";
import type { Documents, EntityKey } from "../../shop/entities/entity.ts";
import { entityAt } from "../../shop/entities/entity-at.ts";
import { entityIn } from "../../shop/entities/entity-in.ts";
import { entityName } from "../../shop/entities/entity-name.ts";
import type { EntityChanges } from "../../shop/entities/implode.ts";
import type { ShopFault } from "../../shop/folder/fault.ts";
import { refToWire } from "./entity-to-wire.ts";

/** People mend the first faults first. */
const maxFaults = 200;

/** Faults with the entity that is to blame, so that the office can open it. */
export function faultsToWire(documents: Documents, faults: readonly ShopFault[]): WirePublishFault[] {
  return faults.slice(0, maxFaults).map(({ file, path, message }) => {
    const key = entityAt(documents, file.replace(/\.json$/, ""), path);
    const entity = key === null ? null : refToWire(key, entityName(key, entityIn(documents, key)));
    return { entity, file, path, message };
  });
}

/** Dishes whose every category is gone. */
export function unplacedToWire(
  documents: Documents,
  keys: readonly EntityKey[],
  changes: EntityChanges,
): WirePublishFault[] {
  return keys.slice(0, maxFaults).map((key) => ({
    entity: refToWire(key, entityName(key, changes.get(key) ?? entityIn(documents, key))),
    ...{ file: "catalog.json", path: "", message: "is in no category" },
  }));
}
