import type { I18n } from "../../i18n/i18n.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";

/** Why a sign-in failed, as a message. */
export function failureText({ t }: Pick<I18n, "t">, { code, data, retryAfterSeconds }: OfficeError): string {
  if (data["reason"] === "code-wrong") return t("signIn.codeFailed");
  if (code === "staff_login_failed") return t("signIn.failed");
  if (code === "rest_too_many_requests")
    return t("signIn.wait", { minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) });
  return code === "no_answer" ? t("signIn.away") : t("signIn.broken");
}
