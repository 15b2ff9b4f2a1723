import { newestFirst, type Teaser, teaserOf } from "../../features/content/home/teaser.ts";
import type { Loader } from "../request/loader.ts";
import { pathTo } from "../request/named-path.ts";
import { shopBlog } from "./shop-content.ts";

export interface BlogData {
  readonly posts: readonly Teaser[];
}

/** Every post of the blog, newest first (ROUTE-3). */
export const loader: Loader<BlogData> = async ({ page }) => {
  const posts = await shopBlog(page);
  return { posts: newestFirst(posts.map((post) => teaserOf(post, blogPath(post.slug)))) };
};

export function blogPath(slug: string): string {
  return pathTo("blog-slug", { slug });
}
