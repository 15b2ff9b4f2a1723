import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { PromotionForm } from "../../../model/promotions/form/promotion-form.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { ShopNames } from "../../choosing/coupon-words/reason-text.ts";
import css from "./parts/sentence.module.css";
import { PARTS } from "./words/part-of-field.ts";
import { partText } from "./words/part-text.ts";

interface PromotionReadingProps {
  readonly name: string;
  readonly said: string | null;
  readonly form: PromotionForm;
  readonly names: ShopNames;
  readonly isByCode: boolean;
}

/** The promotion for people who may not change it. */
export function PromotionReading({ name, said, form, names, isByCode }: PromotionReadingProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <section className={screen.panel} aria-label={t("promo.edit.parts")}>
      <h2 className={screen.heading}>{name}</h2>
      <Banner look="info">{t("promo.edit.locked")}</Banner>
      {said !== null && <p className={css.aloud}>{said}</p>}
      <dl className={css.reading}>
        {PARTS.filter((part) => part !== "codes" || isByCode).map((part) => (
          <div key={part}>
            <dt className={css.label}>{t(`promo.edit.${part}`)}</dt>
            <dd>{partText(part, form, { i18n, names, isByCode })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
