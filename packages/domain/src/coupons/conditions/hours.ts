import { weekdayOf } from "../../schedule/calendar.ts";
import { openedOn } from "../../schedule/hour-window.ts";
import type { Check } from "./check.ts";

/**
 * COUP-10: the delivery time is from `from` (inclusive) to `to` (exclusive). A date without a time passes.
 */
export const checkHours: Check<"hours"> = ({ from, to }, { takeDay, takeMinute }) =>
  takeMinute === null || openedOn(from, to, weekdayOf(takeDay), takeMinute) !== null
    ? null
    : { reason: "hours", from, to };
