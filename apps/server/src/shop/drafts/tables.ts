import type { EntityKind } from "../entities/entity.ts";

export interface DraftTables {
  /** Collected changes of the shop that guests do not see yet. At most one is the open draft. */
  shop_releases: {
    id: number;
    /** `discarded`: kept for a day, so that it can be taken back. */
    state: "draft" | "scheduled" | "failed" | "discarded";
    /** When a scheduled release is published. */
    publish_at: number | null;
    by_id: number | null;
    by_name: string;
    at: number;
    /** JSON of why it could not be published. */
    faults: string | null;
    attempt_key: string | null;
  };
  shop_draft_entities: {
    release_id: number;
    kind: EntityKind;
    entity_id: string;
    name: string;
    /** JSON of an EntityDelta: from what was published when it was edited to what is wanted. */
    delta: string;
    by_id: number | null;
    by_name: string;
    at: number;
    attempt_key: string | null;
  };
}
