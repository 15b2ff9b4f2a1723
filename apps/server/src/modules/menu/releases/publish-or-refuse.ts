import type { Store } from "../../../database/store.ts";
import type { Call } from "../../../repeats/call.ts";
import type { ChangeNote } from "../../../shop/changes/log-change.ts";
import { publishRelease } from "../../../shop/drafts/publish.ts";
import type { LiveOrders } from "../../../shop/editing/make-changes.ts";
import type { Actor, AuditInsert } from "../../audit/audit-entry.ts";
import { authorOf, loggedAs } from "../staff-log.ts";
import { obstaclesToWire } from "./obstacles-to-wire.ts";

/** Dependencies of a change of the shop, here and in another process. */
export interface ChangingDeps {
  readonly store: Store;
  readonly liveOrders: LiveOrders;
  readonly audit: AuditInsert;
}

export interface PublishAsked {
  readonly id: number;
  readonly state: "draft" | "scheduled";
  readonly by: Actor;
  readonly source: ChangeNote["source"];
  readonly call: Call | null;
  /** Milliseconds. */
  readonly now: number;
}

export type PublishAnswer =
  | { readonly kind: "made"; readonly change: { readonly id: number; readonly revision: string } | null }
  /** The release was published or discarded meanwhile. */
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly reason: "conflicts" | "faults"; readonly obstacles: Obstacles };

type Obstacles = ReturnType<typeof obstaclesToWire>;

/** Publishes a release, or returns the refusal in the form of the wire. */
export async function publishOrRefuse(
  { store, liveOrders, audit }: ChangingDeps,
  { now, by, source, call, ...release }: PublishAsked,
): Promise<PublishAnswer> {
  const note = { source, author: authorOf(by), onLogged: loggedAs("publish", { audit, by, now }) };
  const outcome = await publishRelease(store, { now, note, liveOrders, call }, release);
  if (outcome.kind !== "refused") return outcome;
  const { obstacles } = outcome;
  const reason = obstacles.conflicts.length > 0 ? "conflicts" : "faults";
  return { kind: "refused", reason, obstacles: obstaclesToWire(obstacles) };
}
