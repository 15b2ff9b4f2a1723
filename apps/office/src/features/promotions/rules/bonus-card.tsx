import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { readPrice } from "../../../model/entities/price-text.ts";
import { pointsExample, roublesForPoint } from "../../../model/promotions/rules/points-example.ts";
import { numberIn, type PointsForm } from "../../../model/promotions/rules/points-form.ts";
import screen from "../../../ui/screen/screen.module.css";
import { PointsCard } from "./points-card.tsx";
import type { RuleCardProps } from "./rule-card.ts";
import css from "./rules.module.css";
import { placeOf, SaidNumber, SaidWith } from "./said-numbers.tsx";

const usualOrder = "1200";

/** What guests earn and pay in points, with an order as an example. */
export function BonusCard(props: RuleCardProps) {
  return (
    <PointsCard rule="bonus" {...props}>
      {(form) => <OrderExample form={form} />}
    </PointsCard>
  );
}

function OrderExample({ form }: { readonly form: PointsForm }) {
  const { t, money, number } = useI18n();
  const [typed, setTyped] = useState(usualOrder);
  const sum = readPrice(typed);
  const earnPercent = numberIn("bonus", form, "earn_percent");
  const rules = { active: form.active, earnPercent, percentMax: numberIn("bonus", form, "percent_max") };
  const roubles = roublesForPoint(earnPercent);
  const pointsText = (count: number) => t("promo.rules.points", { count });
  const example = sum === null ? null : pointsExample(rules, sum);
  return (
    <div className={css.example}>
      {roubles !== null && (
        <p className={screen.quiet}>
          {t("promo.rules.bonus.each", { sum: Number.isInteger(roubles) ? money(roubles) : `${number(roubles)} ₽` })}
        </p>
      )}
      <SaidWith
        text={t("promo.rules.bonus.order", { sum: placeOf(0) })}
        parts={[
          <SaidNumber
            key="order"
            field="example"
            label={t("promo.rules.bonus.order.sum")}
            value={typed}
            error={sum === null ? t("promo.rules.fault.sum") : null}
            onChange={setTyped}
          />,
        ]}
      />
      <p role="status">
        {example === null || sum === null
          ? t("promo.rules.fault.sum")
          : form.active
            ? t("promo.rules.bonus.gives", {
                earned: pointsText(example.earned),
                payable: money(example.payable),
                rest: money(sum / 100 - example.payable),
                after: pointsText(example.earnedOnRest),
              })
            : t("promo.rules.bonus.off")}
      </p>
    </div>
  );
}
