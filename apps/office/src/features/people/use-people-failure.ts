import { useI18n } from "../../i18n/i18n-context.tsx";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { showToast } from "../../ui/toast/toast.ts";

/** Shows why a change of a person was refused. */
export function usePeopleFailure() {
  const { t } = useI18n();
  const failed = useFailure();
  return (error: OfficeError): false => {
    if (error.code !== "staff_last_owner") return failed(error);
    showToast({ text: t("people.last-owner"), look: "failed" });
    return false;
  };
}
