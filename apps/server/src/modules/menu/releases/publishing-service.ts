import type {
  WireChange,
  WireDiscarded,
  WireDraft,
  WireHistory,
  WireHistoryQuery,
  WirePublished,
  WireReopened,
} from "@skatert/contract";
import type { JobEnd, JobHandler } from "../../../jobs/job-runner.ts";
import { draftKeys } from "../../../shop/drafts/draft-keys.ts";
import type { StaffGate } from "../../staff-gate.ts";
import { readChange, readHistory, undoOf } from "../history/history.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { isInSight, type Sight } from "../sight.ts";
import { publishNow, releaseJobEnds, releaseJobs, schedule } from "./publish-draft.ts";
import { draftToWire } from "./read-draft.ts";
import { type Discard, discard, reopen, reschedule } from "./releases.ts";

/** The draft, its publication, and the history (EDIT-5, EDIT-6). Callers have checked the rights. */
export interface Publishing {
  draft(sight: Sight): Promise<WireDraft>;
  /** How many changes the draft has. Reads no documents, because every page of an editor calls it after every save. */
  size(sight: Sight): Promise<number>;
  /** Publishes now or at a time. Throws a 422 with the reasons; the draft stays. */
  publish(at: string | null, by: ChangeBy): Promise<WirePublished>;
  /** Discards the whole draft, one entity, or a release that was not published. */
  discard(what: Discard, by: ChangeBy, sight: Sight): Promise<WireDiscarded>;
  reopen(release: number, how: Parameters<typeof reopen>[2]): Promise<WireReopened>;
  reschedule(release: number, at: string, by: ChangeBy): Promise<WirePublished>;
  history(query: WireHistoryQuery, sight: Sight): Promise<WireHistory>;
  /** Throws a 404 for an unknown change. */
  change(id: number, sight: Sight): Promise<WireChange>;
  /** Throws a 409 with the reasons; nothing changed. */
  undo(id: number, by: ChangeBy): Promise<{ readonly change_id: number; readonly revision: string }>;
  readonly jobs: Readonly<Record<string, JobHandler>>;
  readonly jobEnds: Readonly<Record<string, JobEnd>>;
}

export interface PublishingRoutesDeps {
  readonly publishing: Publishing;
  readonly gate: StaffGate;
}

export function createPublishing(deps: MenuDeps): Publishing {
  return {
    draft: (sight) => draftToWire(deps, sight),
    size: async (sight) => (await draftKeys(deps.store.db)).filter((key) => isInSight(sight, key)).length,
    publish: (at, by) => (at === null ? publishNow(deps, by) : schedule(deps, at, by)),
    discard: (what, by, sight) => discard(deps, what, by, sight),
    reopen: (release, how) => reopen(deps, release, how),
    reschedule: (release, at, by) => reschedule(deps, release, at, by),
    history: (query, sight) => readHistory(deps, query, sight),
    change: (id, sight) => readChange(deps, id, sight),
    undo: (id, by) => undoOf(deps, id, by),
    jobs: releaseJobs(deps),
    jobEnds: releaseJobEnds(deps),
  };
}
