import type { BranchId, GroupOrderState } from "@skatert/domain";

/** A group order as stored. */
export type StoredGroupOrder = GroupOrdersTables["group_orders"];

export interface GroupOrdersTables {
  group_orders: {
    /** 128 random bits; the link gives access. */
    id: string;
    /** Digest of the host's key. */
    host_digest: string;
    host_name: string;
    /** The branch that will cook the order. */
    warehouse_id: BranchId;
    /** JSON list of GroupEntry. */
    people: string;
    /** Increases with every change. */
    revision: number;
    state: GroupOrderState;
    /** Digest of the creator's network, for the limit. */
    network: string;
    created_at: number;
    expires_at: number;
  };
}
