import type { ShopParts } from "../../use-shop-parts.ts";

/** Names of what a promotion refers to; an unknown one is shown by its number. */
export interface ShopNames {
  readonly dish: (id: string | number) => string;
  readonly section: (id: string | number) => string;
  readonly branch: (id: number) => string;
}

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
