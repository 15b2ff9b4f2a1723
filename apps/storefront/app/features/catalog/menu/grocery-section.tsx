import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { type CachedItem, CachedList } from "../../../ui/lists/cached-list.tsx";
import type { DishCard } from "../card/dish.ts";
import { GroceryCard } from "../card/grocery-card.tsx";
import { servedText } from "../card/served-text.ts";
import { fetchSheet, useDishClick } from "../card/use-dish-click.ts";
import { useLiveDishes } from "../live/use-live-dishes.ts";
import { AwaitedDishes } from "../rows/awaited-dishes.tsx";
import styles from "./grocery-section.module.css";
import type { SectionViewProps } from "./section-view.tsx";

export interface GrocerySectionProps extends SectionViewProps {
  /** One row that scrolls sideways. */
  readonly shelf?: boolean;
}

const picturesAtOnce = 6;

/** A section of a grocery: many small cards. */
export function GrocerySection({ section, linked, first, untitled, shelf }: GrocerySectionProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { slug, name, url, cards, awaited } = section;
  const served = servedText(section.hours ?? [], i18n);
  const onClick = useDishClick(cards);
  const live = useLiveDishes(cards);
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
      {served && <p className={styles["served"]}>{served}</p>}
      {awaited ? (
        <AwaitedDishes count={awaited} grid={styles["grid"]} />
      ) : (
        <CachedList
          className={styles[shelf ? "shelf" : "grid"]}
          data-first={first || undefined}
          style={{ "--cards": cards.length } as object}
          onClick={onClick}
          onPointerDown={fetchSheet}
          items={live.map((dish, index) => cardOf(dish, first === true && index < picturesAtOnce))}
        />
      )}
    </section>
  );
}

function cardOf(dish: DishCard, first: boolean): CachedItem {
  return {
    data: dish,
    kind: first ? "grocery first" : "grocery",
    render: () => <GroceryCard key={dish.id} dish={dish} first={first} />,
  };
}
