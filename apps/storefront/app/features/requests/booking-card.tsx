import type { RequestView } from "@skatert/contract";
import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUser } from "../../model/account/user-store.ts";
import { keepBooking } from "../../model/bookings/device-bookings.ts";
import { openModal } from "../../model/page/modals.ts";
import { api } from "../../platform/api/api.ts";
import { notify } from "../../platform/notices.ts";
import { useHasHydrated } from "../../platform/storage/use-has-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { Badge } from "../../ui/text/badge.tsx";
import { bookingPath } from "./booking-path.ts";
import styles from "./requests.module.css";

export interface BookingCardProps {
  readonly request: RequestView;
  readonly onChange: (request: RequestView) => void;
  /** Shows the link that opens it again. */
  readonly withLink?: boolean;
}

/** A booked table, or another request: contents, time, state, and a cancel button. */
export function BookingCard({ request, onChange, withLink }: BookingCardProps) {
  const { t } = useI18n();
  const { booking, product, number, state } = request;
  const isBooking = booking !== null;
  const cancel = useCancel(request, onChange);
  // On a direct load this effect runs before the effect of the root that reads the user's store.
  const isUserRead = useHasHydrated(useUser);
  useEffect(() => {
    if (isUserRead) keepBooking(request, Date.now());
  }, [request, isUserRead]);
  return (
    <div className={styles["card"]}>
      <p className={styles["number"]} translate="no">
        {t(isBooking ? "booking.number" : "booking.isRequest", { number })}
      </p>
      <span aria-live="polite">
        <Badge tone={state === "cancelled" ? "neutral" : "fresh"}>
          {t(isBooking ? `booking.state.${state}` : `booking.requestState.${state}`)}
        </Badge>
      </span>
      {request.answer !== null && <p>{request.answer}</p>}
      {booking && <Table booking={booking} />}
      {product && <p>{product.name}</p>}
      {withLink && <OwnLink request={request} />}
      {request.canCancel && (
        <Button look="quiet" onClick={cancel}>
          {t("booking.cancel")}
        </Button>
      )}
    </div>
  );
}

function Table({ booking }: { readonly booking: NonNullable<RequestView["booking"]> }) {
  const { t, formatDate, formatMinute } = useI18n();
  const { day, from, to, seats, placeName, address } = booking;
  const date = formatDate(Date.UTC(day.year, day.month - 1, day.day), "weekdayLongAndDay", "UTC");
  return (
    <>
      <p className={styles["when"]}>
        {t("booking.when", { day: date, from: formatMinute(from), to: formatMinute(to) })}
      </p>
      <p>{t("booking.guests", { count: seats })}</p>
      <p>
        {placeName}, {address}
      </p>
    </>
  );
}

function OwnLink({ request: { id, key } }: { readonly request: RequestView }) {
  const { t } = useI18n();
  return (
    <p className={styles["own"]}>
      <a href={bookingPath({ id, key })}>{t("booking.link")}</a>
      <span>{t("booking.linkText")}</span>
    </p>
  );
}

/** After a confirmation. */
function useCancel({ id, key }: RequestView, onChange: (request: RequestView) => void): () => void {
  const { t, language } = useI18n();
  const cancel = async () => {
    const result = await api
      .requests(language)
      .then((requests) => requests.cancel(id, key))
      .catch(() => null);
    if (result?.ok) onChange(result.value);
    notify(t(result?.ok ? "booking.cancelled" : "booking.cancelFailed"), result?.ok ? "info" : "danger");
  };
  return () =>
    openModal("accept", {
      title: t("booking.cancelTitle"),
      text: t("booking.cancelText"),
      confirm: t("booking.cancel"),
      onConfirm: () => void cancel(),
    });
}
