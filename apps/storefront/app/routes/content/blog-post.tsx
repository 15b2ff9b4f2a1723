import { ArticleView } from "../../features/content/articles/article-view.tsx";
import { TeaserGrid } from "../../features/content/home/teaser-grid.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { Head, HeadArgs } from "../../model/shop/head.ts";
import type { BlogPostData } from "../../page-data/content/blog-post.loader.ts";
import { useLoaderData } from "../../routing/hooks.ts";
import styles from "../more.module.css";
import { contentHead } from "./content-head.ts";

/** A post of the blog, with further posts (ROUTE-3). */
export function Component() {
  const { article, more } = useLoaderData<BlogPostData>();
  const { t } = useI18n();
  return (
    <ArticleView article={article} back={{ name: t("blog.title"), url: "/blog" }} dated>
      {more.length > 0 && (
        <section className={styles["more"]}>
          <h2>{t("blog.more")}</h2>
          <TeaserGrid teasers={more} level={3} />
        </section>
      )}
    </ArticleView>
  );
}

export function head({ data: { article, url }, i18n: { t, language }, shop }: HeadArgs<BlogPostData>): Head {
  const { title, excerpt, seo, picture, date } = article;
  const posting = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    datePublished: date ?? undefined,
    image: picture?.src,
    inLanguage: language,
    mainEntityOfPage: url,
    author: { "@type": "Organization", name: shop.name },
    publisher: { "@type": "Organization", name: shop.name, logo: shop.logo?.src },
  };
  const above = { name: t("blog.title"), url: "/blog" };
  const texts = { title, description: excerpt, seo, picture, url, above };
  return { ...contentHead(texts, shop, [posting]), ogType: "article" };
}
