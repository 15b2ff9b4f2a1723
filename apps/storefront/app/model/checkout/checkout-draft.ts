import { type CalendarDay, IF_MISSING, type IfMissing, type TakeTime } from "@skatert/domain";
import {
  storedCount,
  storedId,
  storedList,
  storedRecord,
  storedText,
  storedTextOrNull,
} from "../../platform/storage/stored.ts";

/** A chosen slot on the branch's wall clock; minutes after midnight. */
export interface ChosenSlot {
  readonly day: CalendarDay;
  readonly from: number;
  readonly to: number;
}

/** The filled-in order form, stored until the order is placed (ENT-7). */
export interface CheckoutDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** 1 by default (PRICE-7). */
  readonly people: number;
  readonly comment: string;
  readonly paymentMethod: string | null;
  /** Roubles as typed, for change. */
  readonly changeFrom: string;
  /** What the restaurant does if a dish is missing. */
  readonly ifMissing: IfMissing;
  readonly express: boolean;
  /** Requested points, whole. The quote limits them. */
  readonly bonusPoints: number;
  /** Null: as soon as possible. */
  readonly slot: ChosenSlot | null;
  /**
   * Addresses of the documents accepted with the last order on this device. Null: no order yet (decision
   * 044).
   */
  readonly consentedTo: readonly string[] | null;
}

export const emptyDraft: CheckoutDraft = {
  name: "",
  phone: "",
  email: "",
  people: 1,
  comment: "",
  paymentMethod: null,
  changeFrom: "",
  ifMissing: "call",
  express: false,
  bonusPoints: 0,
  slot: null,
  consentedTo: null,
};

export function takeTimeOfSlot(slot: ChosenSlot | null): TakeTime {
  return slot === null ? { kind: "soonest" } : { kind: "at", day: slot.day, minute: slot.from };
}

/** Reads a stored draft of this or an earlier version. Missing fields have the values of an empty draft. */
export function readDraft(value: unknown): CheckoutDraft {
  const stored = storedRecord(value);
  return {
    name: storedText(stored["name"]),
    phone: storedText(stored["phone"]),
    email: storedText(stored["email"]),
    people: storedCount(stored["people"]) ?? emptyDraft.people,
    comment: storedText(stored["comment"]),
    paymentMethod: storedTextOrNull(stored["paymentMethod"]),
    changeFrom: storedText(stored["changeFrom"]),
    ifMissing: IF_MISSING.find((choice) => choice === stored["ifMissing"]) ?? emptyDraft.ifMissing,
    express: stored["express"] === true,
    bonusPoints: storedCount(stored["bonusPoints"]) ?? 0,
    slot: readSlot(stored["slot"]),
    consentedTo: Array.isArray(stored["consentedTo"]) ? storedList(stored["consentedTo"], storedTextOrNull) : null,
  };
}

function readSlot(value: unknown): ChosenSlot | null {
  const stored = storedRecord(value);
  const { year, month, day } = storedRecord(stored["day"]);
  const [years, months, days] = [storedId(year), storedId(month), storedId(day)];
  const [from, to] = [storedCount(stored["from"]), storedCount(stored["to"])];
  if (years === null || months === null || days === null || from === null || to === null) return null;
  return { day: { year: years, month: months, day: days }, from, to };
}
