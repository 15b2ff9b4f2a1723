import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { ToSkips } from "../../../ui/to-skips.tsx";
import type { MenuSection } from "../card/dish.ts";
import { DishGrid, gridClass } from "../card/dish-grid.tsx";
import { servedText } from "../card/served-text.ts";
import { AwaitedDishes } from "../rows/awaited-dishes.tsx";
import styles from "./section-view.module.css";

export interface SectionViewProps {
  readonly section: MenuSection;
  /** The heading links to the section's own page. */
  readonly linked?: boolean;
  readonly first?: boolean;
  /** The page's own heading has the name. */
  readonly untitled?: boolean;
}

/** A section of the menu: its name and its dishes. */
export function SectionView({ section, linked, first, untitled }: SectionViewProps) {
  const i18n = useI18n();
  const { slug, name, description, url, cards, awaited } = section;
  const served = servedText(section.hours ?? [], i18n);
  return (
    <section id={slug} aria-labelledby={`${slug}-title`} tabIndex={-1} className={styles["section"]}>
      <ToSkips label={i18n.t("site.toTop")} />
      <h2 id={`${slug}-title`} className={untitled ? "visually-hidden" : styles["title"]}>
        {linked ? (
          <a href={url}>
            {name}
            <Icon name="right" size={20} />
          </a>
        ) : (
          name
        )}
      </h2>
      {served && <p className={styles["description"]}>{served}</p>}
      {description && <p className={styles["description"]}>{description}</p>}
      {awaited ? <AwaitedDishes count={awaited} grid={gridClass} /> : <DishGrid dishes={cards} first={first} />}
    </section>
  );
}
