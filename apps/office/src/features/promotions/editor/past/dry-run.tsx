import type { WireDryRun } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useI18n } from "../../../../i18n/i18n-context.tsx";
import { dryRunQuery } from "../../../../model/promotions/calls/past-calls.ts";
import { Button } from "../../../../ui/button.tsx";
import { ListSkeleton } from "../../../../ui/feedback/list-skeleton.tsx";
import screen from "../../../../ui/screen/screen.module.css";
import { Table } from "../../../../ui/table.tsx";
import css from "../promotion-editor.module.css";

interface DryRunProps {
  readonly id: number;
  readonly onCancel: () => void;
}

/** A run over past carts: its progress, then what it found. */
export function DryRun({ id, onCancel }: DryRunProps) {
  const { t, number } = useI18n();
  const asked = useQuery(dryRunQuery(id));
  const run = asked.data;
  if (asked.isError || run?.state === "failed") {
    return (
      <p role="alert" className={screen.fault}>
        {t("promo.dry.failed")}
      </p>
    );
  }
  if (run === undefined) return <ListSkeleton label={t("loading")} rows={1} />;
  if (run.state === "cancelled") return <p role="status">{t("promo.dry.cancelled")}</p>;
  if (run.state === "done" && run.result !== null) return <Found result={run.result} />;
  const progress = t("promo.dry.progress", { done: number(run.done), of: number(run.of) });
  return (
    <>
      <p role="status">{progress}</p>
      <progress className={css.progress} aria-label={progress} value={run.done} max={Math.max(1, run.of)} />
      <div>
        <Button onPress={onCancel}>{t("promo.dry.cancel")}</Button>
      </div>
    </>
  );
}

function Found({ result }: { readonly result: NonNullable<WireDryRun["result"]> }) {
  const { t, money, number } = useI18n();
  const { carts, skipped, left_out: leftOut, matching, conflicts, examples } = result;
  return (
    <>
      <dl className={css.facts}>
        <dt>{t("promo.dry.cost")}</dt>
        <dd>{money(result.discount)}</dd>
        <dt>{t("promo.dry.matching")}</dt>
        <dd>{t("promo.dry.of", { matching: number(matching), carts: number(carts) })}</dd>
        <dt>{t("promo.dry.guests")}</dt>
        <dd>{number(result.guests)}</dd>
        <dt>{t("promo.dry.changed")}</dt>
        <dd>{number(result.changed)}</dd>
      </dl>
      {skipped > 0 && <p className={screen.quiet}>{t("promo.dry.skipped", { count: number(skipped) })}</p>}
      {leftOut > 0 && <p className={screen.quiet}>{t("promo.dry.leftOut", { count: number(leftOut) })}</p>}
      {conflicts.length > 0 && (
        <>
          <h4>{t("promo.dry.conflicts")}</h4>
          <ul>
            {conflicts.map(({ coupon_id, code, carts: count }) => (
              <li key={coupon_id}>{t("promo.dry.conflict", { name: code, count: number(count) })}</li>
            ))}
          </ul>
        </>
      )}
      {examples.length > 0 && (
        <Table
          caption={t("promo.dry.examples")}
          rows={examples}
          keyOf={({ order_id }) => order_id}
          columns={[
            {
              id: "order",
              title: t("promo.dry.order"),
              isHead: true,
              cell: ({ order_id, number: shown }) => (
                <Link to={`/ticket/${order_id}`}>{t("promo.dry.example", { number: shown })}</Link>
              ),
            },
            { id: "before", title: t("promo.dry.before"), isFigure: true, cell: ({ before }) => money(before) },
            { id: "after", title: t("promo.dry.after"), isFigure: true, cell: ({ after }) => money(after) },
            { id: "off", title: t("promo.dry.discount"), isFigure: true, cell: ({ discount }) => money(discount) },
          ]}
        />
      )}
    </>
  );
}
