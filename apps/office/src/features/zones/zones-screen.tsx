import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { placesQuery } from "../../model/zones/places-query.ts";
import { readFailureKey } from "../../platform/feedback/read-failure-key.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ZonesWorkplace } from "./zones-workplace.tsx";

/** Delivery zones on the map, their terms, and a check of an address (EDIT-3). */
export function ZonesScreen() {
  const { t } = useI18n();
  const { me } = useWork();
  const asked = useQuery(placesQuery);
  if (asked.data !== undefined) return <ZonesWorkplace places={asked.data} />;
  if (!asked.isError) return <ListSkeleton label={t("loading")} />;
  return (
    <ErrorState
      title={t("zones.error")}
      text={t(readFailureKey(asked.error, "shop.edit", me.device !== null))}
      retryLabel={t("retry")}
      onRetry={() => void asked.refetch()}
      isRetrying={asked.isFetching}
    />
  );
}
