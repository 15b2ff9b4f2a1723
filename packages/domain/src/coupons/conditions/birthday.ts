import { dayNumber } from "../../schedule/calendar.ts";
import type { CalendarDay } from "../../schedule/types.ts";
import type { CouponRefusal } from "../types.ts";
import type { Check } from "./check.ts";

const notNow: CouponRefusal = { reason: "birthday" };

/**
 * COUP-4: the user is signed in, the birth date is known, and today is within `daysBefore` … `daysAfter` of
 * the birthday. A new account of a known number may set another birth date, so gifts start a year after the
 * former account. Checks the birthdays of last and next year too, because a window may cross New Year.
 */
export const checkBirthday: Check<"birthday"> = ({ daysBefore, daysAfter }, { customer, today }) => {
  if (customer === null || customer.id === null || customer.birth === null) return notNow;
  const now = dayNumber(today);
  const { birthdayGiftsFrom: from = null } = customer;
  if (from !== null && now < dayNumber(from)) return notNow;
  for (let year = today.year - 1; year <= today.year + 1; year++) {
    const birthday = dayNumber(birthdayIn(year, customer.birth));
    if (now >= birthday - daysBefore && now <= birthday + daysAfter) return null;
  }
  return notNow;
};

/** 29 February is 28 February in other years. */
function birthdayIn(year: number, birth: CalendarDay): CalendarDay {
  const isLeapDay = birth.month === 2 && birth.day === 29;
  return { year, month: birth.month, day: isLeapDay && !isLeapYear(year) ? 28 : birth.day };
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
