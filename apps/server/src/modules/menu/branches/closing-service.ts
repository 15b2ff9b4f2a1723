import { readText, type WireBranchClosing, type WireEntity } from "@skatert/contract";
import { Refusal } from "../../../input/refusal.ts";
import { isoTime } from "../../../ports/clock.ts";
import { isJsonObject, type Json } from "../../../shop/documents/json.ts";
import { putArchived } from "../../../shop/drafts/archiving.ts";
import { type EntityView, readDraft, readView } from "../../../shop/drafts/draft-view.ts";
import { editDraft } from "../../../shop/drafts/edit-draft.ts";
import { archived, isArchived, unarchived } from "../../../shop/entities/archived.ts";
import { closedBranches } from "../../../shop/entities/closing/closed-branches.ts";
import { closingEffects } from "../../../shop/entities/closing/closing-effects.ts";
import { type Documents, type EntityKey, keyOf } from "../../../shop/entities/entity.ts";
import { explode } from "../../../shop/entities/explode.ts";
import { LOCATION } from "../../../shop/entities/own-menus/own-menu.ts";
import { editingOf, known } from "../entities/entities-service.ts";
import { entityToWire, refToWire } from "../entity-to-wire.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { publishedDocuments } from "../present.ts";
import { withDraft } from "../releases/draft-documents.ts";
import { isBranch } from "./branch-facets.ts";

const maxEffects = 500;

/** Closes branches for good, in the draft (EDIT-3). Callers have checked the rights. */
export interface BranchClosing {
  /** The effects of closing the branch now. Throws a 404 for an unknown branch. */
  look(id: string): Promise<WireBranchClosing>;
  /** Removes a never published branch from the draft instead. Throws a 422 for the last branch. */
  close(id: string, by: ChangeBy): Promise<WireEntity>;
}

export function createBranchClosing(deps: MenuDeps): BranchClosing {
  const { store } = deps;
  return {
    look: (id) => lookAt(deps, keyOf("branch", id), id),
    close: (id, by) =>
      editDraft(store, editingOf(deps, by), async (draft) => {
        const key = keyOf("branch", id);
        const view = known(await draft.view(key), key);
        if (view.facets === null) return entityToWire(view);
        const at = isoTime(deps.now());
        if (isArchived(view.facets)) return entityToWire(known(await putArchived(draft, view, at), key));
        const views = await readDraft(draft.tx, draft.documents);
        if (openBranches(draft.documents, views).every((each) => each === key)) throw lastBranch();
        if (view.published === null) {
          await draft.put(key, null);
          return entityToWire({ ...view, facets: null, state: "removed", draft: null });
        }
        return entityToWire(known(await putArchived(draft, view, at), key));
      }),
  };
}

async function lookAt({ store, now, branches }: MenuDeps, key: EntityKey, id: string): Promise<WireBranchClosing> {
  const documents = await publishedDocuments(store);
  const view = known(await readView(store.db, documents, key), key);
  const facets = unarchived(view.facets ?? view.published ?? {});
  const views = await readDraft(store.db, documents);
  const drafted = new Map(views.map((each) => [each.key, each.facets]));
  const closing = new Map([[key, archived(key, facets, { at: isoTime(now()) })]]);
  // Without the draft's own change of this branch, so that the rest of the draft still names it.
  const { after } = withDraft(documents, new Map([...drafted].filter(([each]) => each !== key)));
  const without = withDraft(documents, new Map([...drafted, [key, null]])).after;
  const closed = closedBranches(closing, without);
  const effects = closed === null ? [] : closingEffects(after, closed).effects;
  const number = Number(id);
  const live = await branches.liveOrders(store.db, [number]);
  return {
    branch: refToWire(key, view.name),
    is_last: openBranches(documents, views).every((each) => each === key),
    effects: effects.slice(0, maxEffects).map((effect) => ({ ...effect })),
    more: Math.max(0, effects.length - maxEffects),
    has_own_prices: hasOwnPrices(after, facets[LOCATION], key),
    devices: (await branches.devices(store.db, number)).map(({ id: device, name }) => ({ id: device, name })),
    people: (await branches.people(store.db, number)).map((person) => ({ ...person })),
    live_orders: live.get(number) ?? 0,
  };
}

/** Branches that stay open after the draft. */
function openBranches(documents: Documents, views: readonly EntityView[]): readonly EntityKey[] {
  const drafted = new Map(views.map((view) => [view.key, view.facets]));
  const stored = [...explode(documents)].flatMap(([key, facets]) =>
    isBranch(key) && !isArchived(facets) && !drafted.has(key) ? [key] : [],
  );
  const left = [...drafted].flatMap(([key, facets]) =>
    isBranch(key) && facets !== null && !isArchived(facets) ? [key] : [],
  );
  return [...stored, ...left];
}

function hasOwnPrices(documents: Documents, location: Json | undefined, key: EntityKey): boolean {
  const file = fileOf(location);
  if (file === "") return false;
  const others = [...explode(documents)].filter(([each]) => isBranch(each) && each !== key);
  return !others.some(([, facets]) => fileOf(facets[LOCATION]) === file);
}

function fileOf(location: Json | undefined): string {
  return isJsonObject(location) ? readText(location["price_file_path"]) : "";
}

function lastBranch(): Refusal {
  return new Refusal("draft_refused", "A shop keeps one branch", { reason: "last-branch" });
}
