import type { WireCategoryRow } from "@skatert/contract";

type Row = Pick<WireCategoryRow, "id" | "parent" | "state">;

/** A category in the tree, below its parent. */
export interface TreeRow<Category extends Row> {
  readonly category: Category;
  /** 0 for the top level. */
  readonly depth: number;
}

/**
 * Categories in menu order, each with its subcategories below it. A category is at the top level if its parent does not
 * exist or is its own subcategory.
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

/** The parent category; null: none. Documents write 0 for none. */
export function parentId({ parent }: Pick<Row, "parent">): string | null {
  const id = typeof parent === "number" || typeof parent === "string" ? String(parent).trim() : "";
  return id === "" || id === "0" ? null : id;
}

/** A category with all its subcategories. */
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
