import {
  type AttributeOption,
  countFilters,
  emptyFilter,
  type Filterable,
  filterProducts,
  type ProductFilter,
} from "@skatert/domain";
import { type ReactNode, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { changeDiet, useHiddenWords } from "../../../model/account/diet.ts";
import { notify } from "../../../platform/notices.ts";
import { useSearchParams } from "../../../routing/hooks.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import styles from "./filters-modal.module.css";
import { menuViewOf, type NamedAllergen, withMenuView } from "./menu-filters.ts";
import { dietChange, withDiet } from "./page-diet.ts";
import { toggleAllergen } from "./toggle-allergen.ts";

export interface FiltersModalProps {
  readonly dishes: readonly Filterable[];
  readonly allergens: readonly NamedAllergen[];
  readonly onClose: () => void;
}

/**
 * Badges, attributes and allergens with how many dishes each leaves; applied when the shopper says so. Allergens then
 * apply to the whole menu, until the shopper takes them out.
 */
export default function FiltersModal({ dishes, allergens, onClose }: FiltersModalProps) {
  const { t, language } = useI18n();
  const [query, setQuery] = useSearchParams();
  const hidden = useHiddenWords();
  const [filter, setFilter] = useState<ProductFilter>(() =>
    withDiet(menuViewOf(query, allergens), hidden, dishes, allergens),
  );
  const counts = countFilters(dishes, filter);
  const left = filterProducts(dishes, filter).length;
  const apply = () => {
    const view = { ...menuViewOf(query, allergens), ...filter };
    setQuery(withMenuView(query, view, allergens), { replace: true, preventScrollReset: true });
    const { added, removed } = dietChange(filter.without, dishes, allergens);
    void changeDiet(added, removed, language).then((isTaken) => isTaken || notify(t("account.failed"), "danger"));
  };
  const footer = (
    <div className={styles["buttons"]}>
      <Button look="tint" onClick={() => setFilter(emptyFilter)}>
        {t("menu.filters.reset")}
      </Button>
      <Button wide disabled={left === 0} onClick={apply}>
        {t("menu.filters.show", { count: left })}
      </Button>
    </div>
  );
  return (
    <Dialog title={t("menu.filters")} onClose={onClose} footer={footer}>
      {counts.badges.length > 0 && (
        <FilterGroup title={t("menu.filters.badges")}>
          {counts.badges.map(({ badge, count }) => (
            <FilterRow
              key={badge}
              name={badge}
              count={count}
              checked={filter.badges.includes(badge)}
              onChange={() => setFilter({ ...filter, badges: toggled(filter.badges, badge) })}
            />
          ))}
        </FilterGroup>
      )}
      {[...new Set(counts.options.map(({ name }) => name))].map((name) => (
        <FilterGroup key={name} title={name}>
          {counts.options
            .filter((option) => option.name === name)
            .map(({ option, count }) => (
              <FilterRow
                key={option}
                name={option}
                count={count}
                checked={filter.options.some((each) => isSame(each, { name, option }))}
                onChange={() => setFilter({ ...filter, options: toggledOption(filter.options, { name, option }) })}
              />
            ))}
        </FilterGroup>
      ))}
      {counts.without.length > 0 && (
        <FilterGroup title={t("menu.filters.without")}>
          {counts.without.map(({ allergen, count }) => (
            <FilterRow
              key={allergen}
              name={allergen}
              count={count}
              checked={filter.without.includes(allergen)}
              onChange={() => setFilter({ ...filter, without: toggleAllergen(filter.without, allergen, allergens) })}
            />
          ))}
        </FilterGroup>
      )}
    </Dialog>
  );
}

function FilterGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles["group"]}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface FilterRowProps {
  readonly name: string;
  readonly count: number;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function FilterRow({ name, count, checked, onChange }: FilterRowProps) {
  return (
    <Checkbox checked={checked} disabled={count === 0 && !checked} onChange={onChange}>
      <span className={styles["row"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["count"]}>{count}</span>
      </span>
    </Checkbox>
  );
}

function toggled(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

function toggledOption(list: readonly AttributeOption[], item: AttributeOption): readonly AttributeOption[] {
  return list.some((each) => isSame(each, item)) ? list.filter((each) => !isSame(each, item)) : [...list, item];
}

function isSame(first: AttributeOption, second: AttributeOption): boolean {
  return first.name === second.name && first.option === second.option;
}
