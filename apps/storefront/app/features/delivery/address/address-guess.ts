import type { FoundAddress, MapStreet } from "@skatert/contract";
import { type AddressMatch, addressAt, type Coordinates, searchAddresses } from "@skatert/domain";
import { addressLine, streetName } from "./address-line.ts";

/** A suggested address, from any provider. */
export interface AddressGuess {
  /** As the list shows it. */
  readonly title: string;
  /** As it comes into the field: without a house it ends so that the number can be typed on. */
  readonly line: string;
  /** The town, for addresses of a provider. */
  readonly note: string;
  readonly house: string | null;
  /** House numbers that the street has, where they are known and the house is none of them. */
  readonly houses: { readonly from: number; readonly to: number } | null;
  /** Null while the place is not known, or not exact enough to drive to. */
  readonly coordinates: Coordinates | null;
  /** Under what the server knows it; null: by its line. */
  readonly ref: string | null;
  /** No other address fits the text as well, so it may be taken without asking. */
  readonly isCertain: boolean;
}

/** What the shop's own street list knows of a text, at once. */
export function ownGuesses(text: string, streets: readonly MapStreet[], language: string): readonly AddressGuess[] {
  return searchAddresses(text, streets).map((match) => ownGuess(match, language));
}

/** The shop's own name for a point of the map; null when no street of its list is near. */
export function ownGuessAt(point: Coordinates, streets: readonly MapStreet[], language: string): AddressGuess | null {
  const match = addressAt(point, streets);
  return match === null ? null : ownGuess(match, language);
}

/** A house in the first street that has numbers; null without one. */
export function exampleAddress(streets: readonly MapStreet[], language: string): string | null {
  for (const street of streets) {
    if (street.houses === null) continue;
    const { from, to } = street.houses;
    return addressLine({ street, house: String(Math.min(from + 13, to)) }, language);
  }
  return null;
}

function ownGuess(match: AddressMatch, language: string): AddressGuess {
  const { street, house, coordinates, isCertain } = match;
  const name = streetName(street, language);
  const isWhole = house !== null && coordinates !== null;
  return {
    title: isWhole ? `${name}, ${house}` : name,
    line: addressLine(match, language),
    note: "",
    house,
    houses: isWhole ? null : street.houses,
    coordinates,
    ref: null,
    isCertain,
  };
}

/** An address that the server found; `isCertain`: it is the only one with the house that was typed. */
export function foundGuess(found: FoundAddress, isCertain = false): AddressGuess {
  const { text, note, house, coordinates, ref } = found;
  return {
    title: text,
    line: house === null ? `${text}, ` : text,
    note,
    house,
    houses: null,
    coordinates,
    ref,
    isCertain,
  };
}

/** What the server found for a text, the certain one marked. */
export function foundGuesses(found: readonly FoundAddress[], typedHouse: string | null): readonly AddressGuess[] {
  const isTyped = ({ house }: FoundAddress) =>
    typedHouse !== null && house?.toLowerCase().replace(/\s/g, "") === typedHouse;
  const isOnly = found.filter(isTyped).length === 1;
  return found.map((address) => foundGuess(address, isOnly && isTyped(address)));
}
