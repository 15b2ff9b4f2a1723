import type { WireChange, WireHistory, WireHistoryQuery } from "@skatert/contract";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import {
  type ChangeRow,
  changeOfAttempt,
  countOfMenu,
  entitiesOfChange,
  findChange,
  listChanges,
  listChangesOf,
  undoneBy,
} from "../../../shop/changes/change-store.ts";
import { type EntityKey, readKey } from "../../../shop/entities/entity.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { publishedDocuments } from "../present.ts";
import { maxEntitiesHere } from "../releases/menu-work.ts";
import { requireInSight, type Sight } from "../sight.ts";
import { audit, authorOf } from "../staff-log.ts";
import { wordsOf } from "./change-words.ts";
import { changeToWire, summaryToWire } from "./changes-to-wire.ts";
import { undoOrRefuse } from "./undo-or-refuse.ts";

/** Entities of one change that an answer has. */
const maxShown = 500;
/** Entities that a line of the history names. */
const maxNames = 5;

/** One change with its entities, as far as the role opens them. Throws a 404 for an unknown one. */
export async function readChange({ store }: MenuDeps, id: number, sight: Sight): Promise<WireChange> {
  const row = await findChange(store.db, id);
  if (row === null) throw unknownChange(id);
  const entities = await entitiesOfChange(store.db, id, maxShown, sight === "menu");
  const hidden = await hiddenIn(store, row, sight);
  return {
    ...summaryToWire(row, { first: entities.slice(0, maxNames), undoneBy: await undoneBy(store.db, id), hidden }),
    ...wordsOf(await publishedDocuments(store), entities),
    changes: entities.map(({ key, name, delta }) => changeToWire(key, name, delta)),
    more: Math.max(0, row.entities - hidden - entities.length),
  };
}

export async function readHistory(
  { store }: MenuDeps,
  { entity, by, source, after, limit }: WireHistoryQuery,
  sight: Sight,
): Promise<WireHistory> {
  const filter = {
    ...{ before: numberOrNull(after), limit: Number(limit ?? 50) },
    ...{ by: numberOrNull(by), source: source ?? null },
  };
  const key = entity === undefined ? null : keyFromWire(entity);
  if (key !== null) requireInSight(sight, key);
  const rows = key === null ? await listChanges(store.db, filter) : await listChangesOf(store.db, key, filter);
  const summary = async (row: ChangeRow) =>
    summaryToWire(row, {
      first: await entitiesOfChange(store.db, row.id, maxNames, sight === "menu"),
      undoneBy: await undoneBy(store.db, row.id),
      hidden: await hiddenIn(store, row, sight),
    });
  const last = rows.length === filter.limit ? rows.at(-1) : undefined;
  return { changes: await Promise.all(rows.map(summary)), next: last === undefined ? null : String(last.id) };
}

async function hiddenIn({ db }: MenuDeps["store"], { id, entities }: ChangeRow, sight: Sight): Promise<number> {
  return sight === "shop" ? 0 : entities - (await countOfMenu(db, id));
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** Undoes a change. Throws a 404 for an unknown one, a 409 with the reasons when it is refused. */
export async function undoOf(deps: MenuDeps, id: number, by: ChangeBy) {
  const { store, now } = deps;
  const repeated = by.attemptKey === null ? null : await changeOfAttempt(store.db, by.attemptKey);
  if (repeated !== null) return { change_id: repeated.id, revision: repeated.revision };
  const asked = { id, now: now(), author: authorOf(by), attemptKey: by.attemptKey };
  const isLarge = ((await findChange(store.db, id))?.entities ?? 0) > maxEntitiesHere;
  const here = { store, liveOrders: deps.branches.liveOrders };
  const outcome = await (isLarge ? deps.work.undoChange(asked) : undoOrRefuse(here, asked));
  switch (outcome.kind) {
    case "unknown":
      throw unknownChange(id);
    case "nothing-left":
      throw new Refusal("undo_refused", "The shop is already as it was before", { reason: "nothing-left" });
    case "refused":
      throw new Refusal("undo_refused", "This was changed again since, or the shop would be faulty", {
        ...outcome.obstacles,
      });
    default:
      await deps.onEdit();
      await audit(deps, by, "undo", outcome.change.revision);
      return { change_id: outcome.change.id, revision: outcome.change.revision };
  }
}

/** "product:101" as a key. Throws a 400 for anything else. */
export function keyFromWire(text: string): EntityKey {
  const entity = readKey(text);
  if (entity === null) throw invalidParams([{ path: "entity", message: "is no entity, such as product:101" }]);
  return `${entity.kind}:${entity.id}`;
}

function unknownChange(id: number): Refusal {
  return new Refusal("rest_not_found", `There is no change ${id}`);
}
