import type { WirePublishFault, WireRelease } from "@skatert/contract";
import { Refusal } from "../../../input/refusal.ts";
import { isoTime } from "../../../ports/clock.ts";
import type { Obstacles } from "../../../shop/changes/make-changes.ts";
import { namesOfDraft } from "../../../shop/drafts/draft-store.ts";
import type { ReleaseRow } from "../../../shop/drafts/release-store.ts";
import type { Documents, EntityKey } from "../../../shop/entities/entity.ts";
import { entityIn } from "../../../shop/entities/entity-in.ts";
import { entityName } from "../../../shop/entities/entity-name.ts";
import { conflictToWire, refToWire } from "../entity-to-wire.ts";
import type { MenuDeps } from "../menu-deps.ts";
import { countsOf, isInSight, isNamedInSight, type Sight } from "../sight.ts";
import { busyToWire, faultsToWire, unplacedToWire } from "./faults-to-wire.ts";

/** Entities and conflicts that an answer has. */
const maxShown = 500;

/** A release as far as the role opens it. */
export async function releaseToWire({ store }: MenuDeps, release: ReleaseRow, sight: Sight): Promise<WireRelease> {
  const all = await namesOfDraft(store.db, release.id);
  const entities = all.filter(({ key }) => isInSight(sight, key));
  const faults: WirePublishFault[] = release.faults === null ? [] : JSON.parse(release.faults);
  return {
    id: release.id,
    state: release.state === "failed" ? "failed" : "scheduled",
    publish_at: release.publish_at === null ? null : isoTime(release.publish_at),
    by: release.by_name,
    entities: entities.slice(0, maxShown).map(({ key, name }) => refToWire(key, name)),
    counts: countsOf(entities.map(({ key }) => key)),
    hidden: all.length - entities.length,
    faults: faults.filter(({ entity }) => isNamedInSight(sight, entity)),
  };
}

export function obstaclesToWire({ conflicts, unplaced, faults, busy, documents }: Obstacles) {
  const shown = conflicts.slice(0, maxShown);
  return {
    faults: [
      ...unplacedToWire(documents, unplaced, new Map()),
      ...faultsToWire(documents, faults),
      ...busyToWire(documents, busy),
      ...shown.map(({ key, facet, path }) => ({
        entity: refToWire(key, nameIn(documents, key)),
        ...{ file: facet, path: path.join("."), message: "was changed meanwhile" },
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

export function draftRefused(obstacles: Obstacles): Refusal {
  return new Refusal("draft_refused", "The draft cannot be published", {
    reason: obstacles.conflicts.length > 0 ? "conflicts" : "faults",
    ...obstaclesToWire(obstacles),
  });
}

export function emptyDraft(): Refusal {
  return new Refusal("draft_refused", "There is nothing to publish", { reason: "empty" });
}
