import type { WirePublishFault, WireRelease } from "@skatert/contract";
import { Refusal } from "../../../input/refusal.ts";
import { isoTime } from "../../../ports/clock.ts";
import { namesOfDraft } from "../../../shop/drafts/draft-store.ts";
import type { ReleaseRow } from "../../../shop/drafts/release-store.ts";
import { refToWire } from "../entity-to-wire.ts";
import type { MenuDeps } from "../menu-deps.ts";
import { countsOf, isInSight, isNamedInSight, type Sight } from "../sight.ts";
import type { obstaclesToWire } from "./obstacles-to-wire.ts";

/** The most entities in an answer. */
const maxShown = 500;

/** A release, as far as the role may see it. */
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

export function draftRefused({
  reason,
  obstacles,
}: {
  readonly reason: "conflicts" | "faults";
  readonly obstacles: ReturnType<typeof obstaclesToWire>;
}): Refusal {
  return new Refusal("draft_refused", "The draft cannot be published", { reason, ...obstacles });
}

export function tooManyReleases(): Refusal {
  return new Refusal("draft_refused", "Too many releases wait: publish or discard one", {
    reason: "too-many-releases",
  });
}

export function emptyDraft(): Refusal {
  return new Refusal("draft_refused", "There is nothing to publish", { reason: "empty" });
}
