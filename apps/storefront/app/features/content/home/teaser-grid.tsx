import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { dateText } from "../articles/date-text.ts";
import type { Teaser } from "./teaser.ts";
import styles from "./teaser-grid.module.css";

export interface TeaserGridProps {
  readonly teasers: readonly Teaser[];
  /** On the first screen: its first picture loads eagerly. */
  readonly first?: boolean;
  /** Level of the cards' headings. */
  readonly level?: 2 | 3;
}

const sizes = "(min-width: 992px) 420px, (min-width: 600px) 46vw, 92vw";

/** Articles as cards. The whole card links to the article. */
export function TeaserGrid({ teasers, first, level = 2 }: TeaserGridProps) {
  const i18n = useI18n();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className={styles["grid"]}>
      {teasers.map(({ url, title, text, picture, date }, index) => (
        <li key={url} className={styles["card"]}>
          {picture && (
            <Picture
              picture={picture}
              sizes={sizes}
              first={first && index === 0}
              alt=""
              className={styles["picture"]}
            />
          )}
          <div className={styles["words"]}>
            {date && (
              <time dateTime={date} className={styles["date"]}>
                {dateText(date, i18n)}
              </time>
            )}
            <Heading className={styles["title"]}>
              <a href={url}>{title}</a>
            </Heading>
            {text && <p className={styles["text"]}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
