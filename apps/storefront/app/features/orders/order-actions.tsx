import { orderPath, PATHS } from "@skatert/contract";
import type { CartLine, Money } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useNavigate, useRevalidate } from "../../routing/hooks.ts";
import { useCart } from "../../state/cart-store.ts";
import { openModal } from "../../state/modals.ts";
import { notify } from "../../state/notices.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "./order-actions.module.css";

export interface OrderActionsProps {
  readonly id: number;
  readonly accessKey: string | null;
  readonly total: Money;
  readonly canPay: boolean;
  readonly canCancel: boolean;
  /** The dishes at the present menu's prices; those it no longer has are left out. */
  readonly repeatLines: readonly CartLine[];
  readonly phone: { readonly text: string; readonly url: string } | null;
}

/** What can be done with an order: pay, repeat, call, print, cancel. */
export function OrderActions({ id, accessKey, total, canPay, canCancel, repeatLines, phone }: OrderActionsProps) {
  const { t, formatPrice } = useI18n();
  const repeat = useRepeat(repeatLines);
  const cancel = useCancel(id, accessKey);
  return (
    <div className={styles["actions"]}>
      {canPay && (
        <a href={`/api${PATHS.orderPayment}/${id}${keyQuery(accessKey)}`} className={buttonClass("action", "l", true)}>
          {t("orders.pay", { price: formatPrice(total) })}
        </a>
      )}
      <div className={styles["row"]}>
        <Button look="tint" onClick={repeat}>
          <Icon name="repeat" size={20} />
          {t("orders.repeat")}
        </Button>
        {phone && (
          <a href={phone.url} className={buttonClass("outline")} aria-label={`${t("orders.call")}, ${phone.text}`}>
            <Icon name="phone" size={20} />
            {t("orders.call")}
          </a>
        )}
      </div>
      <div className={styles["quiet"]}>
        <Button look="quiet" size="s" onClick={() => window.print()}>
          {t("orders.print")}
        </Button>
        {canCancel && (
          <Button look="quiet" size="s" className={styles["cancel"]} onClick={cancel}>
            {t("orders.cancel")}
          </Button>
        )}
      </div>
    </div>
  );
}

function keyQuery(key: string | null): string {
  return key === null ? "" : `?key=${encodeURIComponent(key)}`;
}

function useRepeat(lines: readonly CartLine[]): () => void {
  const { t } = useI18n();
  const navigate = useNavigate();
  return () => {
    if (lines.length === 0) return notify(t("orders.repeatNone"), "info");
    const { add } = useCart.getState();
    if (lines.every((line) => add(line) === "added")) {
      notify(t("orders.repeated"));
      navigate("/order");
    }
  };
}

function useCancel(id: number, key: string | null): () => void {
  const { t } = useI18n();
  const revalidate = useRevalidate();
  const cancel = async () => {
    const response = await fetch(`/api${orderPath(id)}/cancel${keyQuery(key)}`, { method: "POST" }).catch(() => null);
    notify(t(response?.ok ? "orders.cancelled" : "orders.cancelFailed"), response?.ok ? "info" : "danger");
    await revalidate();
  };
  return () =>
    openModal("accept", {
      title: t("orders.cancelTitle"),
      text: t("orders.cancelText"),
      confirm: t("orders.cancel"),
      onConfirm: () => void cancel(),
    });
}
