import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { browserName } from "../../model/people/browser-name.ts";
import { addPasskey } from "../../model/people/own-sign-in.ts";
import { useOwnSignInFailure } from "../../platform/session/own-sign-in-failure.ts";
import { PasswordAgain } from "../../platform/session/password-again.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { showToast } from "../../ui/toast/toast.ts";

/** Asks for a name and the password, then lets the browser create the passkey (STAFF-1). */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const failureText = useOwnSignInFailure();
  const [name, setName] = useState(() => browserName(navigator.userAgent) ?? "");
  const [isNameless, setNameless] = useState(false);
  const add = async (password: string) => {
    setNameless(name.trim() === "");
    if (name.trim() === "") return null;
    const result = await addPasskey(name.trim(), password);
    if (typeof result === "string") return t(`settings.passkeys.${result}`);
    if (!result.ok) return failureText(result.error);
    showToast({ text: t("settings.passkeys.added", { name: name.trim() }), look: "done" });
    onClose();
    return null;
  };
  return (
    <Dialog title={t("settings.passkeys.add")} isOpen onClose={onClose}>
      <PasswordAgain submit={t("settings.passkeys.make")} onSubmit={add} onCancel={onClose}>
        <TextField
          label={t("settings.passkeys.name")}
          hint={t("settings.passkeys.name.hint")}
          value={name}
          onChange={setName}
          maxLength={60}
          autoComplete="off"
          error={isNameless ? t("signIn.required") : null}
        />
      </PasswordAgain>
    </Dialog>
  );
}
