import type { WireCategoryRow } from "@skatert/contract";

type Row = Pick<WireCategoryRow, "id" | "parent" | "state">;

/** A category at its place, below the category that it belongs to. */
export interface TreeRow<Category extends Row> {
  readonly category: Category;
  /** 0 at the top. */
  readonly depth: number;
}

/**
 * Categories as the menu shows them: each with its subcategories below it, both in the menu's order. One whose parent
 * does not exist, or is its own subcategory, is at the top.
 */
export function categoryTree<Category extends Row>(categories: readonly Category[]): readonly TreeRow<Category>[] {
  const known = new Set(categories.map(({ id }) => id));
  const childrenOf = Map.groupBy(categories, (category) => {
    const parent = parentId(category);
    return parent !== null && known.has(parent) ? parent : null;
  });
  const rows: TreeRow<Category>[] = [];
  const seen = new Set<string>();
  const add = (category: Category, depth: number) => {
    if (seen.has(category.id)) return;
    seen.add(category.id);
    rows.push({ category, depth });
    for (const child of childrenOf.get(category.id) ?? []) add(child, depth + 1);
  };
  for (const category of childrenOf.get(null) ?? []) add(category, 0);
  for (const category of categories) add(category, 0);
  return rows;
}

/** The category that it belongs to; null: it is at the top. Documents write 0 for none. */
export function parentId({ parent }: Pick<Row, "parent">): string | null {
  const id = typeof parent === "number" || typeof parent === "string" ? String(parent).trim() : "";
  return id === "" || id === "0" ? null : id;
}

/** A category with everything below it. */
export function familyOf(categories: readonly Row[], id: string): readonly string[] {
  const family = new Set([id]);
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const category of categories) {
      const parent = parentId(category);
      if (parent !== null && family.has(parent)) family.add(category.id);
    }
  }
  return [...family];
}
