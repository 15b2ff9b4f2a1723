import type { OrderView } from "@skatert/contract";
import { isFinal } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { isUnanswered } from "../../../model/orders/stage-text.ts";
import { openModal } from "../../../model/page/modals.ts";
import { notify } from "../../../platform/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { sendCancel } from "../paying/send-cancel.ts";
import { askText } from "./ask-text.ts";
import styles from "./restaurant-answer.module.css";

export interface RestaurantAnswerProps {
  readonly order: Pick<OrderView, "id" | "stage" | "payment" | "confirmation" | "refusal">;
  readonly accessKey: string | null;
  /** Reloads the order. */
  readonly onChanged: () => Promise<void>;
}

/** What the restaurant answered (BOARD-4): nothing yet, a refusal with its reason, or an open request to cancel. */
export function RestaurantAnswer({ order, accessKey, onChanged }: RestaurantAnswerProps) {
  const { t } = useI18n();
  const { confirmation, refusal } = order;
  const isAsked = confirmation !== undefined && confirmation.cancelAskedAt !== null;
  const isDeclined = confirmation !== undefined && confirmation.cancelDeclinedAt !== null && !isFinal(order.stage);
  return (
    <div className={styles["answer"]} aria-live="polite">
      {isUnanswered(order) && <p>{t("answer.noneText")}</p>}
      {isUnanswered(order) && confirmation?.call && <CallRestaurant phone={confirmation.call} />}
      {refusal !== undefined && (
        <Notice tone="danger">
          <p>{t(`answer.refused.${refusal.reason}`)}</p>
          {refusal.message !== "" && <p>{refusal.message}</p>}
        </Notice>
      )}
      {isAsked && <Notice>{t("answer.asked")}</Notice>}
      {isDeclined && <Notice>{t("answer.declined")}</Notice>}
      {confirmation?.mayAskToCancel && <AskToCancel order={order} accessKey={accessKey} onAsked={onChanged} />}
    </div>
  );
}

/** The restaurant's phone, once nobody has answered for some minutes (BOARD-3). */
function CallRestaurant({ phone }: { readonly phone: string }) {
  const { t } = useI18n();
  return (
    <p>
      <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{t("answer.call", { phone })}</a>
    </p>
  );
}

interface AskToCancelProps {
  readonly order: Pick<OrderView, "id" | "payment">;
  readonly accessKey: string | null;
  readonly onAsked: () => Promise<void>;
}

/** Asks the restaurant to cancel an order that it has confirmed (BOARD-6). */
function AskToCancel({ order, accessKey, onAsked }: AskToCancelProps) {
  const { t } = useI18n();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const outcome = await sendCancel(order.id, accessKey);
    if (outcome === "unsent") notify(t("orders.unsent"), "danger");
    else if (outcome === "too-late") notify(t("orders.cancelFailed"), "danger");
    if (outcome !== "unsent") await onAsked();
    setBusy(false);
  };
  const open = () =>
    openModal("accept", {
      title: t("answer.askTitle"),
      text: t(askText(order)),
      confirm: t("answer.ask"),
      onConfirm: () => void ask(),
    });
  return (
    <Button look="quiet" size="s" busy={busy} onClick={open}>
      {t("answer.ask")}
    </Button>
  );
}
