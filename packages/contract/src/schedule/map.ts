import type {
  BookingPolicy,
  BranchId,
  OpeningHours,
  SlotCapacity,
  SlotPolicy,
  Weekday,
  WorkSchedule,
} from "@skatert/domain";
import { DeliveryMethodSchema } from "../delivery/method.ts";
import { mapOne, type ReportDropped } from "../fields/drop-malformed.ts";
import { readEntries, readFlag, readId, readMoney, readNumber, readRecord, readText } from "../fields/read.ts";
import { readIsoDay, readMinute, readWeekday } from "../fields/read-time.ts";
import { readWhole } from "../setting-rows/readers.ts";
import { BranchWorkTimeSchema, type WireBranchWorkTime } from "./schemas.ts";

/** The default for a shop without a valid zone. */
export const DEFAULT_TIME_ZONE = "Europe/Moscow";
const DEFAULT_SLOT_MINUTES = 30;
const DEFAULT_SLOT_DAYS = 7;
/** The default for a branch without a cooking time; 0 in the settings means that no time is promised. */
export const DEFAULT_COOKING_MINUTES = 30;

/** The zone if the platform supports it, else `otherwise`. */
export function readTimeZone(value: unknown, otherwise: string): string {
  const zone = readText(value);
  if (zone === "") return otherwise;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return otherwise;
  }
}

/** `delivery_work_time` by warehouse; a malformed branch is reported and left out. */
export function schedulesFromWire(
  value: unknown,
  shopZone: string,
  report: ReportDropped,
): Readonly<Record<BranchId, WorkSchedule>> {
  const entries = readEntries(value).map(([id, branch]) => {
    const entity = `settings delivery_work_time.${id}`;
    return [
      readId(id),
      mapOne(branch, entity, BranchWorkTimeSchema, (wire) => scheduleFromWire(wire, shopZone), report),
    ] as const;
  });
  return Object.fromEntries(entries.filter(([id, schedule]) => id !== null && schedule !== null));
}

function scheduleFromWire(wire: WireBranchWorkTime, shopZone: string): WorkSchedule {
  const week: Partial<Record<Weekday, readonly OpeningHours[]>> = {};
  for (const [name, day] of readEntries(wire.week)) {
    const weekday = readWeekday(name);
    const hours = hoursOf(day);
    if (weekday !== null && hours.length > 0) week[weekday] = hours;
  }
  const exceptions = readEntries(wire.exceptions).filter(([day]) => readIsoDay(day) !== null);
  return {
    timeZone: readTimeZone(wire.wp_timezone, shopZone),
    aroundTheClock: readFlag(wire.around_clock),
    week,
    exceptions: Object.fromEntries(exceptions.map(([day, hours]) => [day, hoursOf(hours)])),
    cookingMinutes: Math.max(0, Math.round(readNumber(wire.cooking_time_in_minutes) ?? DEFAULT_COOKING_MINUTES)),
  };
}

/** One interval or a list of them; an interval without both bounds is dropped. */
function hoursOf(day: unknown): readonly OpeningHours[] {
  const intervals = Array.isArray(day) ? day : [day];
  return intervals.map(readRecord).flatMap((interval) => {
    const from = readMinute(interval["from"]);
    const to = readMinute(interval["to"]);
    return from === null || to === null ? [] : [{ from, to }];
  });
}

/** `delivery.slot_*`; by default every 30 minutes for 7 days, unlimited (readings). */
export function slotPolicyFromWire(delivery: Readonly<Record<string, unknown>>): SlotPolicy {
  const capacity = readRecord(delivery["slot_capacity"]);
  return {
    minutes: positiveWhole(delivery["slot_minutes"]) ?? DEFAULT_SLOT_MINUTES,
    days: positiveWhole(delivery["slot_days"]) ?? DEFAULT_SLOT_DAYS,
    capacity: Object.fromEntries(
      DeliveryMethodSchema.options
        .filter((method) => capacity[method] !== undefined)
        .map((method) => [method, capacityOf(capacity[method])]),
    ),
  };
}

/** `booking`: how long a table is held, and how far ahead it may be booked. */
export function bookingPolicyFromWire(value: unknown, delivery: Readonly<Record<string, unknown>>): BookingPolicy {
  const wire = readRecord(value);
  return {
    minutes: readWhole("booking.minutes", wire["minutes"]),
    days: readWhole("booking.days", wire["days"]),
    stepMinutes: positiveWhole(delivery["slot_minutes"]) ?? DEFAULT_SLOT_MINUTES,
  };
}

function capacityOf(value: unknown): SlotCapacity {
  const wire = readRecord(value);
  const orders = readNumber(wire["orders"]);
  return { orders: orders === null ? null : Math.floor(orders), sum: readMoney(wire["sum"]) };
}

function positiveWhole(value: unknown): number | null {
  const parsed = Math.round(readNumber(value) ?? 0);
  return parsed > 0 ? parsed : null;
}
