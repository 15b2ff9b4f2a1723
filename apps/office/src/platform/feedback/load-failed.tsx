import type { StaffRight } from "@skatert/domain";
import type { UseQueryResult } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useWork } from "../session/me-context.tsx";
import { failureKey, readFailureKey } from "./read-failure-key.ts";

interface LoadFailedProps {
  readonly title: PlainKey;
  readonly asked: Pick<UseQueryResult, "error" | "refetch" | "isFetching">;
  /** The right that the call needs; absent: any. */
  readonly right?: StaffRight;
}

/** The reason why a list or a page did not load, and a button that tries again. */
export function LoadFailed({ title, asked, right }: LoadFailedProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const { error } = asked;
  return (
    <ErrorState
      title={t(title)}
      text={t(right === undefined ? failureKey(error) : readFailureKey(error, right, me.device !== null))}
      retryLabel={t("retry")}
      onRetry={() => void asked.refetch()}
      isRetrying={asked.isFetching}
    />
  );
}
