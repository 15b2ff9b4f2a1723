import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import type { PartProps } from "../part-props.ts";
import css from "../promotion-editor.module.css";

type BoundField = "minimum" | "maximum" | "limit" | "limitPerGuest" | "limitPerDay" | "budget";

/** The sum of the cart. */
export function SumPart(props: PartProps) {
  const { t } = useI18n();
  return (
    <>
      <div className={css.pair}>
        <Bound {...props} field="minimum" />
        <Bound {...props} field="maximum" />
      </div>
      <p className={screen.quiet}>{t("promo.edit.maximum.hint")}</p>
    </>
  );
}

/** How often it can be used, and what it may cost. */
export function LimitsPart(props: PartProps) {
  const { t } = useI18n();
  return (
    <>
      <div className={css.pair}>
        <Bound {...props} field="limit" />
        <Bound {...props} field="limitPerGuest" />
        <Bound {...props} field="limitPerDay" />
        <Bound {...props} field="budget" />
      </div>
      <p className={screen.quiet}>{t("promo.edit.limits.hint")}</p>
      <p className={screen.quiet}>{t("promo.edit.budget.hint")}</p>
    </>
  );
}

function Bound({ form, change, errorOf, field }: PartProps & { readonly field: BoundField }) {
  const { t } = useI18n();
  return (
    <TextField
      label={t(`promo.edit.${field}`)}
      inputMode="decimal"
      maxLength={20}
      value={form[field]}
      onChange={(text) => change({ [field]: text })}
      error={errorOf(field)}
      data-field={field}
    />
  );
}
