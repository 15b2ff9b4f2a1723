import { lonLatOf, type WireOrderChange } from "@skatert/contract";
import type { FindPosition } from "../placing/find-position.ts";

/**
 * Looks up new addresses that came without coordinates, before the transaction. Without a house the named zone counts,
 * and the order is flagged for the operator.
 */
export async function locateAddresses(
  { findPosition }: { readonly findPosition: FindPosition },
  changes: readonly WireOrderChange[],
): Promise<readonly WireOrderChange[]> {
  return Promise.all(
    changes.map(async (change) => {
      if ((change.kind !== "address" && change.kind !== "method") || !change.address || change.coordinates)
        return change;
      const text = typeof change.address === "string" ? change.address : change.address.AddressLine;
      const found = await findPosition({ text, language: "ru", network: null });
      return found === null ? change : { ...change, coordinates: lonLatOf(found) };
    }),
  );
}
