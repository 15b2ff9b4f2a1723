import type { WireAnswerInbox, WireInboxItem, WireReviewInbox } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import { bookingRefusal } from "../../model/bookings/booking-refusal.ts";
import { changeBooking } from "../../model/bookings/bookings-calls.ts";
import { answerItem, assignItem, reviewItem } from "../../model/inbox/inbox-calls.ts";
import type { OfficeError, OfficeResult } from "../../platform/api/office-error.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { showToast } from "../../ui/toast/toast.ts";

/** What staff do with an item. Each resolves with whether it was done, and says so, or why not, in a toast. */
export function useItemActions(item: WireInboxItem) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const { id, version } = item;

  async function settle(
    call: Promise<OfficeResult<unknown>>,
    done: PlainKey,
    isSettled: (error: OfficeError) => boolean = () => false,
  ): Promise<boolean> {
    const result = await during(call);
    if (result.ok) {
      showToast({ text: t(done), look: "done" });
      return true;
    }
    if (isSettled(result.error)) return false;
    const key = refusalKey(result.error);
    if (key === null) return failed(result.error);
    showToast({ text: t(key), look: "failed" });
    return false;
  }

  return {
    isSending,
    assign: (staffId: number | null, dueAt?: string) =>
      settle(
        assignItem(id, { version, staff_id: staffId, ...(dueAt === undefined ? {} : { due_at: dueAt }) }),
        dueAt === undefined ? (staffId === null ? "inbox.done.unassigned" : "inbox.done.assigned") : "inbox.done.due",
      ),
    answer: (body: Omit<WireAnswerInbox, "version">) =>
      settle(answerItem(id, { version, ...body }), `inbox.done.${body.outcome}`),
    /** `isSettled`: whether the caller handles a failure itself. */
    review: (body: Omit<WireReviewInbox, "version">, done: PlainKey, isSettled?: (error: OfficeError) => boolean) =>
      settle(reviewItem(id, { version, ...body }), done, isSettled),
    /** Confirms the item's booking at a table chosen by hand. */
    seatAt: (booking: NonNullable<WireInboxItem["booking"]>, tableId: string) =>
      settle(
        changeBooking(booking.id, { version: booking.version, table_id: tableId, state: "confirmed" }),
        "inbox.done.confirmed",
      ),
  };
}

const REVIEW_REFUSALS = ["compensated", "no-account", "above-limit"] as const;

/** The reason of a refusal; null: another failure. */
function refusalKey(error: OfficeError): PlainKey | null {
  const { code, data } = error;
  if (code === "inbox_changed") return "inbox.refused.changed";
  if (code !== "inbox_answer_refused") return bookingRefusal(error);
  const reason = REVIEW_REFUSALS.find((each) => each === data["reason"]);
  return reason === undefined ? "inbox.refused.answer" : `inbox.refused.${reason}`;
}
