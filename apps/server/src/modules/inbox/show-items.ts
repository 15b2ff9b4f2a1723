import type { WireActor, WireBooking, WireInboxItem } from "@skatert/contract";
import { type BranchId, dueAt, hasRight, type InboxRules, type OrderId, type RoleGrant } from "@skatert/domain";
import type { Db } from "../../database/tables.ts";
import { isoTime } from "../../ports/clock.ts";
import type { StoredItem } from "./tables.ts";

/** What a request says to the staff who answer it. */
export interface RequestFacts {
  readonly name: string;
  readonly phone: string;
  readonly comment: string;
  readonly product: { readonly id: number; readonly name: string } | null;
  /** `readsGuests`: with its guest. */
  readonly booking: ((readsGuests: boolean) => WireBooking) | null;
}

/** What a review says, and what became of it. */
export interface ReviewFacts {
  readonly name: string;
  readonly phone: string;
  readonly stars: number;
  readonly comment: string;
  readonly tags: readonly string[];
  readonly dishes: readonly { readonly name: string; readonly stars: number }[];
  readonly reply: string | null;
  /** Why the comment is hidden; "": without a reason; null: it is shown. */
  readonly hidden: string | null;
  readonly hasAccount: boolean;
}

/** An order whose guest asks to cancel it. */
export interface CancelRequest {
  readonly orderId: OrderId;
  readonly branchId: BranchId;
  readonly at: number;
  readonly name: string;
  readonly phone: string;
}

/** What other modules know of the items. */
export interface InboxSources {
  readonly requestsOf: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, RequestFacts>>;
  readonly reviewsOf: (db: Db, orderIds: readonly OrderId[]) => Promise<ReadonlyMap<OrderId, ReviewFacts>>;
  readonly staffNames: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** The longest waiting first. */
  readonly cancelRequests: (db: Db, branches: readonly BranchId[], limit: number) => Promise<readonly CancelRequest[]>;
  /** The author of a change in its stored form; see StageChange. */
  readonly wireActor: (by: string) => WireActor;
}

export interface Reader {
  readonly grants: readonly RoleGrant<BranchId>[];
}

/** Items as the reader may see them, in their order; those whose request or review is gone are omitted. */
export async function showItems(
  db: Db,
  sources: InboxSources,
  items: readonly StoredItem[],
  { reader, rules }: { readonly reader: Reader; readonly rules: InboxRules },
): Promise<readonly WireInboxItem[]> {
  const [requests, reviews, names] = await Promise.all([
    sources.requestsOf(
      db,
      items.flatMap(({ request_id: id }) => id ?? []),
    ),
    sources.reviewsOf(
      db,
      items.flatMap(({ order_id: id }) => id ?? []),
    ),
    sources.staffNames(db, [...new Set(items.flatMap(({ assignee_id: id }) => id ?? []))]),
  ]);
  return items.flatMap((item) => {
    const readsGuests = mayReadGuests(reader, item.branch_id);
    const request = requests.get(item.request_id ?? 0);
    const review = reviews.get(item.order_id ?? 0);
    const subject =
      request === undefined ? review && reviewSubject(item, review, readsGuests) : requestSubject(request, readsGuests);
    return subject === undefined ? [] : [{ ...common(item, rules, names, sources), ...subject }];
  });
}

function mayReadGuests({ grants }: Reader, branchId: BranchId | null): boolean {
  if (branchId !== null) return hasRight(grants, "guests.read", branchId);
  return grants.some((grant) => hasRight([{ role: grant.role, branchId: 0 }], "guests.read", 0));
}

function common(item: StoredItem, rules: InboxRules, names: ReadonlyMap<number, string>, { wireActor }: InboxSources) {
  const { assignee_id: assignee } = item;
  return {
    id: item.id,
    kind: item.kind,
    branch_id: item.branch_id,
    at: isoTime(item.at),
    due_at: isoTime(item.due_at),
    assignee: assignee === null ? null : { id: assignee, name: names.get(assignee) ?? "" },
    state: item.state,
    rings: rules[item.kind].rings,
    outcome: item.outcome,
    reason: item.reason,
    message: item.message,
    answered_at: item.ended_at === null ? null : isoTime(item.ended_at),
    answered_by: item.ended_by === null ? null : wireActor(item.ended_by),
    version: item.version,
  };
}

function requestSubject(request: RequestFacts, readsGuests: boolean) {
  const { name, phone, comment, booking, product } = request;
  return {
    guest: readsGuests ? { name, phone } : null,
    text: comment,
    ...(booking === null ? {} : { booking: booking(readsGuests) }),
    ...(product === null ? {} : { product }),
  };
}

function reviewSubject(item: StoredItem, review: ReviewFacts, readsGuests: boolean) {
  const { name, phone, comment, stars, tags, dishes, reply, hidden, hasAccount } = review;
  return {
    guest: readsGuests ? { name, phone } : null,
    text: comment,
    ...(item.order_id === null ? {} : { order_id: item.order_id }),
    review: {
      stars,
      tags: [...tags],
      dishes: [...dishes],
      reply,
      hidden,
      points: item.points,
      can_compensate: hasAccount && item.points === 0,
    },
  };
}

/** A request to cancel as an item: its order is answered on the board, which also rings for it. */
export function cancelItem(request: CancelRequest, reader: Reader, rules: InboxRules): WireInboxItem {
  const { orderId, branchId, at, name, phone } = request;
  return {
    id: orderId,
    kind: "cancel-request",
    branch_id: branchId,
    at: isoTime(at),
    // It stops a kitchen: as urgent as a guest who waits for a call.
    due_at: isoTime(dueAt(rules.call, at)),
    assignee: null,
    state: "open",
    rings: true,
    guest: mayReadGuests(reader, branchId) ? { name, phone } : null,
    text: "",
    outcome: null,
    reason: null,
    message: "",
    answered_at: null,
    answered_by: null,
    order_id: orderId,
    version: 1,
  };
}
