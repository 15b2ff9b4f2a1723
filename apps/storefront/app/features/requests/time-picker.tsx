import { addDays, type CalendarDay, dayKey, isSameDay } from "@skatert/domain";
import { useId } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { dayLabel, nightText } from "../../model/times/day-label.ts";
import { Button } from "../../ui/button.tsx";
import { ChipButton } from "../../ui/lists/chip.tsx";
import { Notice } from "../../ui/text/notice.tsx";
import { Skeleton } from "../../ui/text/skeleton.tsx";
import styles from "./requests.module.css";
import type { BookingDayState } from "./use-booking-day.ts";

/** Number of days shown until the shop's booking horizon is loaded. */
const usualDays = 7;

export interface TimePickerProps {
  readonly times: BookingDayState;
  readonly today: CalendarDay;
  readonly day: CalendarDay;
  /** Of the restaurant's day, so it may be in the night after it. */
  readonly chosen: BookedTime | null;
  readonly seats: number;
  readonly error: string | null;
  readonly onDay: (day: CalendarDay) => void;
  readonly onTime: (time: BookedTime) => void;
}

/** Calendar date. */
export interface BookedTime {
  readonly day: CalendarDay;
  readonly minute: number;
}

/**
 * A day and a time, as chips. A time without enough seats is marked, and one after midnight shows its date.
 */
export function TimePicker({ times, today, day, chosen, seats, error, onDay, onTime }: TimePickerProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const errorId = useId();
  const days = Array.from({ length: times.day?.days ?? usualDays }, (_, ahead) => addDays(today, ahead));
  return (
    <>
      <fieldset className={styles["group"]}>
        <legend className={styles["label"]}>{t("booking.day")}</legend>
        <div className={styles["days"]}>
          {days.map((each) => (
            <ChipButton key={dayKey(each)} aria-pressed={isSameDay(each, day)} onClick={() => onDay(each)}>
              {dayLabel(each, today, i18n)}
            </ChipButton>
          ))}
        </div>
      </fieldset>
      <fieldset
        tabIndex={-1}
        data-fault={error === null ? undefined : ""}
        className={styles["group"]}
        aria-describedby={error === null ? undefined : errorId}
      >
        <legend className={styles["label"]}>{t("booking.time")}</legend>
        <Times times={times} day={day} chosen={chosen} seats={seats} onTime={onTime} />
        <p id={errorId} role="alert" className={styles["error"]}>
          {error}
        </p>
      </fieldset>
    </>
  );
}

type TimesProps = Pick<TimePickerProps, "times" | "day" | "chosen" | "seats" | "onTime">;

function Times({ times, day, chosen, seats, onTime }: TimesProps) {
  const i18n = useI18n();
  const { t, formatMinute } = i18n;
  if (times.status === "error") {
    return (
      <>
        <Notice tone="danger">{t("booking.timesFailed")}</Notice>
        <Button look="tint" onClick={times.reload}>
          {t("site.retry")}
        </Button>
      </>
    );
  }
  if (times.day === null) return <Skeleton height="200px" />;
  if (times.day.times.length === 0) return <Notice>{t("booking.noTimes")}</Notice>;
  return (
    <div className={styles["times"]}>
      {times.day.times.map(({ day: date, from, free }) => {
        const isFull = free !== null && free < seats;
        return (
          <ChipButton
            key={`${dayKey(date)} ${from}`}
            aria-pressed={chosen !== null && from === chosen.minute && isSameDay(date, chosen.day)}
            disabled={isFull}
            className={styles["time"]}
            onClick={() => onTime({ day: date, minute: from })}
          >
            <span translate="no">{formatMinute(from)}</span>
            {isFull && <span className={styles["full"]}>{t("booking.noSeats")}</span>}
            {!isFull && !isSameDay(date, day) && <span className={styles["full"]}>{nightText(date, i18n)}</span>}
          </ChipButton>
        );
      })}
    </div>
  );
}
