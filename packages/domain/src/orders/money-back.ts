import type { CalendarDay } from "../schedule/types.ts";
import { addWorkingDays } from "../schedule/working-days.ts";

/** Banks credit a refund to a card within this many working days. */
const bankWorkingDays = 5;

/** The last day on which a refund due since `day` reaches the card, as promised to the guest. */
export function moneyBackBy(day: CalendarDay): CalendarDay {
  return addWorkingDays(day, bankWorkingDays);
}
