import { EncodedBody } from "./encoded-body.ts";
import { slicedJson } from "./sliced-json.ts";

/** Bodies rendered once for a revision of the shop and dropped with it. */
export interface PreparedBodies<Revision extends object> {
  /** The JSON of the result of `make`, under a name that is unique within the revision. */
  json(revision: Revision, name: string, make: () => unknown): EncodedBody;
  /** As `json`, for a body of megabytes: serialised in slices, once for all waiting requests. */
  largeJson(revision: Revision, name: string, make: () => unknown): Promise<EncodedBody>;
}

export function createPreparedBodies<Revision extends object>(): PreparedBodies<Revision> {
  const byRevision = new WeakMap<Revision, Map<string, EncodedBody>>();
  const large = new WeakMap<Revision, Map<string, Promise<EncodedBody>>>();
  return {
    largeJson(revision, name, make) {
      const bodies = large.get(revision) ?? new Map<string, Promise<EncodedBody>>();
      large.set(revision, bodies);
      const body = bodies.get(name) ?? slicedJson(make()).then((bytes) => new EncodedBody(bytes));
      bodies.set(name, body);
      return body;
    },
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
