import { nextInSequence } from "../../database/sequences.ts";
import type { Tx } from "../../database/tables.ts";
import { changedEntities } from "../entities/changed-entities.ts";
import type { EntityDelta } from "../entities/delta.ts";
import { type Documents, type EntityKey, type Facets, readKey } from "../entities/entity.ts";
import { entityIn } from "../entities/entity-in.ts";
import { entityName } from "../entities/entity-name.ts";
import type { ChangeSource, ChangesTables } from "./tables.ts";

/** The author of a change of the shop. */
export interface ChangeAuthor {
  readonly kind: ChangesTables["shop_changes"]["by_kind"];
  /** Id of the staff member; null: none. */
  readonly id: number | null;
  readonly name: string;
}

export interface ChangeNote {
  readonly author: ChangeAuthor;
  readonly source: ChangeSource;
  /** The change that this one undoes. */
  readonly undoes?: number;
  /** Further writes that name the change, in its transaction. Not called if nothing changed. */
  readonly onLogged?: (tx: Tx, changeId: number, revision: string) => Promise<void>;
}

/** A change by the shop's own processes. */
export const byTheShop: ChangeNote = { author: { kind: "shop", id: null, name: "" }, source: "command-line" };

interface LoggedChange {
  readonly before: Documents;
  readonly after: Documents;
  readonly revision: string;
  readonly now: number;
  readonly note: ChangeNote;
}

/** Older changes are deleted: an integration may change a thousand dishes a day, one by one. */
const maxChanges = 100_000;
const pruneEvery = 500;
const rowsAtOnce = 200;

/** Writes the differences by entity, in the transaction of the change itself. Returns the change's id. */
export async function logChange(tx: Tx, change: LoggedChange): Promise<number> {
  return insertChange(tx, change, changedEntities(change.before, change.after));
}

/** The first shop of a store has no earlier state to restore. */
export async function logFirstShop(tx: Tx, change: Omit<LoggedChange, "before">): Promise<number> {
  return insertChange(tx, { ...change, before: change.after }, new Map());
}

async function insertChange(
  tx: Tx,
  { before, after, revision, now, note }: LoggedChange,
  entities: ReadonlyMap<EntityKey, EntityDelta>,
): Promise<number> {
  const { value: id } = await nextInSequence(tx, "shop-change", 1).executeTakeFirstOrThrow();
  const { author, source, undoes = null } = note;
  await tx
    .insertInto("shop_changes")
    .values({
      id,
      at: now,
      source,
      by_kind: author.kind,
      by_id: author.id,
      by_name: author.name,
      revision,
      entities: entities.size,
      undoes,
    })
    .execute();
  const nameOf = (key: EntityKey) => entityName(key, nameable(key, after) ?? nameable(key, before));
  const rows = [...entities].flatMap(([key, delta]) => {
    const entity = readKey(key);
    if (entity === null) return [];
    const row = { change_id: id, kind: entity.kind, entity_id: entity.id, at: now };
    return [{ ...row, name: nameOf(key), delta: JSON.stringify(delta) }];
  });
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx
      .insertInto("shop_change_entities")
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
  if (id % pruneEvery === 0) await prune(tx, id - maxChanges);
  return id;
}

function nameable(key: EntityKey, documents: Documents): Facets | null {
  return entityIn(documents, key);
}

async function prune(tx: Tx, last: number): Promise<void> {
  await tx.deleteFrom("shop_change_entities").where("change_id", "<=", last).execute();
  await tx.deleteFrom("shop_changes").where("id", "<=", last).execute();
}
