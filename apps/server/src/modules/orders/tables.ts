import type {
  BranchId,
  CouponId,
  CustomerId,
  DeliveryMethod,
  OrderId,
  OrderStage,
  ProductId,
  VariationId,
} from "@skatert/domain";
import type { Generated } from "kysely";

/** Rows of orders; money in minor units, times in milliseconds, 0/1 for booleans. */
export interface OrdersTables {
  orders: {
    id: OrderId;
    order_key: string;
    user_id: CustomerId | null;
    phone: string;
    name: string;
    email: string | null;
    stage: OrderStage;
    method: DeliveryMethod;
    warehouse_id: BranchId;
    slot_start: number;
    payment_method: string;
    paid_online: number;
    total: number;
    /** JSON of OrderDetails. */
    details: string;
    created_at: number;
    updated_at: number;
  };
  /** Words for order search; see order-words.ts. */
  order_words: { word: string; created_at: number; order_id: OrderId };
  /** Names of dishes for order search, in a branch each once; see order-dishes.ts. */
  dish_names: { branch_id: BranchId; dish: number; name: string };
  order_dishes: { branch_id: BranchId; dish: number; created_at: number; order_id: OrderId };
  /** Of orders that were accepted. */
  order_promises: {
    order_id: OrderId;
    promised_at: number;
    /** The promise before a later one; null: it never became later. */
    was_at: number | null;
    /** Whether the guest has not yet agreed to the later time. */
    is_asked: number;
    /** How often it became later. */
    moves: number;
  };
  /** Changes of a placed order, numbered from 1 within it. */
  order_versions: {
    order_id: OrderId;
    number: number;
    at: number;
    /** See StageChange. */
    made_by: string;
    /** The staff's words, which the guest reads. */
    reason: string;
    /** JSON of the kinds of its changes. */
    kinds: string;
    consent: "none" | "phone" | "link";
    /** JSON of KitchenDifference[]. */
    delta: string;
    total_was: number;
    total_now: number;
  };
  /** The change that an order's guest is asked about; at most one. */
  order_proposals: {
    order_id: OrderId;
    id: string;
    at: number;
    expires_at: number;
    /** See StageChange. */
    made_by: string;
    reason: string;
    /** JSON of AskedChanges. */
    asked: string;
    /** JSON of KitchenDifference[]. */
    delta: string;
    total_was: number;
    total_now: number;
    /** What the guest owes after the change; negative: is paid back. */
    owed: number;
  };
  order_stages: { order_id: OrderId; stage: OrderStage; at: number; made_by: string };
  stock_moves: {
    order_id: OrderId;
    kind: "taken" | "returned";
    product_id: ProductId;
    /** 0: the row that covers all variations together. */
    variation_id: VariationId;
    warehouse_id: BranchId;
    quantity: number;
  };
  coupon_uses: {
    order_id: OrderId;
    coupon_id: CouponId;
    customer: string;
    released: number;
    /** What the coupon gave to the order, see givenBy. 0 for gifts of earlier versions. */
    discount: number;
    /** The shop's day on which the order was placed: 2026-11-30. */
    day: string;
    /** The single-use code, by codeKey. Null: the coupon has none. */
    code: string | null;
  };
  /** customer "": the coupon's total. `given`: the sum that its live uses gave; only in the total. */
  coupon_counters: { coupon_id: CouponId; customer: string; uses: number; given: Generated<number> };
  /** method "all": every method of the branch together. */
  slot_counters: {
    warehouse_id: BranchId;
    method: DeliveryMethod | "all";
    slot_start: number;
    orders: number;
    sum: number;
    dishes: number;
  };
  /** Live orders of a customer, which the first-order rule reads under concurrency. */
  customer_orders: { customer: string; orders: number };
  bonus_accounts: { user_id: CustomerId; balance: number };
  bonus_entries: {
    id: string;
    user_id: CustomerId;
    order_id: OrderId | null;
    kind: string;
    points: number;
    at: number;
  };
  /** `subject`: a keyed digest of a phone or a network, or a user's id. */
  order_budgets: { subject: string; hour_used: number; hour_ends: number; day_used: number; day_ends: number };
  /** Orders awaiting payment, once for each subject; `ends_at`: when the shop cancels it unpaid. */
  unpaid_orders: { order_id: OrderId; subject: string; ends_at: number };
  sequences: { name: string; value: number };
  jobs: {
    id: string;
    kind: string;
    payload: string;
    run_at: number;
    attempts: number;
    claimed_until: number;
    state: "waiting" | "done" | "failed";
    last_error: string | null;
  };
  integration_keys: {
    consumer_key_hash: string;
    consumer_secret_hash: string;
    name: string;
    created_at: number;
    /** One of SCOPES. */
    scope: string;
  };
  secrets: { name: string; value: string };
}
