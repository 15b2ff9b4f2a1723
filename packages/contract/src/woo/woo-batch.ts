import * as z from "zod/mini";
import { ApiErrorSchema } from "../api/errors.ts";
import { boundedList } from "../fields/bounded.ts";

/** The most entries of one batch, as in WooCommerce. */
export const MAX_BATCH = 100;
/** Longer lists are not read. */
const longest = 1_000;

const id = z.union([z.int(), z.string().check(z.maxLength(20))]);
const change = z.looseObject({ id: z.optional(id) });
const entries = <Entry extends z.ZodMiniType>(entry: Entry) => z.nullish(boundedList(entry, longest));

/**
 * Body of `POST …/batch`: each entry is a body of the call for one, of `update` with its `id`, which is checked when its
 * turn comes.
 */
export const WooBatchSchema = z.looseObject({
  create: entries(z.looseObject({})),
  update: entries(change),
  delete: entries(z.union([change, id])),
});
export type WireWooBatch = z.infer<typeof WooBatchSchema>;

const results = z.optional(
  z.array(z.union([z.looseObject({ id: z.int(), error: ApiErrorSchema }), z.looseObject({ id: z.int() })])),
);
/** The results in the order of the entries. A refused entry has an `error`, and the others are done. */
export const WooBatchAnswerSchema = z.looseObject({ create: results, update: results, delete: results });
