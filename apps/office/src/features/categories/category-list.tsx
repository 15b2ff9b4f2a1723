import type { WireCategories, WireCategoryRow } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { categoryTree, familyOf, parentId } from "../../model/categories/category-tree.ts";
import { reorderCategories } from "../../model/entities/entity-calls.ts";
import { Switch } from "../../ui/fields/switch.tsx";
import panes from "../../ui/screen/panes.module.css";
import screen from "../../ui/screen/screen.module.css";
import { SortList } from "../../ui/sort-list/sort-list.tsx";
import { useOrderSaving } from "../changes/order/use-order-saving.ts";
import css from "./categories.module.css";

interface CategoryListProps {
  readonly list: WireCategories;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

/** Categories with dish counts and marks. A new order is saved at once. */
export function CategoryList({ list, openId, onOpen }: CategoryListProps) {
  const { t } = useI18n();
  const order = useOrderSaving(reorderCategories, {
    saved: "categories.order.saved",
    changed: "categories.order.changed",
  });
  const [withArchived, setWithArchived] = useState(false);
  const { categories } = list;
  const archived = categories.filter(({ state }) => state === "archived");
  const byId = new Map(categories.map((category) => [category.id, category]));
  const inOrder = (order.wanted ?? []).flatMap((id) => byId.get(id) ?? []);
  const all = inOrder.length === categories.length ? inOrder : categories;
  const rows = categoryTree(all.filter(({ state }) => state !== "archived")).map(({ category, depth }) => ({
    id: category.id,
    name: category.name,
    category,
    depth,
  }));

  const move = (ids: readonly string[]) => {
    const shown = categoryTree(ids.flatMap((id) => byId.get(id) ?? [])).map(({ category }) => category.id);
    void order.move([...shown, ...archived.map(({ id }) => id)]);
  };

  return (
    <>
      <SortList
        label={t("part.categories")}
        items={rows}
        handleName={({ name }) => t("categories.move", { name })}
        together={(id) => familyOf(categories, id)}
        onMove={move}
        onOpen={onOpen}
        openId={openId}
      >
        {({ category, depth }) => <CategoryRow {...{ category, depth, categories }} />}
      </SortList>
      <p className={screen.quiet}>{t("categories.order.hint")}</p>
      {archived.length > 0 && (
        <Switch isSelected={withArchived} onChange={setWithArchived}>
          {t("categories.archived", { count: archived.length })}
        </Switch>
      )}
      {withArchived && (
        <ul className={screen.list}>
          {archived.map((category) => (
            <li key={category.id}>
              <button type="button" className={css.archived} onClick={() => onOpen(category.id)}>
                {category.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface CategoryRowProps {
  readonly category: WireCategoryRow;
  readonly depth: number;
  readonly categories: readonly WireCategoryRow[];
}

function CategoryRow({ category, depth, categories }: CategoryRowProps) {
  const { t } = useI18n();
  const { id, name, image, hidden, state, product_ids } = category;
  // A category of categories lists no dishes itself; "0 dishes" would look like an empty category.
  const inside = product_ids.length > 0 ? 0 : subcategoriesOf(categories, id);
  const mark = state === "new" || state === "changed" ? t(`categories.state.${state}`) : null;
  return (
    <div className={panes.row} style={{ paddingInlineStart: `${Math.min(depth, 3) * 20}px` }}>
      {image === null ? (
        <span className={panes.noPicture} aria-hidden="true" />
      ) : (
        <img src={image} alt="" className={panes.thumb} loading="lazy" />
      )}
      <span className={panes.what}>
        <span className={panes.name}>{name}</span>
        <span className={screen.quiet}>
          {[
            inside > 0
              ? t("categories.inside", { count: inside })
              : t("categories.dishes", { count: product_ids.length }),
            ...(hidden ? [t("categories.hidden")] : []),
            ...(mark === null ? [] : [mark]),
          ].join(" · ")}
        </span>
      </span>
    </div>
  );
}

function subcategoriesOf(categories: readonly WireCategoryRow[], id: string): number {
  return categories.filter((each) => each.state !== "archived" && parentId(each) === id).length;
}
