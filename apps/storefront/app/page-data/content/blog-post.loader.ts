import type { Article } from "@skatert/contract";
import { newestFirst, type Teaser, teaserOf } from "../../features/content/home/teaser.ts";
import { type Loader, pageNotFound } from "../request/loader.ts";
import { blogPath } from "./blog.loader.ts";
import { articleBySlug, shopBlog } from "./shop-content.ts";

export interface BlogPostData {
  readonly article: Article;
  readonly url: string;
  /** Further posts, newest first. */
  readonly more: readonly Teaser[];
}

const maxMore = 3;

/** A post of the blog, or of the posts if the blog does not list it (ROUTE-3). 404 without either. */
export const loader: Loader<BlogPostData> = async ({ params, url, page }) => {
  const slug = params["slug"] ?? "";
  const posts = await shopBlog(page);
  const article = posts.find((post) => post.slug === slug) ?? (await articleBySlug("posts", slug, page));
  if (!article) throw pageNotFound(url);
  const others = newestFirst(posts.filter((post) => post.slug !== slug)).slice(0, maxMore);
  return {
    article,
    url: blogPath(slug),
    more: others.map((post) => teaserOf(post, blogPath(post.slug))),
  };
};
