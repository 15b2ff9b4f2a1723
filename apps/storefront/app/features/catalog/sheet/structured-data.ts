import type { PackedSection } from "../menu/packed-dish.ts";

export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The path to a page as schema.org BreadcrumbList. */
export function breadcrumbs(crumbs: readonly Crumb[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

const menus = new WeakMap<readonly PackedSection[], { readonly name: string; readonly menu: object }>();

/**
 * Sections with their dishes as schema.org Menu. The same object for the same sections, which pages share.
 */
export function menuStructure(name: string, sections: readonly PackedSection[]): object {
  const known = menus.get(sections);
  if (known?.name === name) return known.menu;
  const menu = menuOf(name, sections);
  menus.set(sections, { name, menu });
  return menu;
}

function menuOf(name: string, sections: readonly PackedSection[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "Menu",
    name,
    hasMenuSection: sections.map((section) => ({
      "@type": "MenuSection",
      name: section.name,
      hasMenuItem: section.cards.map((card) => ({ "@type": "MenuItem", name: card.name, url: card.url })),
    })),
  };
}
