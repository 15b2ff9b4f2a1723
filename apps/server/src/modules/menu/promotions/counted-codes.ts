import type { WireEntity } from "@skatert/contract";

/** Up to ten thousand single-use codes of a coupon as their number; any other value as it is. */
export function codesCount(facet: string, field: string, value: unknown): unknown {
  return isOfCoupons(facet) && field === "codes" && Array.isArray(value) ? value.length : value;
}

/**
 * A coupon for those who may not hand out its codes: `codes_count` in place of the single-use codes (STAFF-2). It has
 * no conflicts of them, because they would be shown there.
 */
export function withoutCodes(entity: WireEntity): WireEntity {
  const { facets, published, conflicts } = entity;
  return {
    ...entity,
    facets: countedIn(facets),
    published: published === null ? null : countedIn(published),
    conflicts: conflicts.filter(({ facet, path }) => !isOfCoupons(facet) || (path.length > 0 && path[0] !== "codes")),
  };
}

function countedIn(facets: WireEntity["facets"]): WireEntity["facets"] {
  return Object.fromEntries(
    Object.entries(facets).map(([facet, value]) => [facet, isOfCoupons(facet) ? counted(value) : value]),
  );
}

function counted(coupon: unknown): unknown {
  if (typeof coupon !== "object" || coupon === null || !("codes" in coupon)) return coupon;
  const { codes, ...shown } = coupon;
  return { ...shown, codes_count: Array.isArray(codes) ? codes.length : 0 };
}

function isOfCoupons(facet: string): boolean {
  return facet === "coupons#auto" || facet === "coupons#codes";
}
