import { apiError } from "@skatert/contract";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { ApiFault } from "../../plugins/errors.ts";

/** Any usual writing of a number to E.164; a number without a country code is Russian. Throws a 400 that names the field. */
export function requirePhone(text: string, path: string): string {
  const number = parsePhoneNumberFromString(text, "RU");
  if (number?.isValid() !== true) {
    const params = [{ path, message: "is not a valid phone number" }];
    throw new ApiFault(apiError("rest_invalid_param", "Enter a valid phone number", { params, reason: "phone-invalid" }));
  }
  return number.number;
}
