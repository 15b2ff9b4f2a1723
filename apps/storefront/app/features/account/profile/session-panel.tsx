import { PATHS } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { openModal } from "../../../model/page/modals.ts";
import { endSession, forgetSession, whileEnding } from "../../../model/session/user-session.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { api } from "../../../platform/api/api.ts";
import { notify } from "../../../platform/notices.ts";
import { useNavigate } from "../../../routing/hooks.ts";
import { useGone } from "../../../ui/browser/use-gone.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import styles from "../frame/account-panels.module.css";

/** Signing out here or everywhere, deleting the account, and a download of its data. */
export function SessionPanel() {
  const { t, language } = useI18n();
  const { lacks } = useShop();
  const { signOut, askToDelete, refusal, isBusy } = useLeaving();
  return (
    <Panel title={t("account.session")}>
      <div className={styles["row"]}>
        <Button look="tint" busy={isBusy} onClick={() => void signOut(false)}>
          {t("account.signOut")}
        </Button>
        <Button look="outline" busy={isBusy} onClick={() => void signOut(true)}>
          {t("account.signOutEverywhere")}
        </Button>
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {!lacks.includes("profile") && (
        <div className={`${styles["row"]} ${styles["plain"]}`}>
          <a
            href={`/api${PATHS.userExport}?lang=${language}`}
            download="account.json"
            className={buttonClass("quiet", "s")}
          >
            {t("account.export")}
          </a>
          <Button look="quiet" size="s" className={styles["danger"]} onClick={askToDelete}>
            {t("account.delete")}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function useLeaving() {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const gone = useGone();
  const leave = () => {
    navigate("/");
    return gone();
  };
  const signOut = async (everywhere: boolean) => {
    setBusy(true);
    const hasEnded = await endSession(language, everywhere, leave);
    setBusy(false);
    if (hasEnded) notify(t("account.signedOut"), "info");
    else notify(t("account.failed"), "danger");
  };
  const remove = async () => {
    setRefusal(null);
    const result = await whileEnding(async () => {
      const answer = await api
        .account(language)
        .then((account) => account.deleteAccount())
        .catch(() => null);
      if (answer?.ok) {
        await leave();
        forgetSession();
      }
      return answer;
    });
    if (result?.ok !== true) {
      const isBusy = result !== null && result.error.reason === "orders-in-progress";
      return setRefusal(t(isBusy ? "account.deleteBusy" : "account.failed"));
    }
    notify(t("account.deleted"), "info");
  };
  const askToDelete = () =>
    openModal("accept", {
      title: t("account.deleteTitle"),
      text: t("account.deleteText"),
      confirm: t("account.delete"),
      onConfirm: () => void remove(),
    });
  return { signOut, askToDelete, refusal, isBusy };
}
