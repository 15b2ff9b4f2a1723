import { parseAddress } from "@skatert/domain";
import type { AddressDetails } from "../../../model/place/place.ts";

/** The values that the address text has put into the door fields. */
export type FromText = Pick<AddressDetails, "apartment" | "entrance" | "floor" | "intercom">;

const names = ["apartment", "entrance", "floor", "intercom"] as const;

/** Details of a text besides street and house: "ул соборная 14 кв 5" has flat 5. */
export function detailsInText(text: string): FromText {
  const { apartment, entrance, floor, intercom } = parseAddress(text);
  return { apartment, entrance, floor, intercom };
}

/**
 * The door fields after the text has changed. Details of the text are set, details of an earlier text or
 * address are removed, and values the guest typed into a field stay.
 */
export function detailsAfter(details: AddressDetails, before: FromText, now: FromText): AddressDetails {
  const changed = names.map(
    (name) => [name, now[name] || (details[name] === before[name] ? "" : details[name])] as const,
  );
  return { ...details, ...Object.fromEntries(changed) };
}
