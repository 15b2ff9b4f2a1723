import { emptyFilter } from "@skatert/domain";
import { type ComponentType, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { showsHidden } from "../../../model/catalog/menu-marks.ts";
import { useParams, useSearchParams } from "../../../routing/hooks.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { EmptyState } from "../../../ui/text/empty-state.tsx";
import { OwnMarkup } from "../../../ui/text/own-markup.tsx";
import { FilterButton } from "../filters/filter-button.tsx";
import {
  arrangeDishes,
  type DishesByAllergen,
  filterableSections,
  type MenuView,
  menuViewOf,
  withMenuView,
} from "../filters/menu-filters.ts";
import { SortSelect } from "../filters/sort-select.tsx";
import { SectionView, type SectionViewProps } from "../menu/section-view.tsx";
import { CategoryChips } from "./category-chips.tsx";
import type { CategoryPart } from "./category-head.ts";
import styles from "./category-menu.module.css";

export interface CategoryMenuProps extends CategoryPart {
  readonly siblings: readonly { readonly id: number; readonly name: string; readonly url: string }[];
  readonly allergens: DishesByAllergen;
  /** View of a section's dishes. Default: cards. */
  readonly Section?: ComponentType<SectionViewProps>;
}

/** A section of the menu with its subsections as chips, its order and its filters. */
export function CategoryMenu({
  category,
  parent,
  siblings,
  sections: packed,
  allergens,
  Section = SectionView,
}: CategoryMenuProps) {
  const sections = filterableSections(packed, allergens);
  const { t } = useI18n();
  const [query, setQuery] = useSearchParams();
  const { slugProduct } = useParams();
  // If a dish is open over the list from the start, its picture has priority and the list's load lazily.
  const [isCovered] = useState(query.has("product_id") || slugProduct !== undefined);
  const view = menuViewOf(query, allergens);
  const show = (next: MenuView) =>
    setQuery(withMenuView(query, next, allergens), { replace: true, preventScrollReset: true });
  const dishes = sections.flatMap(({ cards }) => cards);
  const arranged = sections
    .map((section) => ({ ...section, cards: arrangeDishes(section.cards, view) }))
    .filter(({ cards }) => cards.length > 0);
  // Number of dishes that the avoided allergens hide. It tells the guest that the menu has more dishes.
  const hidden = arrangeDishes(dishes, { ...view, without: [] }).length - arrangeDishes(dishes, view).length;
  const above = parent ?? (siblings.length > 0 ? category : null);
  const chips = siblings.map(({ id, name, url }) => ({ id, name, href: url, isCurrent: url === category.url }));
  const allChip = above && { id: "all", name: t("menu.all"), href: above.url, isCurrent: above.url === category.url };
  return (
    <>
      <OwnMarkup html={category.cover} className={styles["cover"]} />
      <header className={styles["header"]}>
        <a href={parent?.url ?? "/"} className={styles["back"]}>
          <Icon name="left" size={20} />
          {parent?.name ?? t("site.menu")}
        </a>
        <h1>{category.name}</h1>
        {category.description && <p className={styles["description"]}>{category.description}</p>}
      </header>
      <div className={styles["tools"]}>
        <SortSelect order={view.order} onChange={(order) => show({ ...view, order })} />
        <FilterButton dishes={dishes} allergens={allergens} view={view} />
      </div>
      {allChip && <CategoryChips chips={[allChip, ...chips]} />}
      {arranged.map((section, index) => (
        <Section
          key={section.id}
          section={{ ...section, description: "" }}
          first={index === 0 && !isCovered}
          untitled={sections.length === 1}
        />
      ))}
      {hidden > 0 && (
        <p className={styles["hidden"]}>
          {t("menu.hidden", { count: hidden })}
          <Button
            look="quiet"
            size="s"
            onClick={() => {
              // The diet would hide them again.
              for (const each of document.querySelectorAll("main section[id]")) each.setAttribute(showsHidden, "");
              show({ ...view, without: [] });
            }}
          >
            {t("menu.show")}
          </Button>
        </p>
      )}
      {arranged.length === 0 && hidden === 0 && (
        <EmptyState
          title={t(dishes.length > 0 ? "menu.empty" : "menu.emptyCategory")}
          action={
            dishes.length > 0 && (
              <Button
                look="tint"
                onClick={() =>
                  setQuery(withMenuView(query, { order: view.order, ...emptyFilter }, allergens), { replace: true })
                }
              >
                {t("menu.filters.reset")}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
