import { useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { PICTURE_ASPECTS } from "../../../model/pictures/picture-aspects.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { UploadingPicturesField } from "../../pictures/pictures-field.tsx";
import type { PartProps } from "../editor/part-props.ts";
import { CategoriesField } from "../fields/categories-field.tsx";
import css from "../fields/fields.module.css";
import { PriceFields } from "../fields/price-fields.tsx";
import { WordsField } from "../fields/words-field.tsx";

const NUTRITION = ["calories", "proteins", "fats", "carbohydrates"] as const;

/** The fields of the dish's card. */
export function MainPart({ form, change, errorOf, options, categories, upload }: PartProps) {
  const { t } = useI18n();
  return (
    <div className={screen.panel}>
      <div data-field="name">
        <TextField
          label={t("dish.name")}
          maxLength={200}
          value={form.name}
          onChange={(name) => change({ name })}
          error={errorOf("name")}
        />
      </div>
      {form.sizes.length > 0 ? (
        <p className={screen.quiet}>{t("dish.price.bySize")}</p>
      ) : (
        <PriceFields prices={form} onChange={change} path="" errorOf={errorOf} />
      )}
      <TextField
        label={t("dish.description")}
        hint={t("dish.description.hint")}
        rows={4}
        maxLength={5_000}
        value={form.description}
        onChange={(description) => change({ description })}
      />
      <WeightFields {...{ form, change, errorOf, options }} />
      <CategoriesField
        ids={form.categories}
        categories={categories}
        onChange={(ids) => change({ categories: ids })}
        error={errorOf("categories")}
      />
      <UploadingPicturesField
        label={t("dish.pictures")}
        value={form.images}
        onChange={(images) => change({ images })}
        upload={upload}
        aspect={PICTURE_ASPECTS.dish}
      />
      <WordsField
        label={t("dish.badges")}
        words={form.badges}
        usual={options.badges}
        onChange={(badges) => change({ badges })}
      />
      <WordsField
        label={t("dish.allergens")}
        hint={t("dish.allergens.hint")}
        words={form.allergens}
        usual={options.allergens}
        onChange={(allergens) => change({ allergens })}
      />
      <fieldset className={screen.group}>
        <legend className={css.title}>{t("dish.nutrition")}</legend>
        <div className={css.four}>
          {NUTRITION.map((field) => (
            <div key={field} data-field={field}>
              <TextField
                label={t(`dish.${field}`)}
                inputMode="decimal"
                maxLength={10}
                value={form[field]}
                onChange={(text) => change({ [field]: text })}
                error={errorOf(field)}
              />
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function WeightFields({ form, change, errorOf, options }: Pick<PartProps, "form" | "change" | "errorOf" | "options">) {
  const { t } = useI18n();
  const list = useId();
  return (
    <div className={css.pair}>
      <div data-field="weight">
        <TextField
          label={t("dish.weight")}
          maxLength={40}
          value={form.weight}
          onChange={(weight) => change({ weight })}
          error={errorOf("weight")}
        />
      </div>
      <TextField
        label={t("dish.unit")}
        hint={t("dish.unit.hint")}
        list={list}
        maxLength={10}
        value={form.unit}
        onChange={(unit) => change({ unit })}
      />
      <datalist id={list}>
        {options.units.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </div>
  );
}
