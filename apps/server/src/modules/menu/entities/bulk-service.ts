import {
  BULK_FIELDS,
  type BulkField,
  type WireBulkPatched,
  type WireBulkResult,
  type WireBulkRow,
} from "@skatert/contract";
import { type ProductPut, putProducts, viewProducts } from "../../../shop/drafts/draft-batch.ts";
import type { EntityView } from "../../../shop/drafts/draft-view.ts";
import { editDraft } from "../../../shop/drafts/edit-draft.ts";
import { inversePatch } from "../../../shop/drafts/inverse-patch.ts";
import { isApplied } from "../../../shop/drafts/is-applied.ts";
import { namedFacets, namedFields, patchFacets } from "../../../shop/drafts/patch-facets.ts";
import { patchSizes } from "../../../shop/drafts/patch-sizes.ts";
import { isJsonObject, type JsonObject } from "../../../shop/editing/overlay.ts";
import { isArchived } from "../../../shop/entities/archived.ts";
import { type EntityKey, type Facets, keyOf, readKey } from "../../../shop/entities/entity.ts";
import { productRow } from "../lists/menu-rows.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { requireOwnMenus } from "../own-menus.ts";
import { editingOf, jsonFacets } from "./entities-service.ts";

/** Many dishes changed in the draft by one call (EDIT-2). Callers have checked the rights. */
export interface BulkEdits {
  /** Saves each row whose version is the current one. Every other row gets its own error and blocks no row. */
  patch(rows: readonly WireBulkRow[], by: ChangeBy): Promise<WireBulkPatched>;
}

export function createBulkEdits(deps: MenuDeps): BulkEdits {
  return {
    async patch(rows, by) {
      const editing = editingOf(deps, by);
      return editDraft(deps.store, editing, async (draft) => {
        for (const row of rows) requireOwnMenus(draft.documents, facetsOf(row), by);
        const ids = [...new Set(rows.map(({ id }) => id))];
        const views = await viewProducts(draft, ids);
        const seen = new Set<string>();
        const verdicts = rows.map((row): Verdict => {
          const isTwice = seen.has(row.id);
          seen.add(row.id);
          return isTwice ? { kind: "answer", answer: fault(row, null, "twice") } : judge(views.get(key(row)), row);
        });
        const puts = verdicts.flatMap((verdict) => (verdict.kind === "put" ? verdict.put : []));
        const after = await putProducts(draft, editing, puts);
        return {
          rows: verdicts.map((verdict) => (verdict.kind === "put" ? saved(verdict.put, after) : verdict.answer)),
        };
      });
    },
  };
}

/** The change to make, or the error of the row. */
type Verdict =
  | { readonly kind: "put"; readonly put: ProductPut }
  | { readonly kind: "answer"; readonly answer: WireBulkResult };

function key({ id }: WireBulkRow): EntityKey {
  return keyOf("product", id);
}

function facetsOf({ set = {}, unset = {}, sizes = {} }: WireBulkRow): readonly string[] {
  return [set, unset, sizes].flatMap(Object.keys);
}

function judge(view: EntityView | undefined, row: WireBulkRow): Verdict {
  const instead = (answer: WireBulkResult): Verdict => ({ kind: "answer", answer });
  if (view === undefined || view.facets === null) return instead(fault(row, null, "unknown"));
  if (isArchived(view.facets)) return instead(fault(row, view, "archived"));
  const next = patched(view.facets, row);
  if (view.version !== row.etag) {
    if (next !== null && isApplied(view, next.next)) return instead(answerOf(row.id, "saved", view));
    return instead({ ...answerOf(row.id, "changed", view), by: view.draft?.by.name ?? null });
  }
  return next === null ? instead(fault(row, view, "field")) : { kind: "put", put: { before: view, ...next } };
}

/** Null: the row names a menu or a size that the dish does not have. */
function patched(facets: Facets, row: WireBulkRow): Pick<ProductPut, "next" | "settled"> | null {
  const [set, sizes] = [jsonFacets(row.set ?? {}), sizesOf(row.sizes ?? {})];
  const patch = { set, unset: row.unset ?? {}, value: {}, drop: [] };
  const named = [...Object.keys(set), ...Object.keys(patch.unset)].flatMap((name) => namedFacets(facets, name));
  if (!named.every((facet) => isJsonObject(facets[facet] ?? null))) return null;
  const next = patchSizes(patchFacets(facets, patch), sizes);
  if (next === null) return null;
  const ofSizes = Object.keys(sizes).flatMap((name) =>
    namedFacets(facets, name).flatMap((facet) => resized.map((field) => `${facet} ${field}`)),
  );
  return { next, settled: new Set([...namedFields(facets, patch), ...ofSizes]) };
}

/** Fields that a change of a size sets. */
const resized = ["variations", "price", "regular_price"];

function sizesOf(sizes: NonNullable<WireBulkRow["sizes"]>): Readonly<Record<string, Record<string, JsonObject>>> {
  const read = Object.entries(sizes).map(([facet, patches]) => [facet, { ...jsonFacets(patches) }] as const);
  return Object.fromEntries(read);
}

function saved({ before }: ProductPut, after: ReadonlyMap<EntityKey, EntityView>): WireBulkResult {
  const id = readKey(before.key)?.id ?? "";
  const view = after.get(before.key) ?? before;
  const undo = inversePatch(before.facets ?? {}, view.facets ?? {});
  return { ...answerOf(id, "saved", view), undo: undo === null ? null : undoToWire(undo) };
}

function undoToWire({ set, unset }: NonNullable<ReturnType<typeof inversePatch>>): WireBulkResult["undo"] {
  const lists = Object.entries(unset).map(([facet, fields]) => [facet, fields.filter(isBulkField)] as const);
  return { set: { ...set }, unset: Object.fromEntries(lists) };
}

function isBulkField(field: string): field is BulkField {
  return BULK_FIELDS.some((each) => each === field);
}

function fault({ id }: WireBulkRow, view: EntityView | null, reason: WireBulkResult["reason"]): WireBulkResult {
  return { ...answerOf(id, "fault", view), reason };
}

function answerOf(id: string, outcome: WireBulkResult["outcome"], view: EntityView | null): WireBulkResult {
  return { id, outcome, product: view === null ? null : productRow(view, []), undo: null, by: null, reason: null };
}
