import { useI18n } from "../../i18n/i18n-context.tsx";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { showToast } from "../../ui/toast/toast.ts";

const REASONS = {
  busy: "imports.refused.busy",
  state: "imports.refused.state",
  "judged-again": "imports.judgedAgain",
} as const;

/** Shows in a toast why a step of an import was refused, or failed otherwise. */
export function useImportFailure(): (error: OfficeError) => void {
  const { t } = useI18n();
  const failed = useFailure();
  return (error) => {
    const reason = String(error.data["reason"] ?? "");
    if (!isKnown(reason)) failed(error);
    else showToast({ text: t(REASONS[reason]), look: "failed" });
  };
}

function isKnown(reason: string): reason is keyof typeof REASONS {
  return Object.hasOwn(REASONS, reason);
}
