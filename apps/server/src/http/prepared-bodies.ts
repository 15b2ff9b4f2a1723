import { EncodedBody } from "./encoded-body.ts";

/** Bodies made once for one revision of the shop and dropped with it. */
export interface PreparedBodies<Revision extends object> {
  /** The JSON of what `make` gives, under a name that is unique within the revision. */
  json(revision: Revision, name: string, make: () => unknown): EncodedBody;
}

export function createPreparedBodies<Revision extends object>(): PreparedBodies<Revision> {
  const byRevision = new WeakMap<Revision, Map<string, EncodedBody>>();
  return {
    json(revision, name, make) {
      const bodies = byRevision.get(revision) ?? new Map<string, EncodedBody>();
      byRevision.set(revision, bodies);
      const known = bodies.get(name);
      if (known !== undefined) return known;
      const body = new EncodedBody(JSON.stringify(make()));
      bodies.set(name, body);
      return body;
    },
  };
}
