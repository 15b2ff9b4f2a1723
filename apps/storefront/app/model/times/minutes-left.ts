import { useEffect, useState } from "react";

const minuteMs = 60_000;

/**
 * Minutes until an instant of this device's clock, rounded up and updated each minute. Null without an
 * instant and after it.
 */
export function useMinutesLeft(until: number | null): number | null {
  const [, redraw] = useState(0);
  const left = until === null ? 0 : until - Date.now();
  const minutes = left <= 0 ? null : Math.ceil(left / minuteMs);
  useEffect(() => {
    if (until === null || minutes === null) return;
    const timer = setTimeout(() => redraw((count) => count + 1), until - (minutes - 1) * minuteMs - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [until, minutes]);
  return minutes;
}
