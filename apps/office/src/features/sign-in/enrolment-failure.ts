import type { I18n } from "../../i18n/i18n.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { failureText } from "./failure-text.ts";

/** Why enrolment of a device failed, as a message. */
export function enrolmentFailure(i18n: Pick<I18n, "t">, error: OfficeError): string {
  return error.code === "code_invalid" ? i18n.t("enrol.failed") : failureText(i18n, error);
}
