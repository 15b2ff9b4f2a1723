import type { OrderView } from "@skatert/contract";
import { negateMoney } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { notify } from "../../../platform/notices.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./change-proposal.module.css";
import { ChangedDishes } from "./changed-dishes.tsx";
import { sendProposalAnswer } from "./send-proposal-answer.ts";

export interface ChangeProposalProps {
  readonly order: Pick<OrderView, "id" | "payment" | "proposal">;
  readonly accessKey: string | null;
  readonly timeZone: string;
  /** Reloads the order. */
  readonly onChanged: () => Promise<void>;
}

/** A change that the restaurant proposes: old and new, what it costs, and the guest's yes or no (CHANGE-1). */
export function ChangeProposal({ order, accessKey, timeZone, onChanged }: ChangeProposalProps) {
  const { t, formatPrice, formatTime } = useI18n();
  const { proposal } = order;
  const isThere = proposal !== undefined;
  return (
    <div aria-live="polite" className={styles["place"]}>
      {isThere && (
        <section className={styles["proposal"]}>
          <h2 className={styles["title"]}>{t("change.title")}</h2>
          {proposal.reason !== "" && <p dir="auto">{proposal.reason}</p>}
          <ChangedDishes dishes={proposal.dishes} words="change.totals" />
          <div>
            <p className={styles["total"]}>
              {t("change.totals", { before: formatPrice(proposal.totalWas), after: formatPrice(proposal.totalNow) })}
            </p>
            <Difference order={order} />
          </div>
          <Answers id={order.id} accessKey={accessKey} proposalId={proposal.id} onChanged={onChanged} />
          <p className={styles["until"]}>{t("change.until", { time: formatTime(proposal.expiresAt, timeZone) })}</p>
        </section>
      )}
    </div>
  );
}

/** What the guest pays in addition or gets back. An order that is not paid yet is simply paid at its new total. */
function Difference({ order: { proposal, payment } }: Pick<ChangeProposalProps, "order">) {
  const { t, formatPrice } = useI18n();
  const owed = proposal?.owed ?? 0;
  if (proposal === undefined || owed === 0 || !payment.paid) return null;
  return (
    <p>
      {owed > 0
        ? t("change.more", { price: formatPrice(proposal.owed) })
        : t("change.back", { price: formatPrice(negateMoney(proposal.owed)) })}
    </p>
  );
}

interface AnswersProps {
  readonly id: number;
  readonly accessKey: string | null;
  readonly proposalId: string;
  readonly onChanged: () => Promise<void>;
}

const said = {
  accepted: { key: "change.accepted", tone: "success" },
  kept: { key: "change.kept", tone: "info" },
  gone: { key: "change.gone", tone: "info" },
  changed: { key: "change.moved", tone: "info" },
  unavailable: { key: "change.unavailable", tone: "info" },
  unsent: { key: "orders.unsent", tone: "danger" },
} as const;

function Answers({ id, accessKey, proposalId, onChanged }: AnswersProps) {
  const { t } = useI18n();
  const [busyWith, setBusyWith] = useState<boolean | null>(null);
  const answer = async (isAccepted: boolean) => {
    setBusyWith(isAccepted);
    const outcome = await sendProposalAnswer({ orderId: id, accessKey, proposalId, isAccepted });
    notify(t(said[outcome].key), said[outcome].tone);
    if (outcome !== "unsent") await onChanged();
    setBusyWith(null);
  };
  return (
    <div className={styles["answers"]}>
      <Button busy={busyWith === true} disabled={busyWith !== null} onClick={() => void answer(true)}>
        {t("change.accept")}
      </Button>
      <Button look="outline" busy={busyWith === false} disabled={busyWith !== null} onClick={() => void answer(false)}>
        {t("change.keep")}
      </Button>
    </div>
  );
}
