import type { WirePublishFault } from "@skatert/contract";
import type { BusyBranch } from "../../../shop/editing/make-changes.ts";
import { type Documents, type EntityKey, keyOf } from "../../../shop/entities/entity.ts";
import { entityAt } from "../../../shop/entities/entity-at.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { entityName } from "../../../shop/entities/entity-name.ts";
import type { EntityChanges } from "../../../shop/entities/implode.ts";
import type { FaultCause, ShopFault } from "../../../shop/folder/fault.ts";
import { refToWire } from "../entity-to-wire.ts";

/** The most faults in an answer: people fix the first ones first. */
const maxFaults = 200;

/** Faults with the entity that causes them, so that the office can open it. */
export function faultsToWire(documents: Documents, faults: readonly ShopFault[]): WirePublishFault[] {
  return faults.slice(0, maxFaults).map(({ file, path, message, cause }) => {
    const key = entityAt(documents, file.replace(/\.json$/, ""), path);
    const entity = key === null ? null : refToWire(key, entityName(key, entityIn(documents, key)));
    return { entity, file, path, message, ...(cause === undefined ? {} : { cause: causeToWire(documents, cause) }) };
  });
}

/** A dish or category in the archive also gets its name. */
function causeToWire(documents: Documents, cause: FaultCause): NonNullable<WirePublishFault["cause"]> {
  if ("values" in cause) return { kind: cause.kind, values: { ...cause.values } };
  if (cause.kind !== "unknown") return cause;
  const named = cause.target === "product" || cause.target === "category" ? keyOf(cause.target, cause.name) : null;
  const facets = named === null ? null : entityIn(documents, named);
  return named === null || facets === null ? cause : { ...cause, name: entityName(named, facets) };
}

/** Branches that cannot be closed while guests wait for their orders. `documents`: with the branches. */
export function busyToWire(documents: Documents, busy: readonly BusyBranch[]): WirePublishFault[] {
  return busy.map(({ key, orders }) => ({
    entity: refToWire(key, entityName(key, entityIn(documents, key))),
    file: "settings.json",
    path: "locations",
    message: `has ${orders} orders that are not finished`,
    cause: { kind: "live-orders", name: String(orders) },
  }));
}

/** Dishes whose every category is gone. */
export function unplacedToWire(
  documents: Documents,
  keys: readonly EntityKey[],
  changes: EntityChanges,
): WirePublishFault[] {
  return keys.slice(0, maxFaults).map((key) => ({
    entity: refToWire(key, entityName(key, changes.get(key) ?? entityIn(documents, key))),
    file: "catalog.json",
    path: "",
    message: "is in no category",
    cause: { kind: "no-category" },
  }));
}
