import type { WireBooking, WireBookingChange, WireNewBooking } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import { bookingRefusal } from "../../model/bookings/booking-refusal.ts";
import { changeBooking, createBooking } from "../../model/bookings/bookings-calls.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { guestText } from "./booking-words.ts";

/** Changes of bookings. Each resolves with whether it was done; a toast says so, or why not. */
export function useBookingActions() {
  const i18n = useI18n();
  const { t } = i18n;
  const failed = useFailure();
  const [isSending, during] = useSending();

  function refuse(error: OfficeError): false {
    const key = bookingRefusal(error);
    if (key === null) return failed(error);
    showToast({ text: t(key), look: "failed" });
    return false;
  }

  async function change(booking: WireBooking, body: Omit<WireBookingChange, "version">, done: PlainKey) {
    const result = await during(changeBooking(booking.id, { version: booking.version, ...body }));
    if (!result.ok) return refuse(result.error);
    showToast({ text: t(done), look: "done" });
    return true;
  }

  /** The toast takes the move back for ten seconds. */
  async function move(booking: WireBooking, to: Pick<WireBookingChange, "hall_id" | "table_id" | "from" | "to">) {
    const result = await during(changeBooking(booking.id, { version: booking.version, ...to }));
    if (!result.ok) return refuse(result.error);
    const { hall_id, table_id, from, to: until } = booking;
    const back = { hall_id, from, to: until, ...(table_id === null ? {} : { table_id }) };
    const { version } = result.value;
    const takeBack = async () => {
      const undone = await changeBooking(booking.id, { version, ...back });
      if (!undone.ok) refuse(undone.error);
    };
    const undo = { label: t("booking.undo"), run: () => void takeBack() };
    showToast({ text: t("booking.moved", { name: guestText(booking, i18n) }), look: "done", undo });
    return true;
  }

  async function create(body: WireNewBooking, key: string): Promise<boolean> {
    const result = await during(createBooking(body, key));
    if (!result.ok) return refuse(result.error);
    const { table_id: table } = result.value;
    const text = table === null ? t("booking.created") : t("booking.created.table", { table });
    showToast({ text, look: "done" });
    return true;
  }

  return { isSending, change, move, create };
}
