import { useI18n } from "../../i18n/i18n-context.tsx";
import type { OfficeError } from "../api/office-error.ts";

/** Why a change that needs the person's password failed, as a message. */
export function useOwnSignInFailure() {
  const { t } = useI18n();
  return ({ code, status, data, retryAfterSeconds }: OfficeError): string => {
    const { reason } = data;
    if (reason === "code-wrong" || code === "code_invalid")
      return t(reason === "setup-expired" ? "settings.totp.expired" : "signIn.codeFailed");
    if (reason === "password-same") return t("settings.password.same");
    if (reason === "too-many-passkeys") return t("settings.passkeys.tooMany");
    if (code === "staff_login_failed") return t("settings.pin.fault.password");
    if (code === "staff_last_owner") return t("settings.passkeys.lastOwner");
    if (status === 429) return t("signIn.wait", { minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) });
    return t(status === null ? "signIn.away" : "settings.failure.refused");
  };
}
