import * as z from "zod/mini";
import { BoardOrderSchema } from "./board-order.ts";
import { ActorSchema, FEED_KINDS } from "./feed-entry.ts";

/** `GET /api/office/feed?after=&branch_id=&limit=`: the changes of a branch in ascending order, without gaps. */
export const FeedSchema = z.looseObject({
  /** The branch's last number, also when `limit` cut the entries. */
  last: z.int(),
  entries: z.array(
    z.looseObject({
      number: z.int(),
      kind: z.enum(FEED_KINDS),
      order_id: z.int(),
      at: z.iso.datetime(),
      by: ActorSchema,
    }),
  ),
  /**
   * With `with=orders`: the orders of the entries, each once and at least as new as its last entry. Orders beyond the
   * limit, or that the caller may not see, are omitted.
   */
  orders: z.optional(z.array(BoardOrderSchema)),
});
export type WireFeed = z.infer<typeof FeedSchema>;

/** Private channel of a branch, for its staff. */
export function branchChannel(id: number): string {
  return `private-branch-${id}`;
}

/** The branch of a private channel; null: another channel. */
export function branchOfChannel(name: string): number | null {
  const id = /^private-branch-(\d{1,9})$/.exec(name)?.[1];
  return id === undefined ? null : Number(id);
}

/** Body of `POST /api/office/realtime/auth`. */
export const ChannelAuthBodySchema = z.object({
  socket_id: z.string().check(z.maxLength(100), z.regex(/^\d{1,20}\.\d{1,20}$/)),
  channel_name: z.string().check(z.maxLength(200)),
});

/** The answer of `POST /api/office/realtime/auth`: the signature that opens the channel. */
export const ChannelAuthSchema = z.looseObject({ auth: z.string(), channel_data: z.optional(z.string()) });

/** Event of a branch's channel: `{last}`, the last number of its feed. */
export const FEED_EVENT = "feed";
/** Content of the event; a message without a number still means that there is a change. */
export const FeedEventSchema = z.looseObject({ last: z.int() });
