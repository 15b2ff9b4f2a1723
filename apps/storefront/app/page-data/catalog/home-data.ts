import type { CatalogType } from "@skatert/contract";
import { firstPassLength, type Picture, visibleSlides, visibleStories } from "@skatert/domain";
import type { PackedSection } from "../../features/catalog/menu/packed-dish.ts";
import type { CategoryTile } from "../../features/catalog/sections/category-tile.ts";
import type { BranchView } from "../../features/content/branches/branch-view.ts";
import { type BannerView, bannerView } from "../../features/content/home/banner-view.ts";
import { shopGalleries } from "../content/shop-content.ts";
import { previewsHtml } from "../markup/picture-markup.ts";
import { branchViews } from "../place/branch-views.ts";
import type { PageContext } from "../request/page-context.ts";
import { dishContext } from "../shop/dish-context.ts";
import { memoisedByMinute, shopBanners } from "../shop/shop-source.ts";
import { categoryTiles, topCategories } from "./categories/category-tiles.ts";
import { allSections, homeSections } from "./sections/menu-sections.ts";

/** Metadata of a block of the one long page (SEO-2). */
export interface BlockSeo {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** The home page. Parts that the page type does not show are empty. */
export interface HomeData {
  readonly slides: readonly BannerView[];
  readonly stories: readonly BannerView[];
  readonly sections: readonly PackedSection[];
  /** HTML of the restaurant's pictures and films (`demo_previews`). */
  readonly previews?: string;
  /** Sections as tiles. */
  readonly tiles?: readonly CategoryTile[];
  /** Blocks of the long page, by address. */
  readonly blocks?: readonly BlockSeo[];
  readonly branches?: readonly BranchView[];
  /** Pictures of the halls. */
  readonly pictures?: readonly Picture[];
}

/** Page types whose home page shows sections as tiles. */
const typesWithTiles: readonly CatalogType[] = ["cat1", "cat12", "samokat"];
/** Page types whose home page lists the restaurants' addresses. */
const typesWithBranches: readonly CatalogType[] = ["restoran", "lending"];
/** Number of shelves on a grocery's home page, and of dishes in each. */
const shelfCount = 8;
const shelfLength = 12;

/**
 * Banners, stories and the menu of the branch for its page type. A fragmented menu has only the first pass
 * (STATE-2). `opened`: slug of the section at which the page opens; the first pass includes it.
 */
export function homeData(page: PageContext, opened?: string): Promise<HomeData> {
  const place = page.settings.flags.fragmentedCatalog && opened !== undefined ? `home at ${opened}` : "home";
  return memoisedByMinute(place, page, () => gather(page, opened));
}

/** The second pass: the sections whose dishes the first pass left out. */
export function laterSections(page: PageContext): Promise<readonly PackedSection[]> {
  return memoisedByMinute("second pass", page, async () => {
    const sections = await sectionsFor(page);
    return isFragmented(page) ? sections.slice(firstPass(sections)) : [];
  });
}

/** Shelves of a grocery are short in any menu. */
function isFragmented({ settings, shop }: PageContext): boolean {
  return settings.flags.fragmentedCatalog && shop.pageType !== "samokat";
}

function firstPass(sections: readonly PackedSection[]): number {
  return firstPassLength(sections.map(({ cards }) => cards.length));
}

async function gather(page: PageContext, opened: string | undefined): Promise<HomeData> {
  const { shop } = page;
  const banners = await shopBanners(page);
  const warehouseId = shop.locations.find(({ id }) => id === shop.locationId)?.warehouseIds[0] ?? null;
  const context = dishContext(page);
  return {
    slides: visibleSlides(banners, warehouseId).map((banner) => bannerView(banner, context)),
    stories: visibleStories(banners, warehouseId).map((banner) => bannerView(banner, context)),
    sections: await firstSections(page, opened),
    ...(page.settings.demoPreviews.length > 0 ? { previews: previewsHtml(page.settings.demoPreviews, shop.name) } : {}),
    ...(typesWithTiles.includes(shop.pageType) ? { tiles: categoryTiles(page) } : {}),
    ...(typesWithBranches.includes(shop.pageType) ? { branches: branchViews(page) } : {}),
    ...(shop.pageType === "lending" ? { blocks: blocks(page) } : {}),
    ...(shop.pageType === "restoran" ? { pictures: await hallPictures(page) } : {}),
  };
}

async function firstSections(page: PageContext, opened: string | undefined): Promise<readonly PackedSection[]> {
  const sections = await sectionsFor(page);
  if (!isFragmented(page)) return sections;
  const whole = firstPass(sections);
  return sections.map((section, index) =>
    index < whole || section.slug === opened ? section : { ...section, cards: [], awaited: section.cards.length },
  );
}

async function sectionsFor(page: PageContext): Promise<readonly PackedSection[]> {
  switch (page.shop.pageType) {
    case "cat1":
      return [];
    case "samokat":
      return (await homeSections(page))
        .slice(0, shelfCount)
        .map((section) => ({ ...section, cards: section.cards.slice(0, shelfLength) }));
    case "lending":
      return allSections(page);
    default:
      return homeSections(page);
  }
}

function blocks(page: PageContext): readonly BlockSeo[] {
  return topCategories(page).map(({ slug, name, visualName, description, seo }) => ({
    slug,
    title: seo?.title || `${visualName ?? name} | ${page.shop.name}`,
    description: seo?.description || description || page.shop.description,
  }));
}

/** The home page also renders without its pictures. */
async function hallPictures(page: PageContext): Promise<readonly Picture[]> {
  const galleries = await shopGalleries(page).catch(() => []);
  return galleries[0]?.pictures ?? [];
}
