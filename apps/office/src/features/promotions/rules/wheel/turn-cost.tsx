import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { readCount } from "../../../../model/promotions/rules/typed-numbers.ts";
import { turnCost } from "../../../../model/promotions/rules/wheel-cost.ts";
import { MAX_SPINS, type Period, type WheelForm } from "../../../../model/promotions/rules/wheel-form.ts";
import css from "../rules.module.css";
import { percentText } from "./percent-text.ts";

/** How many periods the cost is told for: a month of days, ten orders, once. */
const PERIODS_TOLD: Readonly<Record<Period, number>> = { day: 30, order: 10, once: 1 };

/** What a turn costs the restaurant on average, in words. */
export function TurnCost({ form }: { readonly form: WheelForm }) {
  const { t, money, number } = useI18n();
  const { points, coupons, nothing } = turnCost(form.segments);
  const turns = (readCount(form.count, MAX_SPINS) ?? 0) * PERIODS_TOLD[form.per];
  if (points + coupons + nothing === 0) return null;
  const roubles = points < 10 ? Math.round(points * 10) / 10 : Math.round(points);
  const pointsText = (count: number) => t("promo.rules.points", { count });
  const share = (odds: number) => percentText(odds, number);
  return (
    <ul className={css.example}>
      <li>{t("promo.rules.cost.points", { sum: money(roubles) })}</li>
      {points > 0 && turns > 0 && (
        <li>{t(`promo.rules.cost.${form.per}`, { points: pointsText(Math.round(points * turns)) })}</li>
      )}
      {coupons > 0 && <li>{t("promo.rules.cost.coupons", { odds: share(coupons) })}</li>}
      {nothing > 0 && <li>{t("promo.rules.cost.nothing", { odds: share(nothing) })}</li>}
    </ul>
  );
}
