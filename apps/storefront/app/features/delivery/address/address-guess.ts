import type { FoundAddress, MapStreet } from "@skatert/contract";
import { type AddressMatch, addressAt, type Coordinates, searchAddresses } from "@skatert/domain";
import { addressLine, streetName } from "./address-line.ts";

/** A suggested address, from any provider. */
export interface AddressGuess {
  /** Text in the list. */
  readonly title: string;
  /** Text for the field. Without a house it ends so that the number can be typed. */
  readonly line: string;
  /** The town, for addresses of a provider. */
  readonly note: string;
  readonly house: string | null;
  /** House numbers of the street, if known and if the house is none of them. */
  readonly houses: { readonly from: number; readonly to: number } | null;
  /** Null while the point is unknown, or too inexact for delivery. */
  readonly coordinates: Coordinates | null;
  /** The server's id of the address. Null: identified by its line. */
  readonly ref: string | null;
  /** No other address matches the text as well, so it needs no confirmation. */
  readonly isCertain: boolean;
}

/** Matches of the shop's own street list, without a request. */
export function ownGuesses(text: string, streets: readonly MapStreet[], language: string): readonly AddressGuess[] {
  return searchAddresses(text, streets).map((match) => ownGuess(match, language));
}

/** The address from the shop's own list at a point of the map. Null if no street of the list is near. */
export function ownGuessAt(point: Coordinates, streets: readonly MapStreet[], language: string): AddressGuess | null {
  const match = addressAt(point, streets);
  return match === null ? null : ownGuess(match, language);
}

/** A house in the first street with numbers. Null without one. */
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

/** An address from the server. `isCertain`: it is the only one with the typed house. */
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

/** The server's addresses for a text, with the certain one marked. */
export function foundGuesses(found: readonly FoundAddress[], typedHouse: string | null): readonly AddressGuess[] {
  const isTyped = ({ house }: FoundAddress) =>
    typedHouse !== null && house?.toLowerCase().replace(/\s/g, "") === typedHouse;
  const isOnly = found.filter(isTyped).length === 1;
  return found.map((address) => foundGuess(address, isOnly && isTyped(address)));
}
