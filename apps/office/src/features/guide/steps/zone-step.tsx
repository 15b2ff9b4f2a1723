import { GUIDE_RADIUS } from "@skatert/domain";
import { useId } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { CircleMap } from "../../../ui/place-map/circle-map.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { faultText } from "../fault-text.ts";
import css from "../guide.module.css";
import type { StepProps } from "./step-props.ts";

const sliderMax = 15;
const usualFreeFrom = 1_500;

/** Delivery: whether the restaurant delivers, its radius and price. */
export function ZoneStep({ form: { content, change }, guide, faults }: StepProps<"zone">) {
  const speech = useI18n();
  const { t } = speech;
  const slider = useId();
  const { radius_km: radius, free_from: freeFrom } = content;
  const { lat, lon } = guide.contents.place;
  const errorOf = (field: string) => faultText(faults, { field }, speech);
  const sum = (field: "fee" | "minimum" | "free_from") => (
    <NumberField
      label={t(`guide.${field}`)}
      value={content[field] ?? Number.NaN}
      onChange={(value) => change({ [field]: Number.isNaN(value) ? null : value })}
      minValue={0}
      maxValue={1_000_000}
      step={0.01}
      formatOptions={{ maximumFractionDigits: 2 }}
      error={errorOf(field)}
    />
  );
  return (
    <>
      <Checkbox isSelected={content.delivers} onChange={(delivers) => change({ delivers })}>
        {t("guide.delivers")}
      </Checkbox>
      {!content.delivers && <p className={screen.quiet}>{t("guide.pickupOnly")}</p>}
      {content.delivers && (
        <>
          <div className={css.pair}>
            <div className={css.slider}>
              <label htmlFor={slider}>{t("guide.radiusSlider")}</label>
              <input
                id={slider}
                type="range"
                min={0.5}
                max={sliderMax}
                step={0.5}
                value={Math.min(sliderMax, radius ?? 0.5)}
                aria-valuetext={t("guide.kilometres", { km: radius ?? 0.5 })}
                onChange={({ target }) => change({ radius_km: Number(target.value) })}
              />
            </div>
            <NumberField
              label={t("guide.radius")}
              value={radius ?? Number.NaN}
              onChange={(value) => change({ radius_km: Number.isNaN(value) ? null : value })}
              minValue={GUIDE_RADIUS.min}
              maxValue={GUIDE_RADIUS.max}
              step={0.1}
              error={errorOf("radius_km")}
            />
          </div>
          {lat !== null && lon !== null && radius !== null ? (
            <CircleMap center={{ lat, lon }} kilometres={radius} label={t("guide.map.zone", { km: radius })} />
          ) : (
            <p className={screen.quiet}>{t("guide.map.none")}</p>
          )}
          <div className={css.pair}>
            {sum("fee")}
            {sum("minimum")}
          </div>
          <Checkbox
            isSelected={freeFrom !== null}
            onChange={(isOn) => change({ free_from: isOn ? usualFreeFrom : null })}
          >
            {t("guide.isFreeFrom")}
          </Checkbox>
          {freeFrom !== null && sum("free_from")}
          <p className={screen.quiet}>{t("guide.zoneLater")}</p>
        </>
      )}
    </>
  );
}
