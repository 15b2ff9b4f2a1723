import type { CHANGE_SOURCES } from "@skatert/contract";
import type { EntityKind } from "../entities/entity.ts";

export type ChangeSource = (typeof CHANGE_SOURCES)[number];

export interface ChangesTables {
  /** One revision of the shop, with its author. */
  shop_changes: {
    id: number;
    at: number;
    source: ChangeSource;
    by_kind: "staff" | "integration" | "import" | "shop";
    /** Id of the staff member; null: none. */
    by_id: number | null;
    by_name: string;
    revision: string;
    /** How many entities differ; 0: the first import. */
    entities: number;
    /** The change that this one undoes; null: none. */
    undoes: number | null;
  };
  shop_change_entities: {
    change_id: number;
    kind: EntityKind;
    entity_id: string;
    /** The entity's name at that time. */
    name: string;
    /** JSON of an EntityDelta. */
    delta: string;
    /** The time of the change. */
    at: number;
  };
}
