import { type OrderView, orderPath } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { openModal } from "../../../model/page/modals.ts";
import { notify } from "../../../platform/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { cancelText } from "./cancel-text.ts";
import { keyQuery } from "./use-change-method.ts";
import styles from "./waiting-payment.module.css";

export interface CancelButtonProps {
  readonly order: Pick<OrderView, "id" | "ifCancelled">;
  readonly accessKey: string | null;
  /** Reloads the order after any answer. */
  readonly onCancelled: () => Promise<void>;
  /** The order is later than promised, so the kitchen may have started. */
  readonly isLate?: boolean;
}

/** Timeout, milliseconds. */
const limitMs = 15_000;

/** The shop has not processed the request: it is down, or has too many requests of this network. */
function isUndecided({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

/** Cancels an order after asking once more; the question names what goes back to the guest. */
export function CancelButton({ order, accessKey, onCancelled, isLate = false }: CancelButtonProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const cancel = async () => {
    const signal = AbortSignal.timeout(limitMs);
    const call = { method: "POST", signal } as const;
    const response = await fetch(`/api${orderPath(order.id)}/cancel${keyQuery(accessKey)}`, call).catch(() => null);
    if (response === null || isUndecided(response)) return notify(t("orders.unsent"), "danger");
    notify(t(response.ok ? "orders.cancelled" : "orders.cancelFailed"), response.ok ? "info" : "danger");
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
