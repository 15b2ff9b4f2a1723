import type { BookingDay } from "@skatert/contract";
import { type CalendarDay, dayNumber, dayOfNumber } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { api } from "../../platform/api/api.ts";

export interface BookingDayState {
  readonly day: BookingDay | null;
  readonly status: "pending" | "success" | "error";
  readonly reload: () => void;
}

/** Times of a hall's day with their free seats, loaded again for each other hall and day (STATE-1). */
export function useBookingDay(hallId: number, day: CalendarDay): BookingDayState {
  const { language } = useI18n();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Omit<BookingDayState, "reload">>({ day: null, status: "pending" });
  const number = dayNumber(day);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again
  useEffect(() => {
    const stop = new AbortController();
    setState({ day: null, status: "pending" });
    api
      .requests(language)
      .then((requests) => requests.bookingDay(hallId, dayOfNumber(number), stop.signal))
      .then((result) => setState(result.ok ? { day: result.value, status: "success" } : { day: null, status: "error" }))
      .catch(() => {
        if (!stop.signal.aborted) setState({ day: null, status: "error" });
      });
    return () => stop.abort();
  }, [hallId, number, language, tries]);
  return { ...state, reload: () => setTries((count) => count + 1) };
}
