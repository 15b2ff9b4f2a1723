import type { UseQueryResult } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { readFailureKey } from "../../platform/feedback/read-failure-key.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";

/** The reason why loading failed, and a retry button. */
export function LoadFailed({ asked }: { readonly asked: Pick<UseQueryResult, "error" | "refetch" | "isFetching"> }) {
  const { t } = useI18n();
  const { me } = useWork();
  return (
    <ErrorState
      title={t("content.error")}
      text={t(readFailureKey(asked.error, "shop.edit", me.device !== null))}
      retryLabel={t("retry")}
      onRetry={() => void asked.refetch()}
      isRetrying={asked.isFetching}
    />
  );
}
