import { useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { closeModal, type ModalProps } from "../../../model/page/modals.ts";
import { notify } from "../../../platform/notices.ts";
import { useNavigate } from "../../../routing/hooks.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { maskPhone } from "../../../ui/fields/phone.ts";
import { accountPageTitle } from "../frame/account-pages.ts";
import { codeToEnter, keepSentCode } from "../sent-code-store.ts";
import styles from "./auth-modal.module.css";
import { CodeStep } from "./code-step.tsx";
import { PhoneStep } from "./phone-step.tsx";
import type { SentCode } from "./sign-in.ts";
import { TelegramButton } from "./telegram-button.tsx";

/** Sign-in by a one-time code, from any page (ROLE-2). */
export default function AuthModal({
  returnTo,
  phone: known = "",
  isRequired = false,
  onClose,
}: ModalProps["auth"] & { readonly onClose: () => void }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [sent, setSent] = useState(() => codeToEnter(known, Date.now()));
  const [phone, setPhone] = useState(() => known || maskPhone(sent?.phone ?? ""));
  const isDone = useRef(false);
  const keep = (code: SentCode | null) => {
    keepSentCode(code);
    setSent(code);
  };
  const finish = (name: string) => {
    if (isDone.current) return;
    isDone.current = true;
    keepSentCode(null);
    notify(name === "" ? t("auth.welcome") : t("auth.welcomeNamed", { name }));
    if (returnTo === undefined) return onClose();
    closeModal("auth");
    navigate(returnTo, { replace: true });
  };
  return (
    <Dialog title={t(sent === null ? "auth.title" : "auth.codeTitle")} onClose={onClose}>
      {sent === null ? (
        <div className={styles["form"]}>
          {isRequired && returnTo !== undefined && (
            <p className={styles["purpose"]}>{t("auth.purpose", { page: t(accountPageTitle(returnTo)) })}</p>
          )}
          <TelegramButton onSignedIn={finish} />
          <PhoneStep phone={phone} onPhone={setPhone} onSent={keep} />
        </div>
      ) : (
        <CodeStep sent={sent} onSent={keep} onChangePhone={() => keep(null)} onSignedIn={finish} />
      )}
    </Dialog>
  );
}
