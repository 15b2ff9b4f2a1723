import type { Filterable, ProductFilter } from "@skatert/domain";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useHiddenWords } from "../../../model/account/diet.ts";
import { openModal } from "../../../model/page/modals.ts";
import { Icon } from "../../../ui/icons.tsx";
import { ChipButton } from "../../../ui/lists/chip.tsx";
import { countChosen, type NamedAllergen } from "./menu-filters.ts";
import { withDiet } from "./page-diet.ts";

export interface FilterButtonProps {
  /** Every dish of the page, before filtering. */
  readonly dishes: readonly Filterable[];
  /** What some people may not eat, as the page and its addresses name it. */
  readonly allergens: readonly NamedAllergen[];
  readonly view: ProductFilter;
}

/** Opens the filters; absent where there is nothing to filter by. */
export function FilterButton({ dishes, allergens: named, view }: FilterButtonProps) {
  const { t } = useI18n();
  const hidden = useHiddenWords();
  const chosen = countChosen(withDiet(view, hidden, dishes, named));
  if (dishes.every(({ badges, attributes, allergens }) => badges.length + attributes.length + allergens.length === 0))
    return null;
  return (
    <ChipButton aria-pressed={chosen > 0} onClick={() => openModal("filters", { dishes, allergens: named })}>
      <Icon name="filter" size={18} />
      {t("menu.filters")}
      {chosen > 0 && (
        <span>
          <span aria-hidden="true">{chosen}</span>
          <span className="visually-hidden">{t("menu.filters.count", { count: chosen })}</span>
        </span>
      )}
    </ChipButton>
  );
}
