import type { CalendarDay } from "@skatert/domain";
import type { PlainKey } from "../../../i18n/messages/message-key.ts";
import { isEmail } from "../../../ui/email.ts";

export interface ProfileValues {
  readonly name: string;
  readonly email: string;
  /** In the format of a date field, "1990-05-14". "" while none is chosen. */
  readonly birth: string;
}

export type ProfileProblems = Readonly<Partial<Record<keyof ProfileValues, PlainKey>>>;

const earliest = "1900-01-01";

/** Faults of the profile by field (VALID-1). `today` is the shop's. */
export function profileProblems({ email, birth }: ProfileValues, today: CalendarDay): ProfileProblems {
  const isTaken = email.trim() === "" || isEmail(email.trim());
  const isPast = birth === "" || (birth >= earliest && birth < dateInputOf(today));
  return {
    ...(isTaken ? {} : { email: "checkout.error.email" as const }),
    ...(isPast ? {} : { birth: "account.error.birth" as const }),
  };
}

/** A day in the format of a date field. */
export function dateInputOf({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** "1990-05-14" in the wire's format, "14.05.1990". */
export function dayText(input: string): string {
  return input.split("-").toReversed().join(".");
}
