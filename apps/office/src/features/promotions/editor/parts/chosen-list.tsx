import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { isThere } from "../../../../model/promotions/states/promotion-shop.ts";
import { FieldGroup } from "../../../../ui/fields/field-group.tsx";
import { Chip } from "../../../choosing/chip.tsx";
import choosing from "../../../choosing/choosing.module.css";
import { DishFinder } from "../../../choosing/dish-finder.tsx";
import type { ShopParts } from "../../use-shop-parts.ts";

interface ChosenListProps {
  readonly legend: string;
  readonly kind: "dish" | "section";
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly shop: ShopParts;
  /** The field's name in its form. */
  readonly field?: string;
}

/** Dishes or sections that a promotion names, chosen by search. */
export function ChosenList({ legend, kind, ids, onChange, shop, field }: ChosenListProps) {
  const { t } = useI18n();
  const rows: readonly { readonly id: string; readonly name: string; readonly state: string }[] =
    kind === "dish" ? shop.dishes : shop.sections;
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? `№ ${id}`;
  return (
    <FieldGroup legend={legend} data-field={field}>
      {ids.length > 0 && (
        <ul className={choosing.chips}>
          {ids.map((id) => (
            <Chip
              key={id}
              text={nameOf(id)}
              removeLabel={t("promo.edit.remove", { name: nameOf(id) })}
              onRemove={() => onChange(ids.filter((other) => other !== id))}
            />
          ))}
        </ul>
      )}
      <DishFinder
        label={t(`promo.edit.${kind}.find`)}
        dishes={rows.filter((row) => isThere(row) && !ids.includes(row.id))}
        onChoose={({ id }) => onChange([...ids, id])}
        {...(kind === "dish" ? {} : { foundText: (count: number) => t("promo.edit.section.found", { count }) })}
      />
    </FieldGroup>
  );
}
