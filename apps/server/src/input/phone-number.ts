import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { Refusal } from "./refusal.ts";

export interface PhoneNumber {
  /** "+79001234567". */
  readonly e164: string;
  /** "7". */
  readonly countryCode: string;
}

/** Reads a number in any usual notation; without a country code, after "+" or "00", it is Russian. Null: not a number. */
export function readPhone(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text.replace(/^\D*00/, "+"), "RU");
  if (number?.isValid() !== true) return null;
  return { e164: number.number, countryCode: number.countryCallingCode };
}

/** The phone of an account in `users.json`, where it may be digits without a plus; E.164, null when invalid. */
export function accountPhone(text: string): string | null {
  return readPhone(text.replace(/^(?=[1-9]\d{10,14}$)(?!8)/, "+"))?.e164 ?? null;
}

/** As readPhone; throws a 400 that names the field. */
export function requirePhoneNumber(text: string, path: string): PhoneNumber {
  const number = readPhone(text);
  if (number !== null) return number;
  const params = [{ path, message: "is not a valid phone number" }];
  throw new Refusal("rest_invalid_param", "Enter a valid phone number", { params, reason: "phone-invalid" });
}
