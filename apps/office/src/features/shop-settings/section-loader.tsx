import type { WireEntity } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type Places, placesQuery } from "../../model/zones/places-query.ts";
import { readFailureKey } from "../../platform/feedback/read-failure-key.ts";
import { useWork } from "../../platform/session/me-context.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { useSections } from "../changes/sections/use-sections.ts";

interface SectionLoaderProps {
  readonly ids: readonly string[];
  readonly rows: number;
  readonly children: (known: KnownShop) => ReactNode;
}

/** Data for the settings forms. */
export interface KnownShop {
  /** Sections by id. */
  readonly entities: Readonly<Record<string, WireEntity>>;
  readonly places: Places;
  /** The shop's other languages. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}

export type CardProps = KnownShop;

/** Loads settings sections with the shop's branches, zones and languages (EDIT-4). */
export function SectionLoader({ ids, rows, children }: SectionLoaderProps) {
  const { t } = useI18n();
  const { me } = useWork();
  const sections = useSections(ids);
  const places = useQuery(placesQuery);
  const { entities } = sections;
  if (entities !== null && places.data !== undefined)
    return children({ entities, places: places.data, languages: places.data.translations });
  const error = sections.error ?? places.error;
  if (error === null) return <ListSkeleton label={t("loading")} rows={rows} />;
  return (
    <ErrorState
      title={t("shopset.error")}
      text={t(readFailureKey(error, "shop.edit", me.device !== null))}
      retryLabel={t("retry")}
      onRetry={() => {
        sections.retry();
        if (places.isError) void places.refetch();
      }}
      isRetrying={sections.isFetching || places.isFetching}
    />
  );
}
