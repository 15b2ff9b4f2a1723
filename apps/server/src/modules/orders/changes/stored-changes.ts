import type { KitchenDifference, OrderId } from "@skatert/domain";
import { isOneOf } from "../../../database/lists.ts";
import type { Db, Tx } from "../../../database/tables.ts";
import { together } from "../../../database/together.ts";
import type { OrdersTables } from "../tables.ts";

/** A change made to a placed order. Money in minor units, times in milliseconds. */
export interface OrderVersion extends Omit<OrdersTables["order_versions"], "kinds" | "delta"> {
  /** Kinds of its changes, each once. */
  readonly kinds: readonly string[];
  readonly delta: readonly KitchenDifference[];
}

/** A change that waits for the guest's consent. */
export interface OrderProposal extends Omit<OrdersTables["order_proposals"], "delta"> {
  readonly delta: readonly KitchenDifference[];
}

export interface ChangesOfOrder {
  /** The earliest first. */
  readonly versions: readonly OrderVersion[];
  /** Null: none, or its time has passed. */
  readonly proposal: OrderProposal | null;
}

export const noChanges: ChangesOfOrder = { versions: [], proposal: null };

/** The changes of some orders in two queries; orders without any are left out. */
export async function changesOf(
  db: Db,
  ids: readonly OrderId[],
  now: number,
): Promise<ReadonlyMap<OrderId, ChangesOfOrder>> {
  if (ids.length === 0) return new Map();
  const versionsQuery = db
    .selectFrom("order_versions")
    .selectAll()
    .where(isOneOf(db, "order_id", ids))
    .orderBy("number")
    .compile();
  const proposalsQuery = db
    .selectFrom("order_proposals")
    .selectAll()
    .where(isOneOf(db, "order_id", ids))
    .where("expires_at", ">", now)
    .compile();
  const [versions, proposals] = await together(db, (send) => Promise.all([send(versionsQuery), send(proposalsQuery)]));
  const byOrder = Map.groupBy(versions, ({ order_id }) => order_id);
  const proposalOf = new Map(proposals.map((row) => [row.order_id, row]));
  return new Map(
    [...new Set([...byOrder.keys(), ...proposalOf.keys()])].map((id) => [
      id,
      { versions: (byOrder.get(id) ?? []).map(versionOf), proposal: proposalRead(proposalOf.get(id)) },
    ]),
  );
}

function versionOf({ kinds, delta, ...row }: OrdersTables["order_versions"]): OrderVersion {
  return { ...row, kinds: JSON.parse(kinds), delta: JSON.parse(delta) };
}

function proposalRead(row: OrdersTables["order_proposals"] | undefined): OrderProposal | null {
  return row === undefined ? null : { ...row, delta: JSON.parse(row.delta) };
}

/** The proposal of an order, also one whose time has passed. Null: none. */
export async function proposalOf(db: Db, id: OrderId): Promise<OrderProposal | null> {
  return proposalRead(await db.selectFrom("order_proposals").selectAll().where("order_id", "=", id).executeTakeFirst());
}

/** Replaces the order's proposal. The order is locked. */
export async function writeProposal(tx: Tx, { delta, ...proposal }: OrderProposal): Promise<void> {
  await dropProposal(tx, proposal.order_id);
  await tx
    .insertInto("order_proposals")
    .values({ ...proposal, delta: JSON.stringify(delta) })
    .execute();
}

/** False: there was none. */
export async function dropProposal(tx: Tx, id: OrderId): Promise<boolean> {
  const result = await tx.deleteFrom("order_proposals").where("order_id", "=", id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Adds the order's next version. The order is locked. */
export async function addVersion(tx: Tx, version: Omit<OrderVersion, "number">): Promise<void> {
  const { last } = await tx
    .selectFrom("order_versions")
    .select((eb) => eb.fn.coalesce(eb.fn.max("number"), eb.lit(0)).as("last"))
    .where("order_id", "=", version.order_id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("order_versions")
    .values({
      ...version,
      number: Number(last) + 1,
      kinds: JSON.stringify(version.kinds),
      delta: JSON.stringify(version.delta),
    })
    .execute();
}

/**
 * Forgets what may name the guest in the changes of their orders: reasons, notes, and a proposal with its address. A
 * proposal ends with its guest.
 */
export async function forgetChanges(tx: Tx, ids: readonly OrderId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom("order_proposals")
    .where(isOneOf(tx, "order_id", ids))
    .execute();
  const rows = await tx
    .selectFrom("order_versions")
    .select(["order_id", "number", "delta"])
    .where(isOneOf(tx, "order_id", ids))
    .execute();
  for (const { order_id, number, delta } of rows) {
    const dishes: readonly KitchenDifference[] = JSON.parse(delta);
    await tx
      .updateTable("order_versions")
      .set({ reason: "", delta: JSON.stringify(dishes.map(({ note: _note, ...dish }) => dish)) })
      .where("order_id", "=", order_id)
      .where("number", "=", number)
      .execute();
  }
}
