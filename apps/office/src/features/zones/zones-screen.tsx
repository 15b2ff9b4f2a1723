import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { placesQuery } from "../../model/zones/places-query.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { ZonesWorkplace } from "./zones-workplace.tsx";

/** Delivery zones on the map, their terms, and a check of an address (EDIT-3). */
export function ZonesScreen() {
  const { t } = useI18n();
  const asked = useQuery(placesQuery);
  if (asked.data !== undefined) return <ZonesWorkplace places={asked.data} />;
  if (!asked.isError) return <ListSkeleton label={t("loading")} />;
  return <LoadFailed title="zones.error" right="shop.edit" asked={asked} />;
}
