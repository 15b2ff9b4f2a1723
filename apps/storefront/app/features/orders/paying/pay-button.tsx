import type { MouseEvent } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { notify } from "../../../platform/notices.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { payLink } from "./use-change-method.ts";

export interface PayButtonProps {
  readonly id: number;
  readonly accessKey: string | null;
  readonly label: string;
}

/** Opens the order's payment page. Offline it stays, because the browser would show its own error page. */
export function PayButton({ id, accessKey, label }: PayButtonProps) {
  const { t } = useI18n();
  const stayOffline = (event: MouseEvent) => {
    if (navigator.onLine) return;
    event.preventDefault();
    notify(t("orders.payOffline"), "danger");
  };
  return (
    <a href={payLink(id, accessKey)} className={buttonClass("action", "l", true)} onClick={stayOffline}>
      {label}
    </a>
  );
}
