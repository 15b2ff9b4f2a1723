import { useI18n } from "../../i18n/i18n-context.tsx";
import { copyText } from "../../model/group-order/copy-text.ts";
import { groupPath } from "../../model/group-order/group-calls.ts";
import type { GroupHost } from "../../model/group-order/group-store.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./group-order.module.css";

/** The link for the others, to share or copy. */
export function InviteLink({ own }: { readonly own: GroupHost }) {
  const i18n = useI18n();
  const { t } = i18n;
  const link = `${location.origin}${groupPath(own.id)}`;
  const share = async () => {
    try {
      await navigator.share({ text: t("group.shareText", { name: own.name }), url: link });
    } catch (error) {
      // The host has cancelled the share dialog.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(link, i18n);
    }
  };
  const canShare = "share" in navigator;
  return (
    <div className={styles["invite"]}>
      <p className={styles["link"]} translate="no">
        {link}
      </p>
      <div className={styles["buttons"]}>
        {canShare && <Button onClick={() => void share()}>{t("referrals.share")}</Button>}
        <Button look={canShare ? "tint" : "action"} onClick={() => void copyText(link, i18n)}>
          {t("referrals.copy")}
        </Button>
      </div>
    </div>
  );
}
