import { localTime, type TimeZone } from "@skatert/domain";

/** Writes instants as WooCommerce does: "yyyy-mm-ddThh:mm:ss" on the shop's wall clock, no offset. */
export function siteTime(zone: TimeZone): (instant: number) => string {
  return (instant) => {
    const { day, minute } = localTime(instant, zone);
    const date = [pad(day.year, 4), pad(day.month), pad(day.day)].join("-");
    const seconds = Math.floor(instant / 1000) % 60;
    return `${date}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:${pad(seconds)}`;
  };
}

function pad(value: number, length = 2): string {
  return String(value).padStart(length, "0");
}
