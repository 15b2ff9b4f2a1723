import { type Category, childrenOf, menuCategories, type Product, visibleProducts } from "@skatert/domain";
import type { DishCard, MenuSection } from "../features/catalog/dish.ts";
import { dishCard } from "../features/catalog/dish-view.ts";
import type { PageContext } from "./page-context.ts";
import { surroundings } from "./surroundings.ts";

/** A section with its own dishes; empty ones are left to the caller. */
export function ownSection(category: Category, page: PageContext): MenuSection {
  return sectionOf(category, cardsOf(category, page), page);
}

/** A section with its own dishes and those of its subcategories, each once. */
export function wholeSection(category: Category, page: PageContext): MenuSection {
  const parts = [category, ...childrenOf(category, menuCategories(page.catalog))];
  const cards = new Map(parts.flatMap((part) => cardsOf(part, page)).map((card) => [card.id, card]));
  return sectionOf(category, [...cards.values()], page);
}

/** Sections of the home page: those the shop shows there, without the empty ones. */
export function homeSections(page: PageContext): readonly MenuSection[] {
  const shown = menuCategories(page.catalog);
  const roots = shown.filter(({ parentId, showOnHome }) => showOnHome && (parentId === null || !shown.some(({ id }) => id === parentId)));
  return roots.map((category) => wholeSection(category, page)).filter(({ cards }) => cards.length > 0);
}

function cardsOf(category: Category, page: PageContext): readonly DishCard[] {
  const { showOutOfStock } = page.settings.flags;
  const around = surroundings(page);
  const products: readonly Product[] = visibleProducts(category, { locationId: page.shop.locationId, showOutOfStock });
  // The index holds each product once, with the categories of all its places.
  return products.map((product) => dishCard(page.catalog.products.get(product.id) ?? product, around, category));
}

function sectionOf(category: Category, cards: readonly DishCard[], page: PageContext): MenuSection {
  const { id, slug, name, visualName, description } = category;
  return { id, slug, name: visualName ?? name, description, url: surroundings(page).categoryUrl(category), cards };
}
