import { readText } from "@skatert/contract";
import { accountPhone } from "../../../input/phone-number.ts";
import { type CheckedShop, type Finding, faultAt, fieldOf, placesIn } from "./finding.ts";

/** Two accounts with one phone in any notation: the second would not be created. */
export function checkUsers(shop: CheckedShop): readonly Finding[] {
  const seen = new Map<string, string>();
  return placesIn(shop, "users", "[]").flatMap((user) => {
    const field = fieldOf(user, "phone");
    const phone = accountPhone(readText(field.value));
    if (phone === null) return [];
    const first = seen.get(phone);
    if (first === undefined) seen.set(phone, field.path);
    return first === undefined ? [] : [faultAt(field, `another phone for each account, found ${phone} as in ${first}`)];
  });
}
