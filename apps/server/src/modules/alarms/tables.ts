import type { BranchId, OrderId, Ring } from "@skatert/domain";

/** Times are milliseconds. */
export interface AlarmsTables {
  /** Which boards have an order, per ring. A practice order has a negative id. */
  board_acks: {
    order_id: OrderId;
    ring: Ring;
    /** "device:5", or "session:" with the id of a staff session. */
    board: string;
    at: number;
  };
  /** Times in which a branch is open and no board is awake; `ended_at` null: now. */
  board_incidents: {
    id: string;
    branch_id: BranchId;
    began_at: number;
    pushed_at: number | null;
    messaged_at: number | null;
    ended_at: number | null;
  };
  /** Phones of staff, subscribed until their session ends. */
  staff_push: {
    id: string;
    /** Id of the staff session. */
    session: string;
    /** Address at the browser vendor's push service. */
    endpoint: string;
    /** The browser's keys, base64url. */
    p256dh: string;
    auth: string;
    language: string;
    created_at: number;
  };
}
