import { parseAddress } from "@skatert/domain";
import type { AddressDetails } from "../../../model/place/place.ts";

/** What the text of the address has put in the door's fields. */
export type FromText = Pick<AddressDetails, "apartment" | "entrance" | "floor" | "intercom">;

const names = ["apartment", "entrance", "floor", "intercom"] as const;

/** What a text names besides street and house: "ул соборная 14 кв 5" has flat 5. */
export function detailsInText(text: string): FromText {
  const { apartment, entrance, floor, intercom } = parseAddress(text);
  return { apartment, entrance, floor, intercom };
}

/**
 * The door's fields after the text has changed: what the text names goes in, what an earlier text or address had put
 * there goes out, and what the guest typed into a field stays.
 */
export function detailsAfter(details: AddressDetails, before: FromText, now: FromText): AddressDetails {
  const changed = names.map(
    (name) => [name, now[name] || (details[name] === before[name] ? "" : details[name])] as const,
  );
  return { ...details, ...Object.fromEntries(changed) };
}
