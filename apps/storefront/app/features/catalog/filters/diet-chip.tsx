import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useHiddenWords } from "../../../model/account/diet.ts";
import { openModal } from "../../../model/page/modals.ts";
import { Icon } from "../../../ui/icons.tsx";
import { ChipButton } from "../../../ui/lists/chip.tsx";

/** Opens the allergens that the menu hides for this guest, and shows their number. */
export function DietChip() {
  const { t } = useI18n();
  const hidden = useHiddenWords().length;
  return (
    <ChipButton aria-pressed={hidden > 0} onClick={() => openModal("diet")}>
      <Icon name="filter" size={18} />
      {t("dish.allergens")}
      {hidden > 0 && (
        <span>
          <span aria-hidden="true">{hidden}</span>
          <span className="visually-hidden">{t("menu.filters.count", { count: hidden })}</span>
        </span>
      )}
    </ChipButton>
  );
}
