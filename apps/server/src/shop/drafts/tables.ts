import type { EntityKind } from "../entities/entity.ts";

export interface DraftTables {
  /** Collected changes of the shop that guests do not see yet. At most one is the open draft. */
  shop_releases: {
    id: number;
    /** `discarded`: kept for a day, so that it can be restored. */
    state: "draft" | "scheduled" | "failed" | "discarded";
    /** When a scheduled release is published. */
    publish_at: number | null;
    by_id: number | null;
    by_name: string;
    at: number;
    /** JSON of the reasons that prevented publication. */
    faults: string | null;
  };
  shop_draft_entities: {
    release_id: number;
    kind: EntityKind;
    entity_id: string;
    name: string;
    /** JSON of an EntityDelta: from the published state at the time of the edit to the new state. */
    delta: string;
    by_id: number | null;
    by_name: string;
    at: number;
  };
}
