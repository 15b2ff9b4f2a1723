import { OFFICE_PATHS, type WireEntityRef } from "@skatert/contract";

/** Kinds of entities that staff edit one by one, by the path of their calls. */
const PATHS = {
  product: OFFICE_PATHS.products,
  category: OFFICE_PATHS.categories,
  coupon: OFFICE_PATHS.coupons,
  branch: OFFICE_PATHS.branches,
  zone: OFFICE_PATHS.zones,
  settings: OFFICE_PATHS.settings,
  content: OFFICE_PATHS.content,
} as const;

export type EntityKind = keyof typeof PATHS;

/** A reference to an entity: a dish, a zone, a banner. A content id includes its document: "banners/5". */
export interface EntityAddress {
  readonly kind: EntityKind;
  readonly id: string;
}

/** `content`: the document, such as "banners". */
export function listPath(kind: EntityKind, content?: string): string {
  return content === undefined ? PATHS[kind] : `${PATHS[kind]}/${content}`;
}

export function entityPath({ kind, id }: EntityAddress): string {
  return `${PATHS[kind]}/${id.split("/").map(encodeURIComponent).join("/")}`;
}

/** Null: the entity has no call of its own, for example the order of the categories. */
export function addressOf({ kind, id }: Pick<WireEntityRef, "kind" | "id">): EntityAddress | null {
  return isKind(kind) ? { kind, id } : null;
}

function isKind(kind: string): kind is EntityKind {
  return kind in PATHS;
}
