import { dishesOfLines, filledDishes, MAX_GUIDE_DISHES } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { inSection, withRows } from "../dishes/dish-rows.ts";
import { DishTable } from "../dishes/dish-table.tsx";
import { DishesFile } from "../dishes/dishes-file.tsx";
import { faultText } from "../fault-text.ts";
import type { StepProps } from "./step-props.ts";

const usual = 5;

/** The first dishes: typed row by row, pasted from a spreadsheet or text, or read from a file. */
export function DishesStep({ form: { content, change }, faults }: StepProps<"dishes">) {
  const speech = useI18n();
  const { t } = speech;
  const [pasted, setPasted] = useState("");
  const { dishes } = content;
  const count = filledDishes(dishes).length;
  const category = dishes.at(-1)?.category.trim() || t("guide.menuCategory");
  const add = () => {
    change({ dishes: withRows(dishes, dishesOfLines(pasted, category)) });
    setPasted("");
  };
  const error = faultText(faults, { field: "dishes" }, speech);
  return (
    <>
      <p>{t("guide.dishesHint")}</p>
      <DishTable
        dishes={dishes}
        faults={faults}
        usualCategory={t("guide.menuCategory")}
        onChange={(next) => change({ dishes: next })}
      />
      {error !== null && (
        <p role="alert" className={screen.fault}>
          {error}
        </p>
      )}
      <p role="status" className={screen.quiet}>
        {t("guide.dishesCount", { count })} {count > 0 && count < usual && t("guide.dishesFew")}
        {dishes.length >= MAX_GUIDE_DISHES && t("guide.dishesFull", { max: MAX_GUIDE_DISHES })}
      </p>
      <div className={screen.panel}>
        <h3 className={screen.heading}>{t("guide.paste")}</h3>
        <TextField
          label={t("guide.pasteLabel")}
          hint={t("guide.pasteHint")}
          value={pasted}
          onChange={setPasted}
          rows={5}
          maxLength={60_000}
        />
        <div>
          <Button isDisabled={pasted.trim() === ""} onPress={add}>
            {t("guide.pasteAdd")}
          </Button>
        </div>
      </div>
      <DishesFile onDishes={(more) => change({ dishes: withRows(dishes, inSection(more, category)) })} />
    </>
  );
}
