import { useI18n } from "../../../i18n/i18n-context.tsx";
import { evenColumns } from "../card/even-columns.ts";
import type { CategoryTile } from "./category-tile.ts";
import styles from "./category-tiles.module.css";

export interface CategoryTilesProps {
  readonly tiles: readonly CategoryTile[];
  /** With subsections as separate links. */
  readonly detailed?: boolean;
  /** Many small ones in a row. */
  readonly small?: boolean;
  /** Level of the tiles' headings. */
  readonly level?: 2 | 3;
}

const picturesAtOnce = 6;
/** Columns that fit small tiles, the usual number first: on a phone, and from a tablet on. */
const phoneColumns = [3, 4];
const wideColumns = [7, 8, 6];

/** Sections of the menu as tiles with their number of dishes. */
export function CategoryTiles({ tiles, detailed, small, level = 2 }: CategoryTilesProps) {
  const { t } = useI18n();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul
      className={styles["tiles"]}
      data-size={small ? "small" : "large"}
      style={
        small
          ? ({
              "--few": evenColumns(tiles.length, phoneColumns),
              "--many": evenColumns(tiles.length, wideColumns),
            } as object)
          : undefined
      }
    >
      {tiles.map(({ id, name, url, image, ink, count, children }, index) => (
        <li key={id} className={styles["tile"]}>
          <div className={styles["picture"]}>
            {image && (
              <img src={image} alt="" width={4} height={3} loading={index < picturesAtOnce ? "eager" : "lazy"} />
            )}
          </div>
          <Heading className={styles["name"]}>
            <a href={url} style={ink && ({ "--light": ink.light, "--dark": ink.dark } as object)}>
              {name}
            </a>
          </Heading>
          {!small && <p className={styles["count"]}>{t("menu.dishes", { count })}</p>}
          {detailed && children.length > 0 && (
            <ul className={styles["children"]}>
              {children.map((child) => (
                <li key={child.id}>
                  <a href={child.url}>{child.name}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
