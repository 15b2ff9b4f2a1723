import type { Banner, BannerTarget, Catalog, Category, Picture } from "@skatert/domain";

/** A banner or story for display. */
export interface BannerView {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly desktop: Picture | null;
  readonly phone: Picture | null;
  /** Every picture of a story, in portrait format. */
  readonly slides: readonly Picture[];
  /** Null: no link. */
  readonly url: string | null;
}

interface Around {
  readonly catalog: Catalog;
  readonly categoryUrl: (category: Category) => string;
}

export function bannerView(banner: Banner, around: Around): BannerView {
  return {
    id: banner.id,
    title: banner.title,
    text: banner.text,
    desktop: banner.desktop[0] ?? null,
    phone: banner.phone[0] ?? null,
    slides: banner.phone,
    url: targetUrl(banner.target, around),
  };
}

/** Target of a banner. Null for a product or section that the branch lacks. */
function targetUrl(target: BannerTarget, { catalog, categoryUrl }: Around): string | null {
  switch (target.kind) {
    case "url":
      return target.url;
    case "product":
      return catalog.products.has(target.productId) ? `/?product_id=${target.productId}` : null;
    case "category": {
      const category = catalog.categoryById.get(target.categoryId);
      return category ? categoryUrl(category) : null;
    }
    case "text":
      return target.postSlug ? `/blog/${encodeURIComponent(target.postSlug)}` : null;
  }
}
