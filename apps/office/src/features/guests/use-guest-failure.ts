import { useI18n } from "../../i18n/i18n-context.tsx";
import { guestRefusal } from "../../model/guests/guest-words.ts";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { showToast } from "../../ui/toast/toast.ts";

/** Shows why a change of a guest was refused; returns false. */
export function useGuestFailure() {
  const { t } = useI18n();
  const failed = useFailure();
  return (error: OfficeError): false => {
    const refusal = guestRefusal(error.data);
    if (refusal === null) return failed(error);
    showToast({ text: t(refusal), look: "failed" });
    return false;
  };
}
