import type { Obstacles } from "../../../shop/editing/make-changes.ts";
import type { Documents, EntityKey } from "../../../shop/entities/entity.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { entityName } from "../../../shop/entities/entity-name.ts";
import { conflictToWire, refToWire } from "../entity-to-wire.ts";
import { busyToWire, faultsToWire, unplacedToWire } from "./faults-to-wire.ts";

/** The most conflicts in an answer. */
const maxShown = 500;

export function obstaclesToWire({ conflicts, unplaced, faults, busy, documents }: Obstacles) {
  const shown = conflicts.slice(0, maxShown);
  return {
    faults: [
      ...unplacedToWire(documents, unplaced, new Map()),
      ...faultsToWire(documents, faults),
      ...busyToWire(documents, busy),
      ...shown.map(({ key, facet, path }) => ({
        entity: refToWire(key, nameIn(documents, key)),
        file: facet,
        path: path.join("."),
        message: "was changed meanwhile",
      })),
    ],
    conflicts: shown.map(({ key, ...conflict }) => ({
      entity: refToWire(key, nameIn(documents, key)),
      ...conflictToWire(conflict),
    })),
  };
}

export function nameIn(documents: Documents, key: EntityKey): string {
  return entityName(key, entityIn(documents, key));
}
