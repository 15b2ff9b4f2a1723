import type { WireBooking, WireBookings } from "@skatert/contract";
import { holdsTable } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { shiftedDay } from "../../model/bookings/booking-clock.ts";
import { bookingsQuery } from "../../model/bookings/bookings-calls.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import { BookingDialog } from "./booking-dialog.tsx";
import { BookingList } from "./booking-list.tsx";
import css from "./bookings.module.css";
import { HallTimeline } from "./hall-timeline.tsx";
import { NewBookingDialog } from "./new-booking-dialog.tsx";
import { useBookingsDay } from "./use-bookings-day.ts";

/** A day of table bookings by halls and tables (INBOX-1). */
export function BookingsScreen() {
  const { t } = useI18n();
  const branch = useShownBranch();
  const { day, today, setDay } = useBookingsDay();
  const asked = useQuery(bookingsQuery(branch.id, day));
  return (
    <div className={screen.part}>
      <div className={css.days}>
        <Button aria-label={t("booking.day.before")} onPress={() => setDay(shiftedDay(day, -1))}>
          ←
        </Button>
        <TextField
          type="date"
          label={t("booking.day")}
          value={day}
          onChange={(next) => {
            if (next !== "") setDay(next);
          }}
        />
        <Button aria-label={t("booking.day.after")} onPress={() => setDay(shiftedDay(day, 1))}>
          →
        </Button>
        {day !== today && <Button onPress={() => setDay(today)}>{t("booking.day.today")}</Button>}
      </div>
      {asked.isError && asked.data !== undefined && <Banner look="warning">{t("booking.stale")}</Banner>}
      {asked.data !== undefined ? (
        <Day key={day} data={asked.data} day={day} />
      ) : asked.isError ? (
        <LoadFailed title="booking.error" right="requests.answer" asked={asked} />
      ) : (
        <ListSkeleton label={t("loading")} rows={6} />
      )}
    </div>
  );
}

interface DayProps {
  readonly data: WireBookings;
  readonly day: string;
}

function Day({ data, day }: DayProps) {
  const { t } = useI18n();
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const opened = data.bookings.find(({ id }) => id === openId);
  const open = ({ id }: WireBooking) => setOpenId(id);
  if (data.halls.length === 0)
    return <EmptyState title={t("booking.noHalls.title")} text={t("booking.noHalls.text")} />;
  const over = data.bookings.filter(({ state }) => !holdsTable(state));
  const isEmpty = over.length === data.bookings.length;
  return (
    <>
      <div className={screen.head}>
        <p role="status">
          {isEmpty ? t("booking.none") : t("booking.count", { count: data.bookings.length - over.length })}
        </p>
        <Button look="primary" onPress={() => setAdding(true)}>
          {t("booking.add")}
        </Button>
      </div>
      <div className={css.wide}>
        <p className={screen.quiet}>{t("booking.legend")}</p>
        {data.halls.map((hall) => (
          <HallTimeline key={hall.id} hall={hall} data={data} onOpen={open} />
        ))}
      </div>
      <div className={css.narrow}>
        <BookingList data={data} bookings={data.bookings.filter(({ state }) => holdsTable(state))} onOpen={open} />
      </div>
      {over.length > 0 && (
        <details className={screen.fold}>
          <summary>{t("booking.over", { count: over.length })}</summary>
          <BookingList data={data} bookings={over} onOpen={open} />
        </details>
      )}
      {isAdding && <NewBookingDialog data={data} day={day} onClose={() => setAdding(false)} />}
      {opened !== undefined && (
        <BookingDialog key={opened.id} booking={opened} data={data} day={day} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}
