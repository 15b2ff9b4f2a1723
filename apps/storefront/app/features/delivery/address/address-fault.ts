import type { I18n } from "../../../i18n/i18n.ts";
import type { AddressGuess } from "./address-guess.ts";

/** Why an address cannot be delivered to yet, with what to do. Null if it can. */
export function addressFault(guess: AddressGuess | null, { t }: Pick<I18n, "t">): string | null {
  if (guess === null) return t("place.choose.address");
  const { house, houses, coordinates, title } = guess;
  if (coordinates !== null) return null;
  if (house === null) return t("place.addHouse");
  return houses === null ? t("place.houseUnknown", { house }) : t("place.noHouse", { street: title, ...houses });
}
