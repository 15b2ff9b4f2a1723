import { useI18n } from "../../../../i18n/i18n-context.tsx";
import type { PrizeCoupon } from "../../../../model/promotions/rules/prize-coupons.ts";
import { PRIZES, type PrizeKind, type SegmentForm } from "../../../../model/promotions/rules/wheel-form.ts";
import { Choices } from "../../../../ui/fields/choices.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import type { ErrorOf } from "../../../changes/sections/card-form.tsx";
import { ByLanguage } from "../../../choosing/by-language.tsx";
import { ColourField } from "../../../choosing/colour-field.tsx";
import { PictureField } from "../../../pictures/picture-field.tsx";
import type { ShopLanguages } from "../rule-card.ts";
import { CouponChoice } from "./coupon-choice.tsx";
import { percentText } from "./percent-text.ts";
import css from "./wheel.module.css";
import { USUAL_COLOUR } from "./wheel-picture.tsx";

/** Longer texts are unreadable on a part. */
const maxLabel = 40;

interface SegmentFieldsProps extends ShopLanguages {
  readonly segment: SegmentForm;
  /** The part's name in the form: "segments.0". */
  readonly path: string;
  /** 0 to 1. */
  readonly odds: number;
  readonly coupons: readonly PrizeCoupon[];
  readonly errorOf: ErrorOf;
  readonly onChange: (part: Partial<SegmentForm>) => void;
}

/** One part of the wheel: what is written on it, what it brings, and how often. */
export function SegmentFields(props: SegmentFieldsProps) {
  const { segment, path, odds, coupons, languages, errorOf, onChange } = props;
  const { t, number } = useI18n();
  const at = (name: string) => ({ "data-field": `${path}.${name}`, error: errorOf(`${path}.${name}`) });
  return (
    <>
      <ByLanguage
        label={t("promo.rules.segment.label")}
        values={segment.label}
        languages={languages}
        maxLength={maxLabel}
        {...at("label")}
        onChange={(label) => onChange({ label })}
      />
      <Choices<PrizeKind>
        label={t("promo.rules.segment.prize")}
        value={segment.prize}
        onChange={(prize) => onChange({ prize })}
        choices={PRIZES.map((value) => ({ value, label: t(`promo.rules.prize.${value}`) }))}
      />
      <div className={css.pair}>
        {segment.prize === "points" && (
          <TextField
            label={t("promo.rules.segment.points")}
            value={segment.points}
            onChange={(points) => onChange({ points })}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            {...at("points")}
          />
        )}
        <TextField
          label={t("promo.rules.segment.weight")}
          hint={t("promo.rules.segment.weight.hint", { odds: percentText(odds, number) })}
          value={segment.weight}
          onChange={(weight) => onChange({ weight })}
          inputMode="decimal"
          maxLength={10}
          autoComplete="off"
          {...at("weight")}
        />
      </div>
      {segment.prize === "coupon" && (
        <CouponChoice
          chosen={segment.coupon}
          coupons={coupons}
          {...at("coupon")}
          onChoose={(coupon) => onChange({ coupon })}
        />
      )}
      <ColourField
        label={t("promo.rules.segment.colour")}
        value={segment.color}
        shown={USUAL_COLOUR}
        onChange={(color) => onChange({ color })}
        {...at("color")}
      />
      <div data-field={`${path}.image`} className={css.photo}>
        <PictureField
          label={t("promo.rules.segment.image")}
          aspect={1}
          value={segment.image === "" ? null : segment.image}
          error={errorOf(`${path}.image`)}
          onChange={(image) => onChange({ image: image ?? "" })}
        />
      </div>
    </>
  );
}
