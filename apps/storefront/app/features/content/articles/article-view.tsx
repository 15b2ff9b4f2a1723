import type { Article } from "@skatert/contract";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Picture } from "../../../ui/picture.tsx";
import styles from "./article-view.module.css";
import { dateText } from "./date-text.ts";
import { PageHeader, type PageHeaderProps } from "./page-header.tsx";

export interface ArticleViewProps {
  readonly article: Article;
  readonly back?: PageHeaderProps["back"];
  /** News and posts have a date, pages have none. */
  readonly dated?: boolean;
  /** Rendered after the text. */
  readonly children?: ReactNode;
}

/** A text of the shop. The server has sanitized its HTML. */
export function ArticleView({ article, back, dated, children }: ArticleViewProps) {
  const i18n = useI18n();
  const { title, picture, html, date } = article;
  const written = dated ? dateText(date, i18n) : null;
  return (
    <>
      <article className={styles["article"]}>
        <PageHeader title={title} back={back}>
          {written && (
            <time dateTime={date ?? undefined} className={styles["date"]}>
              {written}
            </time>
          )}
        </PageHeader>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 769px) 720px, 100vw"
            first
            alt=""
            className={styles["picture"]}
          />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by page-data/content/clean-html.ts */}
        <div className={styles["text"]} dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      {children}
    </>
  );
}
