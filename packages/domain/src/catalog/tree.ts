import type { Category, CategoryId } from "./types.ts";

type Categories = ReadonlyMap<CategoryId, Category>;

/** A category's ancestors, nearest first. A missing parent or a cycle of parents ends the chain. */
export function ancestorsOf(category: Category, categoryById: Categories): readonly Category[] {
  const ancestors: Category[] = [];
  let parent = parentOf(category, categoryById);
  while (parent !== null && parent.id !== category.id && !ancestors.includes(parent)) {
    ancestors.push(parent);
    parent = parentOf(parent, categoryById);
  }
  return ancestors;
}

/** Direct subcategories, in the menu's order. */
export function childrenOf(category: Category, categories: readonly Category[]): readonly Category[] {
  return categories.filter((each) => each.parentId === category.id && each.id !== category.id);
}

function parentOf(category: Category, categoryById: Categories): Category | null {
  return category.parentId === null ? null : (categoryById.get(category.parentId) ?? null);
}
