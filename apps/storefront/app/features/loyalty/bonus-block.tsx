import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useUser } from "../../model/account/user-store.ts";
import { useCheckout } from "../../model/checkout/checkout-store.ts";
import { openModal } from "../../model/page/modals.ts";
import { useQuoteStore } from "../../model/quote/cart-quote-store.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./bonus-block.module.css";
import { ExpectedPoints } from "./expected-points.tsx";

/**
 * Points in the checkout: a guest is offered to sign in, a shopper to pay up to the quote's maximum
 * (VALID-8).
 */
export function BonusBlock() {
  const { t } = useI18n();
  const user = useUser((state) => state.user);
  const earned = useQuoteStore(({ quote }) => quote?.bonuses.earned ?? 0);
  const isOffered = useQuoteStore(({ quote }) => quote?.bonuses.active !== false);
  if (!isOffered) return null;
  if (user !== null)
    return (
      <>
        <SpendPoints />
        <ExpectedPoints />
      </>
    );
  return (
    <Button look="quiet" className={styles["offer"]} onClick={() => openModal("auth", {})}>
      <Icon name="gift" size={20} />
      {earned > 0 ? t("bonuses.signInToEarn", { count: earned }) : t("bonuses.signInToSpend")}
    </Button>
  );
}

function SpendPoints() {
  const { t, formatNumber } = useI18n();
  const bonuses = useQuoteStore((state) => state.quote?.bonuses ?? null);
  const wanted = useCheckout((state) => state.draft.bonusPoints);
  if (bonuses === null || (bonuses.available === 0 && wanted === 0)) return null;
  const { available, maxApplicable, applied } = bonuses;
  const spend = (points: number) => useCheckout.getState().edit({ bonusPoints: points });
  return (
    <div className={styles["block"]}>
      <Checkbox
        checked={wanted > 0}
        disabled={maxApplicable === 0 && wanted === 0}
        onChange={({ target }) => spend(target.checked ? maxApplicable : 0)}
      >
        {t("bonuses.spend")}
        <span className={styles["note"]}>
          {t("bonuses.available", { available: formatNumber(available), most: formatNumber(maxApplicable) })}
        </span>
      </Checkbox>
      {wanted > 0 && (
        <PointsField key={maxApplicable} wanted={wanted} max={Math.max(maxApplicable, applied)} onSpend={spend} />
      )}
    </div>
  );
}

interface PointsFieldProps {
  readonly wanted: number;
  readonly max: number;
  readonly onSpend: (points: number) => void;
}

/** Number of points, lowered to the maximum. */
function PointsField({ wanted, max, onSpend }: PointsFieldProps) {
  const { t } = useI18n();
  const [text, setText] = useState(String(Math.min(wanted, max)));
  const settle = () => {
    const points = Math.min(Number(text.replace(/\D/g, "")), max);
    setText(String(points));
    onSpend(points);
  };
  return (
    <Field
      label={t("bonuses.howMany")}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      className={styles["field"]}
      onChange={({ target }) => setText(target.value.replace(/\D/g, "").slice(0, 7))}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        settle();
      }}
    />
  );
}
