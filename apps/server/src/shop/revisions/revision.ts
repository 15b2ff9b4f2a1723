import { createHash } from "node:crypto";
import type { StoredShop } from "../stored/stored-shop.ts";

/** The revision of a shop: a digest of its documents' rows, 12 hex digits. */
export function revisionOf(shop: StoredShop): string {
  const hash = createHash("sha256");
  for (const [name, { body }] of [...shop].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\n${body.length}\n`).update(body);
  }
  return hash.digest("hex").slice(0, 12);
}
