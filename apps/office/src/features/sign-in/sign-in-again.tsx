import type { WireStaffMe } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useWork } from "../../platform/session/me-context.tsx";
import { settleSignIn } from "../../platform/session/session-end.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { AnySignIn } from "./any-sign-in.tsx";
import styles from "./sign-in.module.css";

/** Sign-in over an open page whose session has ended. The page keeps its input (OFFICE-5). */
export function SignInAgain({ onOther }: { readonly onOther: () => void }) {
  const { t } = useI18n();
  const { me } = useWork();
  const [isOther, setOther] = useState(false);

  function settle(signedIn: WireStaffMe) {
    if (signedIn.id !== me.id) return setOther(true);
    setOther(false);
    settleSignIn(true);
  }

  return (
    <Dialog title={t("signIn.again.title")} isOpen isDismissable={false} onClose={() => settleSignIn(false)}>
      <div className={styles.again}>
        <p>{t("signIn.again.text")}</p>
        {isOther && <Banner look="warning">{t("signIn.again.wrongPerson")}</Banner>}
        <AnySignIn lastPerson={me.id} onSignedIn={settle} />
        <Button look="quiet" onPress={onOther}>
          {t("signIn.again.other")}
        </Button>
      </div>
    </Dialog>
  );
}
