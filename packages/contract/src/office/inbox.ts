import { INBOX_KINDS, INBOX_OUTCOMES, type InboxKind } from "@skatert/domain";
import * as z from "zod/mini";
import { cleanedLine, cleanedText, MAX_ID } from "../fields/schemas.ts";
import { BookingSchema, INBOX_REASONS } from "./booking.ts";
import { ActorSchema } from "./feed-entry.ts";

const instant = z.iso.datetime().check(z.maxLength(40));
const version = z.int().check(z.positive());
const branchId = z.string().check(z.regex(/^\d{1,9}$/, "is not an id"));

/**
 * An item of the inbox (INBOX-1). `kind` and `id` together identify it: the id of a `cancel-request` is that of its
 * order, and the calls of the board answer it (`/confirm`, `/stage` and `/refuse` of the order), not those of the inbox.
 * A booking is answered here or by `PATCH /api/office/bookings/{id}`; both end the item.
 */
export const InboxItemSchema = z.looseObject({
  id: z.int(),
  kind: z.enum(INBOX_KINDS),
  /** Null: no branch was named, and the staff of every branch see it. */
  branch_id: z.nullable(z.int()),
  at: instant,
  due_at: z.nullable(instant),
  assignee: z.nullable(z.looseObject({ id: z.int(), name: z.string() })),
  state: z.enum(["open", "done"]),
  /** Whether an open item of the kind rings, by the settings. */
  rings: z.boolean(),
  /** Null: for people without the right to read guests. */
  guest: z.nullable(z.looseObject({ name: z.string(), phone: z.string() })),
  /** What the guest wrote, as plain text; "": nothing. */
  text: z.string(),
  /** Null while it is open. `cancelled`: the guest withdrew the request. */
  outcome: z.nullable(z.enum([...INBOX_OUTCOMES, "cancelled"])),
  reason: z.nullable(z.enum(INBOX_REASONS)),
  /** What the guest was told besides the reason. */
  message: z.string(),
  answered_at: z.nullable(instant),
  answered_by: z.nullable(ActorSchema),
  /** Of a review and a cancel-request. */
  order_id: z.optional(z.int()),
  booking: z.optional(BookingSchema),
  product: z.optional(z.looseObject({ id: z.int(), name: z.string() })),
  review: z.optional(
    z.looseObject({
      stars: z.int(),
      tags: z.array(z.string()),
      dishes: z.array(z.looseObject({ name: z.string(), stars: z.int() })),
      /** The answer that the guest and, where reviews are shown, other guests read; null: none. */
      reply: z.nullable(z.string()),
      /** Why the comment is hidden from other guests; null: it is not. */
      hidden: z.nullable(z.string()),
      /** Points given for it; 0: none. */
      points: z.int(),
      /** Whether points can be given: the order belongs to an account. */
      can_compensate: z.boolean(),
    }),
  ),
  version: z.int(),
});
export type WireInboxItem = z.infer<typeof InboxItemSchema>;

/**
 * Query of `GET /api/office/inbox`. Without `branch_id`: every branch of the caller. `state`: open (default), by due
 * time; done, newest first. `assignee`: an id, `me` or `none`. `before`: the `next` of the page before.
 */
export const InboxQuerySchema = z.object({
  branch_id: z.optional(branchId),
  kind: z.optional(z.enum(INBOX_KINDS)),
  state: z.optional(z.enum(["open", "done"])),
  assignee: z.optional(z.string().check(z.regex(/^(?:\d{1,9}|me|none)$/, "is not a person"))),
  /** A part of the name, number or text, or digits of the phone. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  before: z.optional(z.string().check(z.regex(/^\d{1,16}(?:-\d{1,10})?$/, "is not a page"))),
});

/** `last`: the number from which the feed goes on. `max_points`: what the caller may give for a review; 0: nothing. */
export const InboxSchema = z.looseObject({
  last: z.int(),
  items: z.array(InboxItemSchema),
  next: z.nullable(z.string()),
  /** Open items of the caller's branches, or of the one asked for, by kind. */
  open: z.object({
    call: z.int(),
    dish: z.int(),
    booking: z.int(),
    "booking-cancelled": z.int(),
    review: z.int(),
    "cancel-request": z.int(),
  } satisfies Record<InboxKind, unknown>),
  max_points: z.int(),
});
export type WireInbox = z.infer<typeof InboxSchema>;

/** `GET /api/office/inbox/people?branch_id=`: who may be assigned. */
export const InboxPeopleSchema = z.looseObject({
  people: z.array(z.looseObject({ id: z.int(), name: z.string() })),
});

/**
 * `GET /api/office/inbox/feed?after=&branch_id=&limit=`: the items of the branch, and those of no branch, that changed
 * after a number, each once and as it is now, in the order of their changes. Without `branch_id`: every branch of the
 * caller. `last`: the number to send as `after` next; with `more` at once. After INBOX_EVENT, on waking and on
 * connecting a board asks with the last number that it knows. An open item with `rings` whose version is 1 is new: it
 * rings until it is assigned or answered. Cancel-requests are not among the items: the orders' feed tells them.
 */
export const InboxFeedQuerySchema = z.object({
  after: z.optional(z.string().check(z.regex(/^\d{1,10}$/))),
  branch_id: z.optional(branchId),
  limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|[12]\d\d)$/))),
});
export const InboxFeedSchema = z.looseObject({ last: z.int(), more: z.boolean(), items: z.array(InboxItemSchema) });
export type WireInboxFeed = z.infer<typeof InboxFeedSchema>;

/** Event of a branch's channel (`branchChannel`): `{last}`, as FEED_EVENT is for orders. Its content is FeedEventSchema. */
export const INBOX_EVENT = "inbox";

/** `POST /api/office/inbox/{id}/assign`: null: nobody. Without `due_at` the due time stays. Answers with the item. */
export const AssignInboxSchema = z.object({
  version,
  staff_id: z.nullable(z.int().check(z.positive(), z.lte(MAX_ID))),
  due_at: z.optional(instant),
});
export type WireAssignInbox = z.infer<typeof AssignInboxSchema>;

/**
 * `POST /api/office/inbox/{id}/answer` ends the item and answers with it. Which outcomes a kind has is the rule
 * `outcomesOf` of the domain. `refused` needs a reason. The guest reads confirmation, reason and message in their
 * language. 409 `inbox_changed` with `data.item`, the present one, when somebody else was first; 409
 * `inbox_answer_refused` for an outcome that the kind does not have.
 */
export const AnswerInboxSchema = z.object({
  version,
  outcome: z.enum(INBOX_OUTCOMES),
  reason: z.optional(z.enum(INBOX_REASONS)),
  message: z.optional(z.string().check(cleanedText, z.maxLength(300))),
});
export type WireAnswerInbox = z.infer<typeof AnswerInboxSchema>;

const reviewReason = z.string().check(cleanedLine, z.minLength(1), z.maxLength(200));

/**
 * `POST /api/office/inbox/{id}/review`: one of the three; the item stays open until it is answered. `reply` "" removes
 * the answer, `hide` null shows the comment again. `compensate`: once, within `max_points`; 409
 * `inbox_answer_refused` with `data.reason`: `compensated`, `no-account`, `above-limit`.
 */
export const ReviewInboxSchema = z.object({
  version,
  reply: z.optional(z.string().check(cleanedText, z.maxLength(1000))),
  hide: z.optional(z.nullable(z.object({ reason: reviewReason }))),
  compensate: z.optional(z.object({ points: z.int().check(z.minimum(1), z.maximum(100_000)), reason: reviewReason })),
});
export type WireReviewInbox = z.infer<typeof ReviewInboxSchema>;

const ruleShape = z.object({
  /** Minutes from the arrival to the due time. */
  due_minutes: z.int().check(z.minimum(1), z.maximum(10_080)),
  /** Rings on the boards until somebody takes it. */
  rings: z.boolean(),
  /** Nobody answered by the due time: push, then Telegram or SMS to the numbers of the staff. */
  escalates: z.boolean(),
});

/** `GET` and `PUT /api/office/inbox/settings`: every kind that the shop rings by itself; orders ring cancel-requests. */
export const InboxRulesSchema = z.object({
  rules: z.object({
    call: ruleShape,
    dish: ruleShape,
    booking: ruleShape,
    "booking-cancelled": ruleShape,
    review: ruleShape,
  }),
});
export type WireInboxRules = z.infer<typeof InboxRulesSchema>;
