import type { AccountNotification } from "@skatert/contract";
import { useEffect, useRef } from "react";
import styles from "./news-toast.module.css";

/** The latest news with a link to its subject. A popover, so that an open dialog does not cover it. */
export function NewsToast({ news }: { readonly news: AccountNotification }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.showPopover?.(), []);
  const text = (
    <>
      <span className={styles["title"]}>{news.title}</span>
      <span className={styles["body"]}>{news.body}</span>
    </>
  );
  return (
    <div ref={region} popover="manual" role="status" className={styles["region"]}>
      {news.url === null ? (
        <p className={styles["toast"]}>{text}</p>
      ) : (
        <a href={news.url} className={styles["toast"]}>
          {text}
        </a>
      )}
    </div>
  );
}
