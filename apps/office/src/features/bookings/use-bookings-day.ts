import { readIsoDay } from "@skatert/contract";
import { dayAt } from "../../model/bookings/booking-clock.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";

/** The day of the timeline, kept in the address; without one, today on the branch's clock. */
export function useBookingsDay() {
  const { time_zone: zone } = useShownBranch();
  const [asked, setAsked] = useUrlText("day");
  const today = dayAt(shopNow(), zone);
  const day = readIsoDay(asked) === null ? today : asked;
  return { day, today, setDay: (next: string) => setAsked(next === today ? "" : next) };
}
