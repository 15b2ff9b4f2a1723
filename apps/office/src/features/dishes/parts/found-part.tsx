import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PropertyForm } from "../../../model/dishes/dish-form.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { PartProps } from "../editor/part-props.ts";
import css from "../fields/fields.module.css";
import { PlainFields } from "../fields/plain-fields.tsx";

const maxProperties = 20;

/** Fields by which guests find the dish: menu filter, address, search engines. */
export function FoundPart(props: PartProps) {
  const { t } = useI18n();
  const { form, change } = props;
  return (
    <div className={screen.part}>
      <Properties {...props} />
      <section className={screen.panel} aria-labelledby="dish-engines">
        <h3 id="dish-engines" className={screen.heading}>
          {t("dish.engines")}
        </h3>
        <TextField
          label={t("dish.slug")}
          hint={t("dish.slug.hint")}
          isPlain
          maxLength={120}
          value={form.slug}
          onChange={(slug) => change({ slug })}
        />
        <PlainFields card="engines" {...props} />
        <TextField
          label={t("dish.video")}
          type="url"
          maxLength={500}
          value={form.video}
          onChange={(video) => change({ video })}
        />
      </section>
    </div>
  );
}

function Properties({ form: { properties }, change, errorOf }: PartProps) {
  const { t } = useI18n();
  const put = (at: number, part: Partial<PropertyForm>) =>
    change({ properties: properties.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  return (
    <section className={screen.panel} aria-labelledby="dish-properties">
      <h3 id="dish-properties" className={screen.heading}>
        {t("dish.properties")}
      </h3>
      <p className={screen.quiet}>{t("dish.properties.hint")}</p>
      {properties.map(({ name, options }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: properties have no id, and rows keep the focus during typing
        <div key={at} className={css.card}>
          <div className={css.pair}>
            <TextField
              label={t("dish.property.name", { number: at + 1 })}
              maxLength={60}
              value={name}
              onChange={(text) => put(at, { name: text })}
              error={errorOf(`properties.${at}.name`)}
            />
            <TextField
              label={t("dish.property.options", { number: at + 1 })}
              maxLength={300}
              value={options}
              onChange={(text) => put(at, { options: text })}
            />
          </div>
          <div>
            <Button
              look="quiet"
              aria-label={t("dish.remove.of", { name: name || String(at + 1) })}
              onPress={() => change({ properties: properties.filter((_, index) => index !== at) })}
            >
              {t("dish.remove")}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button
          isDisabled={properties.length >= maxProperties}
          onPress={() => change({ properties: [...properties, { name: "", options: "" }] })}
        >
          {t("dish.properties.add")}
        </Button>
      </div>
    </section>
  );
}
