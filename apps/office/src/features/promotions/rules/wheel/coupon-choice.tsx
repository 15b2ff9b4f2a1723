import { useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import type { PrizeCoupon } from "../../../../model/promotions/rules/prize-coupons.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldGroup } from "../../../../ui/fields/field-group.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import choosing from "../../../choosing/choosing.module.css";

const maxFound = 6;

interface CouponChoiceProps {
  /** Id of the coupon; "": none yet. */
  readonly chosen: string;
  readonly coupons: readonly PrizeCoupon[];
  readonly error: string | null;
  readonly "data-field": string;
  readonly onChoose: (id: string) => void;
}

/** The coupon of a prize, found by its name. A few are shown at once. */
export function CouponChoice({ chosen, coupons, error, onChoose, ...field }: CouponChoiceProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState("");
  const words = typed.trim().toLowerCase();
  const others = coupons.filter(({ id, canBeWon }) => canBeWon && id !== chosen);
  const matching = others.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(words));
  const found = words === "" && others.length > maxFound ? [] : matching.slice(0, maxFound);
  const present = coupons.find(({ id }) => id === chosen);
  return (
    <FieldGroup {...field} legend={t("promo.rules.segment.coupon")} error={error}>
      <p>
        {chosen === ""
          ? t("promo.rules.segment.coupon.none")
          : (present?.name ?? t("field.ref.coupon", { id: chosen }))}
      </p>
      {present?.canBeWon === false && <p className={screen.fault}>{t("promo.rules.segment.coupon.unwinnable")}</p>}
      <TextField
        type="search"
        label={t("promo.rules.segment.coupon.find")}
        value={typed}
        onChange={setTyped}
        maxLength={60}
      />
      <p role="status" className={words !== "" && found.length === 0 ? screen.quiet : screen.unseen}>
        {words !== "" && t("promo.rules.segment.coupon.found", { count: found.length })}
      </p>
      <ul className={choosing.found}>
        {found.map((coupon) => (
          <li key={coupon.id} className={choosing.picked}>
            <span>{coupon.name}</span>
            <Button
              aria-label={t("promo.rules.segment.coupon.take", { name: coupon.name })}
              onPress={() => {
                onChoose(coupon.id);
                setTyped("");
              }}
            >
              {t("promo.rules.segment.coupon.choose")}
            </Button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
