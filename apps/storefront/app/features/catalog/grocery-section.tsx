import { useI18n } from "../../i18n/i18n-context.tsx";
import { Icon } from "../../ui/icons.tsx";
import { GroceryCard } from "./grocery-card.tsx";
import styles from "./grocery-section.module.css";
import type { SectionViewProps } from "./section-view.tsx";
import { fetchSheet, useDishClick } from "./use-dish-click.ts";

export interface GrocerySectionProps extends SectionViewProps {
  /** One row that is scrolled sideways. */
  readonly shelf?: boolean;
}

const picturesAtOnce = 6;

/** A section as a grocery shows it: many small cards. */
export function GrocerySection({ section, linked, first, untitled, shelf }: GrocerySectionProps) {
  const { t } = useI18n();
  const { slug, name, url, cards } = section;
  const onClick = useDishClick(cards);
  return (
    <section id={slug} aria-labelledby={`${slug}-title`} tabIndex={-1} className={styles["section"]}>
      <h2 id={`${slug}-title`} className={untitled ? "visually-hidden" : styles["title"]}>
        {name}
        {linked && (
          <a href={url} aria-label={`${t("menu.all")}: ${name}`}>
            {t("menu.all")}
            <Icon name="right" size={16} />
          </a>
        )}
      </h2>
      {/* biome-ignore lint/a11y: the links and buttons inside are what is focused and pressed; clicks only pass through here. */}
      <div
        className={styles[shelf ? "shelf" : "grid"]}
        data-first={first || undefined}
        style={{ "--cards": cards.length } as object}
        onClick={onClick}
        onPointerDown={fetchSheet}
      >
        {cards.map((dish, index) => (
          <GroceryCard key={dish.id} dish={dish} first={first && index < picturesAtOnce} />
        ))}
      </div>
    </section>
  );
}
