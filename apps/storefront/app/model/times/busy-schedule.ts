import type { WorkSchedule } from "@skatert/domain";
import { useMemo } from "react";
import { useStopList } from "../catalog/stop-list.ts";

/** The chosen branch's schedule at its present pace, so that the page promises what the quote does (STOP-3). */
export function useBusySchedule(schedule: WorkSchedule | null): WorkSchedule | null {
  const extra = useStopList(({ extraMinutes }) => extraMinutes);
  return useMemo(
    () =>
      schedule === null || extra === 0
        ? schedule
        : { ...schedule, cookingMinutes: schedule.cookingMinutes === 0 ? 0 : schedule.cookingMinutes + extra },
    [schedule, extra],
  );
}
