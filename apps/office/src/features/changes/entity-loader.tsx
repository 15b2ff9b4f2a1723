import type { WireEntity } from "@skatert/contract";
import type { StaffRight } from "@skatert/domain";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import type { EntityAddress } from "../../model/entities/entity-path.ts";
import { entityQuery } from "../../model/entities/entity-query.ts";
import { isGone } from "../../platform/api/office-error.ts";
import { readFailureKey } from "../../platform/feedback/read-failure-key.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { BackButton } from "../../ui/back-button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { EntityGone } from "./entity-gone.tsx";

type Asked = Pick<UseQueryResult, "data" | "error" | "isError" | "isFetching" | "refetch">;

interface EntityLoaderProps {
  readonly address: EntityAddress;
  /** Required to read the entity. */
  readonly right: StaffRight;
  readonly errorTitle: PlainKey;
  /** Back to the list. */
  readonly onClose: () => void;
  /** Other data that the form needs. They load at the same time. */
  readonly besides?: readonly Asked[];
  /** The way back above an error. */
  readonly back?: ReactNode;
  readonly children: (entity: WireEntity) => ReactNode;
}

/** Loads one entity for its form. An old link to a removed entity leads back to the list. */
export function EntityLoader({ address, right, errorTitle, onClose, besides = [], back, children }: EntityLoaderProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const entity = useQuery(entityQuery(address));
  const asked: readonly Asked[] = [entity, ...besides];
  const failed = asked.find(({ data, isError }) => data === undefined && isError);
  if (failed === undefined) {
    if (entity.data !== undefined && besides.every(({ data }) => data !== undefined)) return children(entity.data);
    return <ListSkeleton label={t("loading")} />;
  }
  if (failed === entity && isGone(failed.error)) return <EntityGone onClose={onClose} />;
  return (
    <>
      {back ?? <BackButton onPress={onClose} />}
      <ErrorState
        title={t(errorTitle)}
        text={t(readFailureKey(failed.error, right, me.device !== null))}
        retryLabel={t("retry")}
        onRetry={() => void Promise.all(asked.map(({ refetch }) => refetch()))}
        isRetrying={asked.some(({ isFetching }) => isFetching)}
      />
    </>
  );
}
