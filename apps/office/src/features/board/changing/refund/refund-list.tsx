import type { BoardOrder } from "@skatert/contract";
import { useId } from "react";
import { useRight } from "../../../../platform/session/me-context.tsx";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";
import { HandedBackButton } from "./handed-back-button.tsx";

/** Every refund of the order and how far it is. */
export function RefundList({ order }: { readonly order: BoardOrder }) {
  const { refunds } = order;
  const { t, money, dayTime } = useBoardWords();
  const heading = useId();
  const mayRefund = useRight("orders.refund");
  if (refunds.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby={heading}>
      <h3 id={heading} className={css.heading}>
        {t("refund.list")}
      </h3>
      <ol className={css.lines}>
        {refunds.map(({ id, at, amount, reason, state, byHand, hasFailed }) => (
          <li key={id} className={css.line}>
            <p>
              <strong>{money(amount)}</strong>{" "}
              <span className={state === "to-hand-back" ? css.warning : undefined}>{t(`refund.state.${state}`)}</span>
            </p>
            {state === "to-hand-back" && (
              <p>{t(hasFailed ? "refund.byHand.failed" : "refund.byHand", { sum: money(byHand) })}</p>
            )}
            <p className={css.quiet}>
              {dayTime(at)} · {reason}
            </p>
            {mayRefund && state === "to-hand-back" && (
              <HandedBackButton order={order} refundId={id} sum={money(byHand)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
