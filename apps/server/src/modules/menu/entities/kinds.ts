import { OFFICE_PATHS } from "@skatert/contract";
import type { StaffRight } from "@skatert/domain";
import { Refusal } from "../../../input/refusal.ts";
import { PROMO_DOCUMENTS } from "../../../shop/drafts/draft-view.ts";
import { type EntityKey, type EntityKind, keyOf } from "../../../shop/entities/entity.ts";

/** Kinds of entities that staff edit one by one, by the path of their calls. */
export interface EditedKind {
  readonly path: string;
  readonly kind: EntityKind;
  /** Names in summaries: "a dish". */
  readonly one: string;
  readonly many: string;
  readonly read: StaffRight;
  /** Whether one branch is enough to read it. */
  readonly readIn: "somewhere" | "everywhere";
  readonly edit: StaffRight;
  /** `everywhere`: a change affects the whole shop, so it needs the right in every branch. */
  readonly where: "somewhere" | "everywhere";
  readonly canCreate: boolean;
  /** `archive`: removed from the menu, never deleted. */
  readonly end: "archive" | "remove" | null;
}

const ofMenu = {
  read: "menu.view",
  readIn: "somewhere",
  edit: "menu.edit",
  where: "somewhere",
  canCreate: true,
  end: "archive",
} as const;
const ofShop = { read: "shop.edit", readIn: "everywhere", edit: "shop.edit", where: "everywhere" } as const;
/** Managers of a branch see the promotions of the shop, which they cannot change (PROMO-1). */
const seenByManagers = { read: "menu.edit", readIn: "somewhere" } as const;

export const EDITED_KINDS: readonly EditedKind[] = [
  { path: OFFICE_PATHS.products, kind: "product", one: "a dish", many: "dishes", ...ofMenu },
  { path: OFFICE_PATHS.categories, kind: "category", one: "a category", many: "categories", ...ofMenu },
  {
    path: OFFICE_PATHS.coupons,
    kind: "coupon",
    one: "a coupon",
    many: "coupons",
    ...ofShop,
    ...seenByManagers,
    canCreate: true,
    end: "remove",
  },
  {
    path: OFFICE_PATHS.branches,
    kind: "branch",
    one: "a branch",
    many: "branches",
    // Branches are closed by separate calls.
    ...ofShop,
    canCreate: true,
    end: null,
  },
  {
    path: OFFICE_PATHS.zones,
    kind: "zone",
    one: "a delivery zone",
    many: "delivery zones",
    ...ofShop,
    canCreate: true,
    end: "remove",
  },
  {
    path: OFFICE_PATHS.settings,
    kind: "settings",
    one: "a section of the settings",
    many: "sections",
    ...ofShop,
    canCreate: false,
    end: null,
  },
];

/** Posts, banners and the like. Their id begins with their document: "banners/5". */
export const CONTENT_KIND: EditedKind = {
  path: OFFICE_PATHS.content,
  kind: "content",
  one: "an entry of a content document",
  many: "entries",
  ...ofShop,
  canCreate: true,
  end: "remove",
};

const contentDocuments: readonly string[] = ["banners", "pages", "posts", "blog", "information", "brands", "galleries"];

/** Throws a 404 for a document without entries. */
export function requireContent(document: string): string {
  if (contentDocuments.includes(document)) return document;
  throw new Refusal("rest_not_found", `There is no content ${document}`);
}

/** Documents of a single object, edited like sections of the settings. */
const sectionDocuments = ["front", ...PROMO_DOCUMENTS];

/** The right that reads an entity, and where it is needed. */
export function readingOf(kind: EditedKind, id: string): Pick<EditedKind, "read" | "readIn"> {
  return kind.kind === "settings" && PROMO_DOCUMENTS.includes(id) ? seenByManagers : kind;
}

export function keyOfPath({ kind }: EditedKind, id: string, document?: string): EntityKey {
  if (kind === "settings" && sectionDocuments.includes(id)) return keyOf("document", id);
  return keyOf(kind, document === undefined ? id : `${document}/${id}`);
}
