import { MAX_RESULT_DAYS } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import type { Fields } from "../../../../model/entities/read-fields.ts";
import { writtenDate } from "../../../../model/entities/written-date.ts";
import {
  cancelDryRun,
  isPeriod,
  isTooLong,
  lastMonth,
  leaveDryRun,
  type Period,
  resultsQuery,
  startDryRun,
} from "../../../../model/promotions/calls/past-calls.ts";
import { shopNow } from "../../../../platform/clock/shop-clock.ts";
import { LoadFailed } from "../../../../platform/feedback/load-failed.tsx";
import { useFailure } from "../../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../../platform/feedback/use-sending.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import css from "../promotion-editor.module.css";
import { DryRun } from "./dry-run.tsx";

interface PastPanelProps {
  readonly couponId: number;
  /** The promotion as it is typed. */
  readonly coupon: Fields;
  readonly isByCode: boolean;
  /** Whether the person may run it over past carts. */
  readonly mayTry: boolean;
  /** Of the shop. */
  readonly zone: string;
}

/** What the promotion would have cost over past carts, and what it has brought (PROMO-2). */
export function PastPanel({ couponId, coupon, isByCode, mayTry, zone }: PastPanelProps) {
  const { t } = useI18n();
  const heading = useId();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const [period, setPeriod] = useState<Period>(() => lastMonth(shopNow(), zone));
  const [run, setRun] = useState<number | null>(null);
  const isWrong = !isPeriod(period);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(() => () => void (run !== null && leaveDryRun(run)), [run]);
  const start = async () => {
    const result = await during(startDryRun(coupon, isByCode, period));
    if (!result.ok) failed(result.error);
    else if (isLeft.current) await leaveDryRun(result.value.id);
    else setRun(result.value.id);
  };
  const cancel = async (id: number) => {
    const result = await during(cancelDryRun(id));
    if (!result.ok) failed(result.error);
  };
  return (
    <>
      {mayTry && (
        <section className={screen.panel} aria-labelledby={heading}>
          <h3 id={heading} className={screen.heading}>
            {t("promo.dry.title")}
          </h3>
          <p className={screen.quiet}>{t("promo.dry.text")}</p>
          <div className={css.pair}>
            {(["from", "to"] as const).map((end) => (
              <TextField
                key={end}
                type="date"
                label={t(`promo.dry.${end}`)}
                value={period[end]}
                onChange={(day) => setPeriod((now) => ({ ...now, [end]: day }))}
              />
            ))}
          </div>
          {isTooLong(period) && <p className={screen.fault}>{t("promo.dry.tooLong", { days: MAX_RESULT_DAYS })}</p>}
          <div>
            <Button isDisabled={isWrong} isPending={isSending} onPress={() => void start()}>
              {t("promo.dry.start")}
            </Button>
          </div>
          {run !== null && <DryRun key={run} id={run} onCancel={() => void cancel(run)} />}
        </section>
      )}
      {!isWrong && <Result couponId={couponId} period={period} />}
    </>
  );
}

function Result({ couponId, period }: { readonly couponId: number; readonly period: Period }) {
  const { t, money, number, language } = useI18n();
  const heading = useId();
  const asked = useQuery(resultsQuery(period));
  const { data } = asked;
  if (data === undefined) return asked.isError ? <LoadFailed title="promo.result.error" asked={asked} /> : null;
  const day = (text: string) => writtenDate(text, language) ?? text;
  const result = data.find(({ coupon_id }) => coupon_id === couponId);
  return (
    <section className={screen.panel} aria-labelledby={heading}>
      <h3 id={heading} className={screen.heading}>
        {t("promo.result.title")}
      </h3>
      <p className={screen.quiet}>{t("promo.result.text", { from: day(period.from), to: day(period.to) })}</p>
      {result === undefined || result.orders === 0 ? (
        <p className={screen.quiet}>{t("promo.result.none")}</p>
      ) : (
        <dl className={css.facts}>
          <dt>{t("promo.result.orders")}</dt>
          <dd>{number(result.orders)}</dd>
          <dt>{t("promo.result.revenue")}</dt>
          <dd>{money(result.revenue)}</dd>
          <dt>{t("promo.result.discount")}</dt>
          <dd>{money(result.discount)}</dd>
          <dt>{t("promo.result.guests")}</dt>
          <dd>{number(result.guests)}</dd>
          <dt>{t("promo.result.new")}</dt>
          <dd>{number(result.new_guests)}</dd>
          <dt>{t("promo.result.repeat")}</dt>
          <dd>{number(result.repeat_guests)}</dd>
        </dl>
      )}
    </section>
  );
}
