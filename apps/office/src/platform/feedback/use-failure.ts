import { useI18n } from "../../i18n/i18n-context.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { OfficeError } from "../api/office-error.ts";

/** Shows in a toast why a change failed; returns false. */
export function useFailure() {
  const { t } = useI18n();
  return (error: Failure): false => {
    showToast({ text: t(failureKey(error)), look: "failed" });
    return false;
  };
}

type Failure = Pick<OfficeError, "status"> & Partial<Pick<OfficeError, "code" | "data">>;

function failureKey({ status, code, data }: Failure) {
  if (code === "idempotency_mismatch") return "settings.failure.repeated";
  if (data?.["reason"] === "too-many-changes") return "settings.failure.full";
  if (status === null) return "settings.failure.away";
  if (status === 403 || status === 404) return "settings.failure.right";
  return status === 429 ? "settings.failure.often" : "settings.failure.refused";
}
