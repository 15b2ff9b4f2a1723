import { type FoundAddress, type LanguageCode, readsCyrillic } from "@skatert/contract";
import { type AddressMatch, addressAt, type Street, searchAddresses } from "@skatert/domain";
import type { AddressFinder } from "./address-finder.ts";

/** Address search in the shop's own street list: never fails and makes no calls. */
export function createShopFinder(streets: readonly Street[]): AddressFinder {
  const search = (text: string, language: LanguageCode) =>
    searchAddresses(text, streets).map((match) => addressOf(match, language));
  return {
    name: "shop",
    suggest: async ({ text, language }) => search(text, language),
    locate: async ({ text, language }) => search(text, language)[0] ?? null,
    async at(point, language) {
      const match = addressAt(point, streets);
      return match === null ? null : addressOf(match, language);
    },
  };
}

function addressOf({ street, house, coordinates }: AddressMatch, language: LanguageCode): FoundAddress {
  const name = street.nameEn === null || readsCyrillic(language) ? street.name : street.nameEn;
  return { text: house === null ? name : `${name}, ${house}`, note: "", house, coordinates, ref: null };
}
