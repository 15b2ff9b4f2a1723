import type {
  AvailabilityWindow,
  BranchId,
  DeliveryMethod,
  MinuteOfDay,
  ServingHours,
  Weekday,
} from "../catalog/types.ts";
import type { Money } from "../money/money.ts";

export type { AvailabilityWindow, MinuteOfDay, ServingHours, Weekday };

/** Milliseconds since the epoch. */
export type Instant = number;
/** IANA name, e.g. "Europe/Moscow". */
export type TimeZone = string;

/** A calendar day of the shop, without a time. month 1–12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Half-open [from, to) in absolute time. */
export interface Interval {
  readonly from: Instant;
  readonly to: Instant;
}

/** A `to` not later than `from` is after midnight. */
export interface OpeningHours {
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
}

export interface WorkSchedule {
  readonly timeZone: TimeZone;
  readonly aroundTheClock: boolean;
  /** A missing weekday is closed. */
  readonly week: Readonly<Partial<Record<Weekday, readonly OpeningHours[]>>>;
  /** "yyyy-mm-dd" → that day's hours, which replace the week's. An empty list is a holiday. */
  readonly exceptions: Readonly<Record<string, readonly OpeningHours[]>>;
  readonly cookingMinutes: number;
}

export interface SlotCapacity {
  /** Null: unlimited. */
  readonly orders: number | null;
  /** Sum of order totals. Null: unlimited. */
  readonly sum: Money | null;
}

/** The capacity of a branch's kitchen in one slot, by all methods together (BOARD-7). Null: unlimited. */
export interface BranchCapacity {
  readonly orders: number | null;
  /** Sum of the quantities of all lines. */
  readonly dishes: number | null;
  /** Sum of order totals. */
  readonly sum: Money | null;
}

export interface SlotPolicy {
  readonly minutes: number;
  readonly days: number;
  readonly capacity: Readonly<Partial<Record<DeliveryMethod, SlotCapacity>>>;
}

/** Load of a slot from live orders. */
export interface SlotLoad {
  readonly slotStart: Instant;
  readonly method: DeliveryMethod;
  readonly warehouseId: BranchId;
  readonly orders: number;
  readonly dishes: number;
  readonly sum: Money;
}

export interface TakeSlot {
  readonly start: Instant;
  readonly end: Instant;
  readonly available: boolean;
  readonly reason?: "slot-full";
}

/** The requested time: as soon as possible, or a slot's wall-clock start in the branch's zone. */
export type TakeTime =
  | { readonly kind: "soonest" }
  | { readonly kind: "date-only"; readonly day: CalendarDay }
  | { readonly kind: "at"; readonly day: CalendarDay | null; readonly minute: MinuteOfDay };

/** A slot on the branch's wall clock, for display. `to` may be after midnight. */
export interface SlotTime {
  readonly day: CalendarDay;
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
}

export type ClockRefusal =
  /** `closesAt`: the branch is open, but closes before the order would be ready. */
  | { readonly reason: "closed"; readonly opensAt?: Instant; readonly closesAt?: Instant }
  | { readonly reason: "time-required" }
  | { readonly reason: "time-passed" }
  | { readonly reason: "slot-unavailable" }
  | { readonly reason: "slot-full" };
