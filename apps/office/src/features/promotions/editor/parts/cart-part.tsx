import { useI18n } from "../../../../i18n/i18n-context.tsx";
import type { CountRule } from "../../../../model/promotions/form/promotion-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldGroup } from "../../../../ui/fields/field-group.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import type { PartProps } from "../part-props.ts";
import { ChosenList } from "./chosen-list.tsx";

/** What the cart must have, and must not have. */
export function CartPart(props: PartProps) {
  const { form, change, shop } = props;
  const { t } = useI18n();
  return (
    <>
      <FieldGroup legend={t("promo.edit.contains")}>
        <ChosenList
          legend={t("promo.edit.contains.dishes")}
          kind="dish"
          field="dishes"
          ids={form.dishes}
          onChange={(dishes) => change({ dishes })}
          shop={shop}
        />
        <ChosenList
          legend={t("promo.edit.contains.sections")}
          kind="section"
          field="sections"
          ids={form.sections}
          onChange={(sections) => change({ sections })}
          shop={shop}
        />
      </FieldGroup>
      <Rules {...props} kind="dish" />
      <Rules {...props} kind="section" />
      <ChosenList
        legend={t("promo.edit.excluded")}
        kind="section"
        field="excluded"
        ids={form.excluded}
        onChange={(excluded) => change({ excluded })}
        shop={shop}
      />
    </>
  );
}

function Rules({ form, change, errorOf, shop, kind }: PartProps & { readonly kind: "dish" | "section" }) {
  const { t } = useI18n();
  const field = `${kind}Rules` as const;
  const rules = form[field];
  const put = (at: number, part: Partial<CountRule>) =>
    change({ [field]: rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)) });
  const error = errorOf(field);
  return (
    <div className={screen.part} data-field={field}>
      {rules.map((rule, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id, and two may be equal
        <fieldset key={at} className={screen.group} aria-invalid={error === null ? undefined : true}>
          <legend className={screen.legend}>{t(`promo.edit.${kind}Rule`, { number: at + 1 })}</legend>
          <TextField
            label={t("promo.edit.rule.count")}
            inputMode="numeric"
            maxLength={9}
            value={rule.count}
            onChange={(count) => put(at, { count })}
          />
          <ChosenList
            legend={t(`promo.edit.contains.${kind === "dish" ? "dishes" : "sections"}`)}
            kind={kind}
            ids={rule.ids}
            onChange={(ids) => put(at, { ids })}
            shop={shop}
          />
          <div>
            <Button
              look="quiet"
              aria-label={t("promo.edit.rule.remove", { number: at + 1 })}
              onPress={() => change({ [field]: rules.toSpliced(at, 1) })}
            >
              {t("promo.edit.removeIt")}
            </Button>
          </div>
        </fieldset>
      ))}
      {error !== null && <p className={screen.fault}>{error}</p>}
      <div>
        <Button onPress={() => change({ [field]: [...rules, { ids: [], count: "2", entry: {} }] })}>
          {t(`promo.edit.${kind}Rule.add`)}
        </Button>
      </div>
    </div>
  );
}
