import { createHash } from "node:crypto";

/** Names the state of a shop by its documents' texts: the same texts are the same revision. 12 hex digits. */
export function revisionOf(bodies: ReadonlyMap<string, string>): string {
  const hash = createHash("sha256");
  for (const [name, body] of [...bodies].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\n${body.length}\n`).update(body);
  }
  return hash.digest("hex").slice(0, 12);
}
