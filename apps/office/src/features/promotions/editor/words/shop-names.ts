import type { ShopNames } from "../../../choosing/coupon-words/reason-text.ts";
import type { ShopParts } from "../../use-shop-parts.ts";

export function shopNames({ dishes, sections, places }: ShopParts): ShopNames {
  const byId = (rows: readonly { readonly id: string; readonly name: string }[]) => {
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return (id: string | number) => names.get(String(id)) ?? `№ ${id}`;
  };
  return {
    dish: byId(dishes),
    section: byId(sections),
    branch: (id) => places.locations.find(({ warehouseIds }) => warehouseIds.includes(id))?.name ?? `№ ${id}`,
  };
}
