import type { OrderStage } from "@skatert/domain";
import type { NoticeChannelKind } from "../../ports/order-notices/notice-channel.ts";
import type { RecordedChange } from "../orders/events.ts";

/**
 * The event of a notice. "moved": any other stage; "answered": an answer of the restaurant or the guest beside the
 * stage. Both for webhooks only.
 */
export type NoticeEvent = "created" | "paid" | "cancelled" | "moved" | "answered" | "money-back";

const heard: Readonly<Record<NoticeChannelKind, readonly NoticeEvent[]>> = {
  telegram: ["created", "paid", "cancelled", "money-back"],
  mail: ["created", "paid", "cancelled", "money-back"],
  // A refund changes nothing in the order's body.
  webhook: ["created", "paid", "cancelled", "moved", "answered"],
};

export function subscribesTo(kind: NoticeChannelKind, event: NoticeEvent): boolean {
  return heard[kind].includes(event);
}

/** An order that awaits payment gets a notice only once paid, unless `tellsUnpaid`; null: no notice. */
export function eventOfNew(stage: OrderStage, tellsUnpaid: boolean): NoticeEvent | null {
  return stage !== "awaiting-payment" || tellsUnpaid ? "created" : null;
}

/** `stages`: those the order has had. Without a notice of the order there is no notice of its cancellation either. */
export function eventOfMove(to: OrderStage, stages: readonly OrderStage[], tellsUnpaid: boolean): NoticeEvent | null {
  const hadNotice = tellsUnpaid || !stages.includes("awaiting-payment");
  if (to === "accepted") return hadNotice ? "paid" : "created";
  if (to === "cancelled") return hadNotice || stages.includes("accepted") ? "cancelled" : null;
  return "moved";
}

/**
 * Whether a change beside the stage alters what a webhook sends: a confirmation, a promise, a request to cancel, other
 * dishes, sums or times.
 */
export function isAnswer(change: RecordedChange): boolean {
  const { kind } = change;
  if (kind === "changed") return change.step === "made";
  return kind === "confirmed" || kind === "promised" || kind === "cancel-requested";
}
