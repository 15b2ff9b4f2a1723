import { newestFirst, type Teaser, teaserOf } from "../features/content/teaser.ts";
import type { Loader } from "../server/loader.ts";
import { pathTo } from "../server/named-path.ts";
import { shopBlog } from "../server/shop-content.ts";

export interface BlogData {
  readonly posts: readonly Teaser[];
}

/** Every post of the blog, the newest first (ROUTE-3). */
export const loader: Loader<BlogData> = async ({ page }) => {
  const posts = await shopBlog(page);
  return { posts: newestFirst(posts.map((post) => teaserOf(post, blogPath(post.slug)))) };
};

export function blogPath(slug: string): string {
  return pathTo("blog-slug", { slug });
}
