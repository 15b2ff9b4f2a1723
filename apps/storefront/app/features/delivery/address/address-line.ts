import { readsCyrillic } from "@skatert/contract";
import type { AddressMatch } from "@skatert/domain";

/** "Соборная улица, 14", in the page's language if the street has a name in it. */
export function addressLine({ street, house }: Pick<AddressMatch, "street" | "house">, language: string): string {
  const name = streetName(street, language);
  return house === null ? `${name}, ` : `${name}, ${house}`;
}

/** Languages that read Cyrillic show Russian names. */
export function streetName({ name, nameEn }: AddressMatch["street"], language: string): string {
  return nameEn === null || readsCyrillic(language) ? name : nameEn;
}
