import { lonLatOf, type WireOrderChange } from "@skatert/contract";
import type { FindPosition } from "../placing/find-position.ts";
import type { WantedChange } from "./change-types.ts";

/**
 * Looks up the new address if it came without coordinates, before the transaction: the last one, which replaces those
 * before it. Without a house the named zone counts, and the order is flagged for the operator.
 */
export async function locateAddresses(
  { findPosition }: { readonly findPosition: FindPosition },
  { changes, by }: Pick<WantedChange, "changes" | "by">,
): Promise<readonly WireOrderChange[]> {
  const index = changes.findLastIndex(({ kind }) => kind === "address" || kind === "method");
  const change = changes[index];
  if (change?.kind !== "address" && change?.kind !== "method") return changes;
  if (!change.address || change.coordinates) return changes;
  const text = typeof change.address === "string" ? change.address : change.address.AddressLine;
  const found = await findPosition({ text, language: "ru", caller: { kind: "staff", key: by } });
  return found === null ? changes : changes.with(index, { ...change, coordinates: lonLatOf(found) });
}
