import type { WireProductRow } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { Chip } from "../../choosing/chip.tsx";
import choosing from "../../choosing/choosing.module.css";
import { DishFinder } from "../../choosing/dish-finder.tsx";
import type { PartProps } from "../editor/part-props.ts";

interface ComboFieldProps extends PartProps {
  readonly dishes: readonly WireProductRow[];
}

const DISCOUNTS = ["", "percent", "fixed"] as const;

/** The dishes of a combo and its discount. */
export function ComboField({ form, change, errorOf, dishId, dishes }: ComboFieldProps) {
  const { t } = useI18n();
  const { combo } = form;
  const nameOf = (id: string) => dishes.find((dish) => dish.id === id)?.name ?? `№ ${id}`;
  return (
    <section className={screen.panel} aria-labelledby="dish-combo">
      <h3 id="dish-combo" className={screen.heading}>
        {t("dish.combo")}
      </h3>
      <p className={screen.quiet}>{t("dish.combo.hint")}</p>
      <FieldGroup legend={t("dish.combo")} isLegendUnseen data-field="combo" error={errorOf("combo")}>
        <div className={screen.form}>
          <ul className={choosing.chips}>
            {combo.map((id) => (
              <Chip
                key={id}
                text={nameOf(id)}
                removeLabel={t("dish.remove.of", { name: nameOf(id) })}
                onRemove={() => change({ combo: combo.filter((other) => other !== id) })}
              />
            ))}
          </ul>
          <DishFinder
            label={t("dish.combo.find")}
            dishes={dishes.filter(({ id }) => id !== dishId && !combo.includes(id))}
            onChoose={({ id }) => change({ combo: [...combo, id] })}
          />
        </div>
      </FieldGroup>
      <Choices
        label={t("dish.combo.discount")}
        value={DISCOUNTS.find((each) => each === form.comboDiscount) ?? ""}
        onChange={(comboDiscount) => change({ comboDiscount })}
        choices={DISCOUNTS.map((value) => ({ value, label: t(`dish.combo.discount.${value || "none"}`) }))}
      />
      {form.comboDiscount !== "" && (
        <TextField
          label={t(form.comboDiscount === "percent" ? "dish.combo.percent" : "dish.combo.fixed")}
          inputMode="decimal"
          maxLength={20}
          value={form.comboAmount}
          onChange={(comboAmount) => change({ comboAmount })}
          error={errorOf("comboAmount")}
        />
      )}
    </section>
  );
}
