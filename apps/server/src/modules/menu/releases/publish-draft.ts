import type { WirePublished, WireRelease } from "@skatert/contract";
import { invalidParams } from "../../../input/refusal.ts";
import type { JobEnd, JobHandler } from "../../../jobs/job-runner.ts";
import { type NewJob, scheduleJob } from "../../../jobs/job-store.ts";
import { countDraftEntities, draftEntities } from "../../../shop/drafts/draft-store.ts";
import { editDraft } from "../../../shop/drafts/edit-draft.ts";
import { failRelease } from "../../../shop/drafts/publish.ts";
import {
  findRelease,
  maxOpenReleases,
  openDraft,
  openReleases,
  updateRelease,
} from "../../../shop/drafts/release-store.ts";
import { earlierChange } from "../../../shop/editing/make-changes.ts";
import { editingOf } from "../entities/entities-service.ts";
import { type ChangeBy, changingDeps, type MenuDeps } from "../menu-deps.ts";
import { publicationEntry } from "../staff-log.ts";
import { maxEntitiesHere } from "./menu-work.ts";
import { type PublishAnswer, type PublishAsked, publishOrRefuse } from "./publish-or-refuse.ts";
import { draftRefused, emptyDraft, releaseToWire, tooManyReleases } from "./release-to-wire.ts";

const publishJob = "shop-publish";
const longestMs = 366 * 86_400_000;

/** Publishes the draft. Throws a 422 with the reasons; the draft stays. */
export async function publishNow(deps: MenuDeps, by: ChangeBy): Promise<WirePublished> {
  const { store, now } = deps;
  // The draft first: if the first of two equal calls ends between the two reads, its change is found.
  const open = await openDraft(store.db);
  const repeated = await earlierChange(store.db, by.call, now());
  if (repeated !== null) return { revision: repeated.revision, change_id: repeated.id, release: null };
  if (open === null) throw emptyDraft();
  const asked = { id: open.id, state: "draft", by: by.actor, source: "office", call: by.call } as const;
  const outcome = await publish(deps, { ...asked, now: now() });
  if (outcome.kind === "refused") throw draftRefused(outcome);
  if (outcome.kind === "gone" || outcome.change === null) throw emptyDraft();
  await deps.onEdit();
  return { revision: outcome.change.revision, change_id: outcome.change.id, release: null };
}

/** A large release is published in another process. */
async function publish(deps: MenuDeps, asked: PublishAsked): Promise<PublishAnswer> {
  const isLarge = (await countDraftEntities(deps.store.db, asked.id)) > maxEntitiesHere;
  return isLarge ? deps.work.publishRelease(asked) : publishOrRefuse(changingDeps(deps), asked);
}

/** Publishes the draft at a time; further edits begin another draft. Throws a 422 if too many releases wait. */
export async function schedule(deps: MenuDeps, at: string, by: ChangeBy): Promise<WirePublished> {
  const release = await editDraft(deps.store, editingOf(deps, by), async ({ tx }) => {
    const publishAt = publishTime(deps, at);
    const open = await openDraft(tx);
    if (open === null || (await draftEntities(tx, open.id)).length === 0) throw emptyDraft();
    if ((await openReleases(tx)).length >= maxOpenReleases) throw tooManyReleases();
    const fields = { state: "scheduled", publish_at: publishAt } as const;
    await updateRelease(tx, open.id, { ...fields, by_id: by.actor.id, by_name: by.actor.name });
    await scheduleJob(tx, scheduleJobOf(open.id, publishAt));
    await tx.executeQuery(deps.auditInsert(tx, publicationEntry("schedule", by.actor, deps.now(), "")));
    return { ...open, ...fields };
  });
  return scheduled(await releaseToWire(deps, release, "shop"));
}

/** The time of a publication in milliseconds. Throws a 400 for a past time. */
export function publishTime({ now }: Pick<MenuDeps, "now">, at: string): number {
  const time = Date.parse(at);
  if (time > now() && time <= now() + longestMs) return time;
  throw invalidParams([{ path: "at", message: "is past, or more than a year ahead" }]);
}

/**
 * The job that publishes a release at a time. A job for an earlier time finds the release not due, and does nothing.
 */
export function scheduleJobOf(release: number, at: number): NewJob {
  return { id: `${publishJob}-${release}-${at}`, kind: publishJob, payload: release, runAt: at };
}

function scheduled(release: WireRelease): WirePublished {
  return { revision: null, change_id: null, release };
}

/** Publishes releases at their time. A refused release stays, with the reasons. */
export function releaseJobs(deps: MenuDeps): Readonly<Record<string, JobHandler>> {
  const { store, now } = deps;
  return {
    async [publishJob](payload) {
      const release = await findRelease(store.db, Number(payload));
      if (release?.state !== "scheduled" || (release.publish_at ?? 0) > now()) return;
      const by = { kind: "staff", id: release.by_id, name: release.by_name, deviceId: null } as const;
      const asked = { id: release.id, state: "scheduled", by, source: "schedule", call: null } as const;
      const at = now();
      const outcome = await publish(deps, { ...asked, now: at });
      if (outcome.kind === "refused") {
        await failRelease(store, release.id, at, JSON.stringify(outcome.obstacles.faults));
      } else if (outcome.kind === "made") await deps.onEdit();
    },
  };
}

/** A release whose job is given up would otherwise wait forever. */
export function releaseJobEnds({ store, now }: MenuDeps): Readonly<Record<string, JobEnd>> {
  return { [publishJob]: (payload) => failRelease(store, Number(payload), now(), "[]") };
}
