import { createHash } from "node:crypto";
import type { StoredShop } from "./stored/stored-shop.ts";

/** Names the state of a shop by what its documents' rows hold: the same rows are the same revision. 12 hex digits. */
export function revisionOf(shop: StoredShop): string {
  const hash = createHash("sha256");
  for (const [name, { body }] of [...shop].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\n${body.length}\n`).update(body);
  }
  return hash.digest("hex").slice(0, 12);
}
