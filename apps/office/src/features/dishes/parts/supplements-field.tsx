import type { WireProductRow } from "@skatert/contract";
import { useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { movedUp } from "../../../model/dishes/change-sizes.ts";
import { supplementChoices } from "../../../model/dishes/supplement-choices.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import choosing from "../../choosing/choosing.module.css";
import { DishFinder } from "../../choosing/dish-finder.tsx";
import type { PartProps } from "../editor/part-props.ts";
import css from "../fields/fields.module.css";

interface SupplementsFieldProps extends PartProps {
  readonly dishes: readonly WireProductRow[];
}

/** Supplements under their headings, in the order that guests see. */
export function SupplementsField({ form, change, errorOf, options, categories, dishes }: SupplementsFieldProps) {
  const { t } = useI18n();
  const list = useId();
  const { supplements } = form;
  const choices = supplementChoices(dishes, categories, supplements);
  const lastGroup = supplements.at(-1)?.group ?? options.groups[0] ?? "";
  return (
    <section className={screen.panel} aria-labelledby="dish-supplements">
      <h3 id="dish-supplements" className={screen.heading}>
        {t("dish.supplements")}
      </h3>
      <p className={screen.quiet}>{t("dish.supplements.hint")}</p>
      <FieldGroup legend={t("dish.supplements")} isLegendUnseen data-field="supplements" error={errorOf("supplements")}>
        <div className={screen.form}>
          <ol className={choosing.found}>
            {supplements.map(({ id, group }, at) => {
              const name = dishes.find((dish) => dish.id === id)?.name ?? `№ ${id}`;
              return (
                <li key={id} className={css.card}>
                  <div className={choosing.picked}>
                    <span>{name}</span>
                    <span className={css.order}>
                      <Button
                        look="quiet"
                        isDisabled={at === 0}
                        aria-label={t("dish.up.of", { name })}
                        onPress={() => change({ supplements: movedUp(supplements, at) })}
                      >
                        ↑
                      </Button>
                      <Button
                        look="quiet"
                        aria-label={t("dish.remove.of", { name })}
                        onPress={() => change({ supplements: supplements.filter((each) => each.id !== id) })}
                      >
                        {t("dish.remove")}
                      </Button>
                    </span>
                  </div>
                  <TextField
                    label={t("dish.supplements.group", { name })}
                    list={list}
                    maxLength={60}
                    value={group}
                    onChange={(text) =>
                      change({ supplements: supplements.map((each) => (each.id === id ? { id, group: text } : each)) })
                    }
                  />
                </li>
              );
            })}
          </ol>
          <datalist id={list}>
            {options.groups.map((group) => (
              <option key={group} value={group} />
            ))}
          </datalist>
          <DishFinder
            label={t("dish.supplements.find")}
            dishes={choices}
            onChoose={({ id }) => change({ supplements: [...supplements, { id, group: lastGroup }] })}
          />
        </div>
      </FieldGroup>
    </section>
  );
}
