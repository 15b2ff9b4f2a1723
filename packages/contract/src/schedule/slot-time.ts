import type { SlotTime } from "@skatert/domain";
import { isRecord } from "../fields/read.ts";
import { clockText, dayText, readDay, readMinute } from "../fields/read-time.ts";

/** A slot in the form of the take times. */
export function slotToWire({ day, from, to }: SlotTime) {
  return { date: dayText(day), from: clockText(from), to: clockText(to) };
}

/** Null for anything that is not a slot. */
export function slotFromWire(value: unknown): SlotTime | null {
  if (!isRecord(value)) return null;
  const day = readDay(value["date"]);
  const from = readMinute(value["from"]);
  const to = readMinute(value["to"]);
  return day === null || from === null || to === null ? null : { day, from, to };
}
