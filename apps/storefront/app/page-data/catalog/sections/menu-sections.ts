import { type Category, childrenOf, hoursOver, menuCategories } from "@skatert/domain";
import type { PackedDish, PackedSection } from "../../../features/catalog/menu/packed-dish.ts";
import { inSlices } from "../../cache/in-slices.ts";
import type { PageContext } from "../../request/page-context.ts";
import { dishContext } from "../../shop/dish-context.ts";
import { topCategories } from "../categories/category-tiles.ts";
import { sameSection } from "./same-section.ts";
import { sectionCards } from "./section-cards.ts";

/** A section with its own dishes. The caller removes empty ones. */
export function ownSection(category: Category, page: PageContext): PackedSection {
  return sectionOf(category, sectionCards(category, page), { page, kind: "own" });
}

/** A section with its own dishes and those of its subcategories, each once. */
export function wholeSection(category: Category, page: PageContext): PackedSection {
  const parts = [category, ...childrenOf(category, menuCategories(page.catalog))];
  const cards = new Map(parts.flatMap((part) => sectionCards(part, page)).map((card) => [card.id, card]));
  return sectionOf(category, [...cards.values()], { page, kind: "whole" });
}

/** The shop's sections of the home page, without empty ones. */
export function homeSections(page: PageContext): Promise<readonly PackedSection[]> {
  return filledSections(
    topCategories(page).filter(({ showOnHome }) => showOnHome),
    page,
  );
}

/** Every top section of the menu, on the home page or not, without empty ones. */
export function allSections(page: PageContext): Promise<readonly PackedSection[]> {
  return filledSections(topCategories(page), page);
}

async function filledSections(categories: readonly Category[], page: PageContext): Promise<readonly PackedSection[]> {
  const sections: PackedSection[] = [];
  const turn = inSlices();
  for (const category of categories) {
    sections.push(wholeSection(category, page));
    await turn();
  }
  return sections.filter(({ cards }) => cards.length > 0);
}

function sectionOf(
  category: Category,
  cards: readonly PackedDish[],
  { page, kind }: { readonly page: PageContext; readonly kind: "own" | "whole" },
): PackedSection {
  const { id, slug, name, visualName, description } = category;
  const { language, locationId, pageType } = page.shop;
  const hours = hoursOver(category, page.catalog).find(({ length }) => length > 0);
  return sameSection(`${kind} ${id} ${language} ${locationId} ${pageType}`, {
    id,
    slug,
    name: visualName ?? name,
    description,
    url: dishContext(page).categoryUrl(category),
    ...(hours === undefined ? {} : { hours }),
    cards,
  });
}
