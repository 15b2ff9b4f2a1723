import type { Picture, ProductId, Seo } from "@skatert/domain";

/** A page, post, blog entry or information article. `html` is the shop's and is sanitised before display. */
export interface Article {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly html: string;
  readonly picture: Picture | null;
  /** As the shop writes it, ISO if it is a date; null without one. */
  readonly date: string | null;
  readonly seo: Seo | null;
}

export interface InformationArticle extends Article {
  readonly kind: "page" | "post";
}

export interface Brand {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly picture: Picture | null;
  readonly description: string;
  readonly productIds: readonly ProductId[];
  readonly seo: Seo | null;
}

export interface Gallery {
  readonly title: string;
  readonly pictures: readonly Picture[];
}
