import { useI18n } from "../../i18n/i18n-context.tsx";
import { cancelGroup, closeGroup, reopenGroup } from "../../model/group-order/group-calls.ts";
import type { GroupData } from "../../model/group-order/group-data.ts";
import { type GroupHost, useGroup } from "../../model/group-order/group-store.ts";
import { openModal } from "../../model/page/modals.ts";
import { useNavigate } from "../../routing/hooks.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./group-order.module.css";
import type { RunAction } from "./use-group-action.ts";

export interface HostActionsProps {
  readonly own: GroupHost;
  readonly data: GroupData;
  readonly run: RunAction;
  readonly onClose: () => void;
}

/** Closing, reopening and cancelling a group order. */
export function HostActions({ own, data, run, onClose }: HostActionsProps) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const isOpen = data.state === "open";
  const mayReopen = !isOpen && data.expiresAt > data.now;
  const close = () =>
    run(
      () => closeGroup(own, language),
      () => {
        const current = useGroup.getState().own;
        // Missing dishes must be shown first.
        if (current?.role === "host" && current.lost.length === 0) navigate("/order");
      },
    );
  const cancel = () =>
    openModal("accept", {
      title: t("group.cancel"),
      text: t("group.cancelText"),
      confirm: t("group.cancel"),
      onConfirm: () => void run(() => cancelGroup(own, language), onClose),
    });
  return (
    <div className={styles["actions"]}>
      {own.isMerged ? (
        <a href="/order" className={buttonClass("action", "l", true)}>
          {t("cart.checkout")}
        </a>
      ) : (
        <Button size="l" wide onClick={() => void close()}>
          {t(isOpen ? "group.close" : "group.take")}
        </Button>
      )}
      {mayReopen && (
        <Button look="tint" size="l" wide onClick={() => void run(() => reopenGroup(own, language))}>
          {t("group.reopen")}
        </Button>
      )}
      <Button look="quiet" wide onClick={cancel}>
        {t("group.cancel")}
      </Button>
    </div>
  );
}
