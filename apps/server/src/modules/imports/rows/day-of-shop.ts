import { localDayNumber, type TimeZone } from "@skatert/domain";
import { objectIn, textIn } from "../menu/json-fields.ts";
import type { ReadDocument } from "../menu/menu-context.ts";

const dayMs = 86_400_000;

/** The shop's day at an instant in milliseconds: "2026-06-17". */
export function dayOfShop(read: ReadDocument, now: number): string {
  const zone = textIn(objectIn(read("settings"))["wp_timezone"]) || "UTC";
  return new Date(localDayNumber(now, zone as TimeZone) * dayMs).toISOString().slice(0, 10);
}
