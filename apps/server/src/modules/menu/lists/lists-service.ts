import {
  isMenu,
  type WireCategories,
  type WireCouponList,
  type WireEntityList,
  type WireMenuOptions,
  type WireProducts,
  type WireProductsQuery,
} from "@skatert/contract";
import { invalidParams } from "../../../input/refusal.ts";
import { type EntityView, readDraft, viewOf } from "../../../shop/drafts/draft-view.ts";
import type { DraftWork } from "../../../shop/drafts/draft-work.ts";
import { editDraft } from "../../../shop/drafts/edit-draft.ts";
import { isApplied } from "../../../shop/drafts/is-applied.ts";
import { textsIn } from "../../../shop/entities/documents/entries.ts";
import { type Documents, type EntityKey, type EntityKind, keyOf, readKey } from "../../../shop/entities/entity.ts";
import { versionOf } from "../../../shop/entities/entity-version.ts";
import { explode } from "../../../shop/entities/explode.ts";
import { editingOf, known, requireVersion } from "../entities/entities-service.ts";
import { refToWire } from "../entity-to-wire.ts";
import type { ChangeBy, MenuDeps } from "../menu-deps.ts";
import { publishedDocuments } from "../present.ts";
import { type BranchMenu, menusOfBranches } from "./branch-menus.ts";
import { couponRow, listedCoupon } from "./coupon-rows.ts";
import { menuOptions } from "./menu-options.ts";
import { categoryIds, categoryRow, groupRow, productIds, productRow } from "./menu-rows.ts";
import { translationLanguages } from "./translation-languages.ts";

/** Lists of what staff edit, with the draft (OFFICE-5). Callers have checked the rights. */
export interface EntityLists {
  products(query: WireProductsQuery): Promise<WireProducts>;
  categories(): Promise<WireCategories>;
  /** From the published shop, because branches and languages are not part of a menu draft. */
  options(): Promise<WireMenuOptions>;
  entities(kind: EntityKind): Promise<WireEntityList>;
  coupons(): Promise<WireCouponList>;
  reorder(ids: readonly string[], version: string, by: ChangeBy): Promise<WireCategories>;
}

const maxEntities = 2_000;
const usualLimit = 100;
const order = keyOf("layout", "catalog");

export function createEntityLists(deps: MenuDeps): EntityLists {
  const { store } = deps;

  async function views(documents: Documents): Promise<ReadonlyMap<EntityKey, EntityView>> {
    const entities = new Map<EntityKey, EntityView>();
    for (const [key, facets] of explode(documents)) {
      const view = viewOf(key, facets, null);
      if (view !== null) entities.set(key, view);
    }
    for (const view of await readDraft(store.db, documents)) entities.set(view.key, view);
    return entities;
  }

  async function categories(): Promise<WireCategories> {
    const documents = await publishedDocuments(store);
    const all = await views(documents);
    const rows = inOrder(all).map(categoryRow);
    return {
      categories: rows,
      etag: all.get(order)?.version ?? versionOf({}),
      languages: translationLanguages(documents),
    };
  }

  return {
    categories,
    async options() {
      return menuOptions(await publishedDocuments(store));
    },
    async products(query) {
      const documents = await publishedDocuments(store);
      const all = await views(documents);
      const listing = listingOf(inOrder(all));
      const keys = new Set([
        ...[...listing.keys()].map((id) => keyOf("product", id)),
        ...ofKind(all, "product").map(({ key }) => key),
      ]);
      const found = [...keys].flatMap((key) => all.get(key) ?? []).filter(filterOf(query, listing));
      const menus = menusOfBranches(documents, branchesIn(all));
      const [page, limit] = [Number(query.page ?? 1), Number(query.limit ?? usualLimit)];
      return {
        products: found
          .slice((page - 1) * limit, page * limit)
          .map((view) => productRow(view, listedIn(listing, view), menus)),
        groups: inOrder(all).flatMap((view) => groupRow(view, menus) ?? []),
        menus: menus.map(menuToWire),
        total: found.length,
        next_page: page * limit < found.length ? page + 1 : null,
      };
    },
    async entities(kind) {
      const found = ofKind(await views(await publishedDocuments(store)), kind);
      return {
        entities: found.slice(0, maxEntities).map(({ key, name, state }) => ({ ...refToWire(key, name), state })),
      };
    },
    async coupons() {
      const counts = await deps.couponCounts(store.db);
      const found = ofKind(await views(await publishedDocuments(store)), "coupon").slice(0, maxEntities);
      const coupons = found.flatMap((view) => listedCoupon(view) ?? []);
      const withCodes = coupons.filter(({ codes }) => codes.length > 0).map(({ id }) => id);
      const used = await deps.coupons.allUsedCodes(store.db, withCodes);
      return { entities: coupons.map((coupon) => couponRow(coupon, counts, used)) };
    },
    async reorder(ids, version, by) {
      await editDraft(store, editingOf(deps, by), (draft) => reorderIn(draft, ids, version));
      return categories();
    },
  };
}

async function reorderIn(draft: DraftWork, ids: readonly string[], version: string): Promise<void> {
  const view = known(await draft.view(order), order);
  if (view.version !== version && isApplied(view, { ...view.facets, catalog: [...ids] })) return;
  requireVersion(view, version, {});
  const menus = [...draft.documents.keys()].filter(isMenu);
  for (const menu of menus) {
    const key = keyOf("layout", menu);
    const layout = (await draft.view(key))?.facets?.[menu];
    if (!Array.isArray(layout)) continue;
    const next = { [menu]: await inNewOrder(draft, textsIn(layout), ids, menu) };
    await draft.put(key, next, new Set([`${menu} `]));
  }
}

/**
 * A branch's menu keeps its categories. The published order lists only published categories; those that the draft adds
 * are appended here. Throws a 400 unless each category of the main menu is named once.
 */
async function inNewOrder(draft: DraftWork, present: readonly string[], wanted: readonly string[], menu: string) {
  const isInMenu = async (id: string) => (await draft.view(keyOf("category", id)))?.facets?.[menu] !== undefined;
  const known = new Set(present);
  const next: string[] = [];
  for (const id of new Set(wanted)) if (known.has(id) || (await isInMenu(id))) next.push(id);
  const left: string[] = [];
  for (const id of present) if (!next.includes(id) && (await isInMenu(id))) left.push(id);
  if (menu === "catalog" && (left.length > 0 || wanted.length !== next.length)) {
    throw invalidParams([{ path: "categories", message: "names each category of the menu once" }]);
  }
  return [...next, ...left];
}

function ofKind(all: ReadonlyMap<EntityKey, EntityView>, kind: EntityKind): readonly EntityView[] {
  return [...all.values()].filter(({ key }) => readKey(key)?.kind === kind);
}

function branchesIn(all: ReadonlyMap<EntityKey, EntityView>) {
  return ofKind(all, "branch").map(({ key, facets }) => [key, facets] as const);
}

function menuToWire({ facet, name, state, warehouses }: BranchMenu): WireProducts["menus"][number] {
  return { facet, name, is_own: state !== "main", warehouses: [...warehouses] };
}

/** Categories in the order of the menu, then those that the order does not list. */
function inOrder(all: ReadonlyMap<EntityKey, EntityView>): readonly EntityView[] {
  const ids = textsIn(all.get(order)?.facets?.["catalog"]);
  const keys = new Set([...ids.map((id) => keyOf("category", id)), ...ofKind(all, "category").map(({ key }) => key)]);
  return [...keys].flatMap((key) => all.get(key) ?? []);
}

/** Ids of the categories that list a dish, by the dish's id, in the order of the menu. */
type Listing = ReadonlyMap<string, readonly string[]>;

function listingOf(categories: readonly EntityView[]): Listing {
  const listing = new Map<string, string[]>();
  for (const { key, facets } of categories)
    for (const id of productIds(facets ?? {})) listing.set(id, [...(listing.get(id) ?? []), readKey(key)?.id ?? ""]);
  return listing;
}

function listedIn(listing: Listing, { key }: EntityView): readonly string[] {
  return listing.get(readKey(key)?.id ?? "") ?? [];
}

function filterOf(query: WireProductsQuery, listing: Listing): (view: EntityView) => boolean {
  const words = (query.q ?? "").toLowerCase();
  return (view) => {
    const { key, name, state, draft } = view;
    const id = readKey(key)?.id ?? "";
    const isWanted =
      query.state === "archived"
        ? state === "archived"
        : query.state === "changed"
          ? draft !== null
          : state !== "archived";
    const isFound = words === "" || id === words || name.toLowerCase().includes(words);
    const { category } = query;
    const isIn = category === undefined || categoryIds(view, listedIn(listing, view)).includes(category);
    return isWanted && isFound && isIn;
  };
}
