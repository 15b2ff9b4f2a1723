import * as z from "zod/mini";

export const FEED_KINDS = [
  "placed",
  "confirmed",
  "promised",
  "refused",
  "moved",
  "changed",
  "cancel-requested",
  "cancelled",
  "paid",
  "refunded",
] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The author of a change: a person, an integration, an import, the shop itself or the guest. */
export const ActorSchema = z.looseObject({
  kind: z.enum(["staff", "integration", "import", "shop", "guest"]),
  name: z.string(),
});
export type WireActor = z.infer<typeof ActorSchema>;
