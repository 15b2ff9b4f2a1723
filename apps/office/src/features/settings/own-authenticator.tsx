import type { WireAuthenticatorSetup, WireOwnSignIn } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from "../../model/people/own-sign-in.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useOwnSignInFailure } from "../../platform/session/own-sign-in-failure.ts";
import { PasswordAgain } from "../../platform/session/password-again.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import screen from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import css from "./account.module.css";

/** The authenticator app: connect it by QR code or secret, or disable it (STAFF-1). */
export function OwnAuthenticator({ own }: { readonly own: WireOwnSignIn }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const isOn = own.has_authenticator;
  return (
    <section className={screen.panel} aria-labelledby="totp">
      <h2 id="totp" className={screen.heading}>
        {t("settings.totp.title")}
      </h2>
      <p>{t(isOn ? "settings.totp.on" : "settings.totp.text")}</p>
      <p className={screen.quiet}>{t("settings.totp.wayBack")}</p>
      <div className={screen.buttons}>
        <Button onPress={() => setOpen(true)}>{t(isOn ? "settings.totp.remove" : "settings.totp.add")}</Button>
      </div>
      <Dialog
        title={t(isOn ? "settings.totp.remove.title" : "settings.totp.add.title")}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {isOn ? <Removal onClose={() => setOpen(false)} /> : <Setup onClose={() => setOpen(false)} />}
      </Dialog>
    </section>
  );
}

interface StepProps {
  readonly onClose: () => void;
}

function Removal({ onClose }: StepProps) {
  const { t } = useI18n();
  const failureText = useOwnSignInFailure();
  const remove = async (password: string) => {
    const result = await removeAuthenticator(password);
    if (!result.ok) return failureText(result.error);
    showToast({ text: t("settings.totp.removed"), look: "done" });
    onClose();
    return null;
  };
  return (
    <PasswordAgain submit={t("settings.totp.remove")} look="danger" onSubmit={remove} onCancel={onClose}>
      <p>{t("settings.totp.remove.text")}</p>
    </PasswordAgain>
  );
}

function Setup({ onClose }: StepProps) {
  const { t } = useI18n();
  const failureText = useOwnSignInFailure();
  const [setup, setSetup] = useState<WireAuthenticatorSetup | null>(null);
  const begin = async (password: string) => {
    const result = await beginAuthenticator(password);
    if (!result.ok) return failureText(result.error);
    setSetup(result.value);
    return null;
  };
  if (setup !== null) return <FirstCode setup={setup} onClose={onClose} />;
  return (
    <PasswordAgain submit={t("settings.totp.next")} onSubmit={begin} onCancel={onClose}>
      <p>{t("settings.totp.password")}</p>
    </PasswordAgain>
  );
}

function FirstCode({ setup, onClose }: StepProps & { readonly setup: WireAuthenticatorSetup }) {
  const { t } = useI18n();
  const failureText = useOwnSignInFailure();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isSending, during] = useSending();
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d{6}$/.test(code)) return setError(t("signIn.codeHint"));
    const result = await during(confirmAuthenticator(setup.setup, code));
    if (!result.ok) return setError(failureText(result.error));
    showToast({ text: t("settings.totp.done"), look: "done" });
    onClose();
  };
  return (
    <form className={screen.form} onSubmit={(event) => void confirm(event)} noValidate>
      <p>{t("settings.totp.scan")}</p>
      <QrCode text={setup.uri} label={t("settings.totp.qr")} />
      <p>{t("settings.totp.secret")}</p>
      <output className={css.secret}>{inFours(setup.secret)}</output>
      <TextField
        label={t("signIn.code")}
        hint={t("signIn.codeHint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={(typed) => {
          setCode(typed.replace(/\D/g, ""));
          setError(null);
        }}
        error={error}
      />
      <DialogButtons>
        <Button onPress={onClose}>{t("people.cancel")}</Button>
        <Button type="submit" look="primary" isPending={isSending}>
          {t("settings.totp.confirm")}
        </Button>
      </DialogButtons>
    </form>
  );
}

/** Groups of four are easier to copy; apps ignore the spaces. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
