import { useI18n } from "../../../i18n/i18n-context.tsx";
import { PICTURE_ASPECTS } from "../../../model/pictures/picture-aspects.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { UploadingPicturesField } from "../../pictures/pictures-field.tsx";
import type { PartProps } from "../editor/part-props.ts";
import { CategoriesField } from "../fields/categories-field.tsx";
import css from "../fields/fields.module.css";
import { PlainFields } from "../fields/plain-fields.tsx";
import { PriceFields } from "../fields/price-fields.tsx";

/** The fields of the dish's card. */
export function MainPart(props: PartProps) {
  const { form, change, errorOf, categories, upload } = props;
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
      <PlainFields card="text" {...props} />
      <WeightFields {...props} />
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
      <PlainFields card="words" {...props} />
      <fieldset className={screen.group}>
        <legend className={css.title}>{t("dish.nutrition")}</legend>
        <div className={css.four}>
          <PlainFields card="nutrition" {...props} />
        </div>
      </fieldset>
    </div>
  );
}

function WeightFields(props: PartProps) {
  const { t } = useI18n();
  const { form, change, errorOf } = props;
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
      <PlainFields card="portion" {...props} />
    </div>
  );
}
