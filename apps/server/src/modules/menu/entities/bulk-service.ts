import {
  BULK_FIELDS,
  type BulkField,
  type WireBulkPatched,
  type WireBulkResult,
  type WireBulkRow,
} from "@skatert/contract";
import { isJsonObject, type JsonObject } from "../../../shop/documents/json.ts";
import { type ProductPut, putProducts, viewProducts } from "../../../shop/drafts/draft-batch.ts";
import type { EntityView } from "../../../shop/drafts/draft-view.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { editDraft } from "../../../shop/drafts/edit-draft.ts";
import { isApplied } from "../../../shop/drafts/is-applied.ts";
import { namedFacets, namedFields, patchFacets } from "../../../shop/drafts/patch-facets.ts";
import { patchSizes } from "../../../shop/drafts/patch-sizes.ts";
import { isArchived } from "../../../shop/entities/archived.ts";
import { documentOf, type EntityKey, type Facets, keyOf, readKey } from "../../../shop/entities/entity.ts";
import { followMain } from "../../../shop/entities/own-menus/follow-main.ts";
import { beginMenus } from "../branches/begin-menus.ts";
import { type BranchMenu, menusOfDraft } from "../lists/branch-menus.ts";
import { productRow } from "../lists/menu-rows.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { requireOwnMenus } from "../own-menus.ts";
import { editingOf, jsonFacets } from "./entities-service.ts";
import { begunIn, inMenus, type PriceUndo, undoOf, unpublished, withOptions } from "./price-rows.ts";

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
        const menus = await menusOfDraft(draft);
        const views = await viewsOf(draft, rows);
        const seen = new Set<string>();
        const verdicts = rows.map((row): Verdict => {
          const isTwice = seen.has(row.id);
          seen.add(row.id);
          const known = { view: views.get(key(row)), menus };
          return isTwice ? instead(fault(row, null, "twice")) : judge(known, row);
        });
        const puts = verdicts.flatMap((verdict) => (verdict.kind === "put" ? verdict.put : []));
        await beginMenus(draft, menus, new Set(puts.flatMap(({ next }) => Object.keys(next).map(documentOf))));
        const after = await putProducts(draft, editing, puts);
        return {
          rows: verdicts.map((verdict) => (verdict.kind === "put" ? saved(verdict.put, after, menus) : verdict.answer)),
        };
      });
    },
  };
}

/** The change to make, or the error of the row. */
type Verdict =
  | { readonly kind: "put"; readonly put: ProductPut }
  | { readonly kind: "answer"; readonly answer: WireBulkResult };

function instead(answer: WireBulkResult): Verdict {
  return { kind: "answer", answer };
}

const ofGroup = "category:";

function key({ id }: Pick<WireBulkRow, "id">): EntityKey {
  return id.startsWith(ofGroup) ? keyOf("category", id.slice(ofGroup.length)) : keyOf("product", id);
}

async function viewsOf(draft: DraftWork, rows: readonly WireBulkRow[]): Promise<ReadonlyMap<EntityKey, EntityView>> {
  const views = new Map<EntityKey, EntityView>();
  for (const kind of ["product", "category"] as const) {
    const ids = rows.map(key).flatMap((each) => (readKey(each)?.kind === kind ? [readKey(each)?.id ?? ""] : []));
    if (ids.length === 0) continue;
    for (const [found, view] of await viewProducts(draft, [...new Set(ids)], kind)) views.set(found, view);
  }
  return views;
}

function facetsOf({ set = {}, unset = {}, sizes = {}, options = {}, as_main = [], unsold = [] }: WireBulkRow) {
  return [...[set, unset, sizes, options].flatMap(Object.keys), ...as_main, ...unsold];
}

interface Known {
  readonly view: EntityView | undefined;
  readonly menus: readonly BranchMenu[];
}

function judge({ view, menus }: Known, row: WireBulkRow): Verdict {
  if (view === undefined || view.facets === null) return instead(fault(row, null, "unknown"));
  const of = { view, menus };
  if (isArchived(view.facets)) return instead(fault(row, of, "archived"));
  const next = patched(view.facets, row, menus);
  if (view.version !== row.etag) {
    if (next !== null && isApplied(view, next.next)) return instead(answerOf(row.id, "saved", of));
    return instead({ ...answerOf(row.id, "changed", of), by: view.draft?.by.name ?? null });
  }
  return next === null ? instead(fault(row, of, "field")) : { kind: "put", put: { before: view, ...next } };
}

/** Null: the row names a menu, a size or an option that the dish does not have. */
function patched(
  facets: Facets,
  row: WireBulkRow,
  menus: readonly BranchMenu[],
): Pick<ProductPut, "next" | "settled"> | null {
  const [set, sizes, options] = [jsonFacets(row.set ?? {}), sizesOf(row.sizes ?? {}), jsonFacets(row.options ?? {})];
  const unset = row.unset ?? {};
  const moved = inMenus(facets, row, menus);
  if (moved === null) return null;
  const begun = begunIn(moved, [set, unset, sizes, options].flatMap(Object.keys), unpublished(menus));
  const named = [set, unset].flatMap(Object.keys).flatMap((name) => namedFacets(begun, name));
  if (!named.every((facet) => isJsonObject(begun[facet] ?? null))) return null;
  const patch = { set, unset, value: {}, drop: [] };
  const sized = patchSizes(patchFacets(begun, patch), sizes);
  const next = sized === null ? null : withOptions(sized, options);
  if (next === null) return null;
  const ofSizes = Object.keys(sizes).flatMap((name) =>
    namedFacets(begun, name).flatMap((facet) => resized.map((field) => `${facet} ${field}`)),
  );
  const ofOptions = Object.keys(options).flatMap((name) =>
    namedFacets(begun, name).flatMap((facet) => [`${facet} option_groups`, `${facet} choice`]),
  );
  const ofMenus = [...(row.as_main ?? []), ...(row.unsold ?? [])].map((facet) => `${facet} `);
  return {
    next: row.exact === true ? next : followMain(facets, next),
    settled: new Set([...namedFields(begun, patch), ...ofSizes, ...ofOptions, ...ofMenus]),
  };
}

/** Fields that a change of a size sets. */
const resized = ["variations", "price", "regular_price"];

function sizesOf(sizes: NonNullable<WireBulkRow["sizes"]>): Readonly<Record<string, Record<string, JsonObject>>> {
  const read = Object.entries(sizes).map(([facet, patches]) => [facet, { ...jsonFacets(patches) }] as const);
  return Object.fromEntries(read);
}

function saved(
  { before }: ProductPut,
  after: ReadonlyMap<EntityKey, EntityView>,
  menus: readonly BranchMenu[],
): WireBulkResult {
  const view = after.get(before.key) ?? before;
  const undo = undoOf(before.facets ?? {}, view.facets ?? {}, menus);
  const answer = answerOf(rowId(before.key), "saved", { view, menus });
  return { ...answer, undo: undo === null ? null : undoToWire(undo) };
}

function rowId(entity: EntityKey): string {
  return entity.startsWith(ofGroup) ? entity : (readKey(entity)?.id ?? "");
}

function undoToWire({ set, unset, as_main, unsold }: PriceUndo): WireBulkResult["undo"] {
  const lists = Object.entries(unset).map(([facet, fields]) => [facet, fields.filter(isBulkField)] as const);
  const values = Object.entries(set).map(
    ([facet, fields]) =>
      [facet, Object.fromEntries(Object.entries(fields).filter(([name]) => isBulkField(name)))] as const,
  );
  return {
    set: Object.fromEntries(values),
    unset: Object.fromEntries(lists),
    as_main: [...as_main],
    unsold: [...unsold],
    exact: true,
  };
}

function isBulkField(field: string): field is BulkField {
  return BULK_FIELDS.some((each) => each === field);
}

function fault(
  { id }: WireBulkRow,
  of: { readonly view: EntityView; readonly menus: readonly BranchMenu[] } | null,
  reason: WireBulkResult["reason"],
): WireBulkResult {
  return { ...answerOf(id, "fault", of), reason };
}

function answerOf(
  id: string,
  outcome: WireBulkResult["outcome"],
  of: { readonly view: EntityView; readonly menus: readonly BranchMenu[] } | null,
): WireBulkResult {
  const product = of === null ? null : { ...productRow(of.view, [], of.menus), id };
  return { id, outcome, product, undo: null, by: null, reason: null };
}
