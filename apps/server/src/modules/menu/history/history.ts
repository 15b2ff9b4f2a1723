import type { WireChange, WireHistory, WireHistoryQuery } from "@skatert/contract";
import { invalidParams, Refusal } from "../../../input/refusal.ts";
import { countsOfMenu, type NamedEntity, namesOfChanges, undoingOf } from "../../../shop/changes/change-lines.ts";
import {
  type ChangeRow,
  entitiesOfChange,
  findChange,
  listChanges,
  listChangesOf,
} from "../../../shop/changes/change-store.ts";
import { earlierChange } from "../../../shop/editing/make-changes.ts";
import { type EntityKey, readKey } from "../../../shop/entities/entity.ts";
import { requireCodeRightOfUndo } from "../loaded-code.ts";
import { type ChangeBy, changingDeps, type MenuDeps } from "../menu-deps.ts";
import { publishedDocuments } from "../present.ts";
import { maxEntitiesHere } from "../releases/menu-work.ts";
import { requireInSight, type Sight } from "../sight.ts";
import { wordsOf } from "./change-words.ts";
import { changeToWire, summaryToWire } from "./changes-to-wire.ts";
import { undoOrRefuse } from "./undo-or-refuse.ts";

/** The most entities in the answer for one change. */
const maxShown = 500;
/** The most entities in one line of the history. */
const maxNames = 5;

/** One change with the entities that the role may see. Throws a 404 for an unknown one. */
export async function readChange({ store }: MenuDeps, id: number, sight: Sight): Promise<WireChange> {
  const row = await findChange(store.db, id);
  if (row === null) throw unknownChange(id);
  const entities = await entitiesOfChange(store.db, id, maxShown, sight === "menu");
  const undoneBy = (await undoingOf(store.db, [id])).get(id) ?? null;
  const hidden = (await hiddenIn(store, [row], sight)).get(id) ?? 0;
  return {
    ...summaryToWire(row, { first: entities.slice(0, maxNames), undoneBy, hidden }),
    ...wordsOf(await publishedDocuments(store), entities),
    changes: entities.map(({ key, name, delta }) => changeToWire(key, name, delta)),
    more: Math.max(0, row.entities - hidden - entities.length),
  };
}

/** A page of the history. Lines contain no deltas; only the call for one change reads them in full. */
export async function readHistory(
  { store }: MenuDeps,
  { entity, by, source, after, limit }: WireHistoryQuery,
  sight: Sight,
): Promise<WireHistory> {
  const filter = {
    before: numberOrNull(after),
    limit: Number(limit ?? 50),
    by: numberOrNull(by),
    source: source ?? null,
  };
  const key = entity === undefined ? null : keyFromWire(entity);
  if (key !== null) requireInSight(sight, key);
  const ofEntity = key === null ? [] : await listChangesOf(store.db, key, filter);
  const rows = key === null ? await listChanges(store.db, filter) : ofEntity;
  const asked = new Map(ofEntity.map(({ id, name }) => [id, name]));
  const ids = rows.map(({ id }) => id);
  const names = await namesOfChanges(store.db, ids, { limit: maxNames, onlyMenu: sight === "menu" });
  const undoing = await undoingOf(store.db, ids);
  const hidden = await hiddenIn(store, rows, sight);
  const changes = rows.map((row) =>
    summaryToWire(row, {
      first: askedFirst(key, asked.get(row.id), names.get(row.id) ?? []),
      undoneBy: undoing.get(row.id) ?? null,
      hidden: hidden.get(row.id) ?? 0,
    }),
  );
  const last = rows.length === filter.limit ? rows.at(-1) : undefined;
  return { changes, next: last === undefined ? null : String(last.id) };
}

/** Puts the requested entity first, because a line of a change of a thousand entities names only some. */
function askedFirst(key: EntityKey | null, name: string | undefined, names: readonly NamedEntity[]) {
  if (key === null || name === undefined) return names;
  return [{ key, name }, ...names.filter((each) => each.key !== key)].slice(0, maxNames);
}

/** How many entities of each change the role must not see. */
async function hiddenIn(
  { db }: MenuDeps["store"],
  rows: readonly ChangeRow[],
  sight: Sight,
): Promise<ReadonlyMap<number, number>> {
  if (sight === "shop") return new Map();
  const ofMenu = await countsOfMenu(
    db,
    rows.map(({ id }) => id),
  );
  return new Map(rows.map(({ id, entities }) => [id, entities - (ofMenu.get(id) ?? 0)]));
}

function numberOrNull(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** Undoes a change. Throws a 404 for an unknown one, a 409 with the reasons when it is refused. */
export async function undoOf(deps: MenuDeps, id: number, by: ChangeBy) {
  const { store, now } = deps;
  const repeated = await earlierChange(store.db, by.call, now());
  if (repeated !== null) return { change_id: repeated.id, revision: repeated.revision };
  await requireCodeRightOfUndo(store, id, by);
  const asked = { id, now: now(), by: by.actor, call: by.call };
  const isLarge = ((await findChange(store.db, id))?.entities ?? 0) > maxEntitiesHere;
  const outcome = await (isLarge ? deps.work.undoChange(asked) : undoOrRefuse(changingDeps(deps), asked));
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
      return { change_id: outcome.change.id, revision: outcome.change.revision };
  }
}

/** Reads "product:101" as a key. Throws a 400 for anything else. */
export function keyFromWire(text: string): EntityKey {
  const entity = readKey(text);
  if (entity === null) throw invalidParams([{ path: "entity", message: "is no entity, such as product:101" }]);
  return `${entity.kind}:${entity.id}`;
}

function unknownChange(id: number): Refusal {
  return new Refusal("rest_not_found", `There is no change ${id}`);
}
