import type { CalendarDay } from "../schedule/types.ts";
import { addWorkingDays } from "../schedule/working-days.ts";

/** Banks put money back on a card within this many working days after the shop returned it. */
const bankWorkingDays = 5;

/** The last day on which money owed since `day` reaches the card: what the shop promises the guest. */
export function moneyBackBy(day: CalendarDay): CalendarDay {
  return addWorkingDays(day, bankWorkingDays);
}
