import type { OrderView } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { openModal } from "../../../model/page/modals.ts";
import { notify } from "../../../platform/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { cancelText } from "./cancel-text.ts";
import { sendCancel } from "./send-cancel.ts";
import styles from "./waiting-payment.module.css";

export interface CancelButtonProps {
  readonly order: Pick<OrderView, "id" | "ifCancelled">;
  readonly accessKey: string | null;
  /** Reloads the order after any answer. */
  readonly onCancelled: () => Promise<void>;
  /** The order is later than promised, so the kitchen may have started. */
  readonly isLate?: boolean;
}

const said = {
  cancelled: ["orders.cancelled", "info"],
  asked: ["answer.asked", "info"],
  "too-late": ["orders.cancelFailed", "danger"],
  unsent: ["orders.unsent", "danger"],
} as const;

/** Cancels an order after asking once more; the question names what goes back to the guest. */
export function CancelButton({ order, accessKey, onCancelled, isLate = false }: CancelButtonProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const cancel = async () => {
    const outcome = await sendCancel(order.id, accessKey);
    const [key, tone] = said[outcome];
    notify(t(key), tone);
    if (outcome === "unsent") return;
    await onCancelled();
  };
  const ask = () => {
    const text = cancelText(order, i18n) ?? (isLate ? null : t("orders.cancelText"));
    openModal("accept", {
      title: t("orders.cancelTitle"),
      ...(text === null ? {} : { text }),
      confirm: t("orders.cancel"),
      onConfirm: () => void cancel(),
    });
  };
  return (
    <Button look="quiet" size="s" className={styles["cancel"]} onClick={ask}>
      {t("orders.cancel")}
    </Button>
  );
}
