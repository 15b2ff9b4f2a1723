import type { WireEntity } from "@skatert/contract";
import type { StaffRight } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import type { EntityAddress } from "../../model/entities/entity-path.ts";
import { entityQuery } from "../../model/entities/entity-query.ts";
import { isGone } from "../../platform/api/office-error.ts";
import { readFailureKey } from "../../platform/feedback/read-failure-key.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";

interface EntityLoaderProps {
  readonly address: EntityAddress;
  /** Required to read the entity. */
  readonly right: StaffRight;
  readonly errorTitle: PlainKey;
  /** Back to the list. */
  readonly onClose: () => void;
  readonly children: (entity: WireEntity) => ReactNode;
}

/** Loads one entity for its form. An old link to a removed entity leads back to the list. */
export function EntityLoader({ address, right, errorTitle, onClose, children }: EntityLoaderProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const asked = useQuery(entityQuery(address));
  if (asked.data !== undefined) return children(asked.data);
  if (!asked.isError) return <ListSkeleton label={t("loading")} />;
  if (isGone(asked.error))
    return (
      <EmptyState
        title={t("entity.gone")}
        text={t("entity.gone.text")}
        action={<Button onPress={onClose}>{t("toList")}</Button>}
      />
    );
  return (
    <ErrorState
      title={t(errorTitle)}
      text={t(readFailureKey(asked.error, right, me.device !== null))}
      retryLabel={t("retry")}
      onRetry={() => void asked.refetch()}
      isRetrying={asked.isFetching}
    />
  );
}
