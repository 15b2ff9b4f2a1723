import { GROUP_LIMITS } from "@skatert/domain";
import * as z from "zod/mini";
import { ChoiceSchema, MAX_LINE_SUPPLEMENTS, RequestLineSchema } from "../checkout/request-schemas.ts";
import { boundedList } from "../fields/bounded.ts";
import { MAX_ID, visibleText } from "../fields/schemas.ts";

export const GROUP_ORDER_STATES = ["open", "closed", "ordered", "cancelled"] as const;

const name = z.string().check(z.trim(), z.minLength(1), visibleText, z.maxLength(GROUP_LIMITS.nameLength));
/** At least 128 bits in base64url, created and stored by the browser. */
const secret = z.string().check(z.regex(/^[\w-]{22,64}$/));
const dishName = z.string().check(z.maxLength(200));

/** Body of `POST systeminfo/v1/group_orders`: the host and the branch. */
export const NewGroupOrderSchema = z.looseObject({
  host: name,
  warehouse_id: z.int().check(z.positive(), z.lte(MAX_ID)),
});

/** A dish as an order sends it, with its name in case the menu no longer has it. */
export const GroupLineSchema = z.extend(RequestLineSchema, { name: dishName });

/** Body of `PUT systeminfo/v1/group_orders/{id}/mine`: always the person's whole list. */
export const GroupMineSchema = z.looseObject({
  secret,
  name,
  done: z.optional(z.boolean()),
  lines: boundedList(GroupLineSchema, GROUP_LIMITS.linesPerPerson),
});
export type WireGroupMine = z.infer<typeof GroupMineSchema>;

/** Body of `PUT …/kept`: the host's key, and the others' dishes in the host's cart, each with its person's name. */
export const GroupKeptSchema = z.looseObject({
  key: secret,
  lines: boundedList(RequestLineSchema, GROUP_LIMITS.orderLines),
});

/** Body of `POST …/state`: the host's key and the new state. */
export const GroupStateSchema = z.looseObject({ key: secret, state: z.enum(GROUP_ORDER_STATES) });

/** Body of `POST …/people/{person}/remove`: the host's key, or the person's own secret. */
export const GroupRemovalSchema = z.looseObject({ key: secret });

const shownLines = z.array(
  z.looseObject({
    product_id: z.int(),
    variation_id: z.nullable(z.int()),
    quantity: z.int(),
    supplements: z.array(z.looseObject({ id: z.int(), count: z.int() })).check(z.maxLength(MAX_LINE_SUPPLEMENTS)),
    choices: z.optional(z.array(ChoiceSchema).check(z.maxLength(MAX_LINE_SUPPLEMENTS))),
    note: z.optional(z.nullable(z.string())),
    name: z.string(),
  }),
);

/** A group order as everybody with the link sees it: no key and no secret. Times are ISO instants. */
export const GroupOrderSchema = z.looseObject({
  id: z.string(),
  host: z.string(),
  state: z.enum(GROUP_ORDER_STATES),
  /** Increases with every change. */
  revision: z.int(),
  warehouse_id: z.int(),
  expires_at: z.string(),
  people: z.array(
    z.looseObject({
      id: z.int(),
      name: z.string(),
      done: z.boolean(),
      lines: shownLines,
      /** Those of `lines` that the host's cart has, after the host took dishes out; absent while it has them all. */
      kept: z.optional(shownLines),
    }),
  ),
});
export type WireGroupOrder = z.infer<typeof GroupOrderSchema>;

/** 201 of `POST systeminfo/v1/group_orders`: the only answer with the host's key. */
export const CreatedGroupOrderSchema = z.extend(GroupOrderSchema, { key: z.string() });
/** Answer of `PUT …/mine`: the caller's entry in `people`. */
export const GroupMineAnswerSchema = z.extend(GroupOrderSchema, { person_id: z.int() });
