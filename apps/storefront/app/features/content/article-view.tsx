import type { Article } from "@skatert/contract";
import { Picture } from "../../ui/picture.tsx";
import styles from "./article-view.module.css";

/** A text of the shop. Its HTML was cleaned by the server before it came here. */
export function ArticleView({ article: { title, picture, html } }: { readonly article: Article }) {
  return (
    <article className={styles["article"]}>
      <h1>{title}</h1>
      {picture && <Picture picture={picture} sizes="(min-width: 769px) 720px, 100vw" first alt="" className={styles["picture"]} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by server/clean-html.ts */}
      <div className={styles["text"]} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
