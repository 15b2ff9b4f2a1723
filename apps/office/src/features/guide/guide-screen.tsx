import { hasRightEverywhere } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { guideQuery } from "../../model/guide/guide-query.ts";
import { failureKey } from "../../platform/feedback/read-failure-key.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { GuidePages } from "./guide-pages.tsx";
import { OpenedShop } from "./opened-shop.tsx";

/** The guide from the demo to the own shop (OFFICE-6). */
export function GuideScreen() {
  const { t } = useI18n();
  const { me } = useWork();
  const isOwner = hasRightEverywhere(grantsOf(me), "shop.open");
  const { data: guide, isError, error, isFetching, refetch } = useQuery({ ...guideQuery, enabled: isOwner });
  if (!isOwner) return <EmptyState title={t("guide.ownersOnly.title")} text={t("guide.ownersOnly.text")} />;
  if (guide === undefined)
    return isError ? (
      <ErrorState
        title={t("error.title")}
        text={t(failureKey(error))}
        retryLabel={t("retry")}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <ListSkeleton label={t("loading")} />
    );
  if (guide.shop === "real-money")
    return <EmptyState title={t("guide.realMoney.title")} text={t("guide.realMoney.text")} />;
  if (guide.shop === "demo") return <GuidePages guide={guide} />;
  return guide.opened === null ? <Navigate to="/" replace /> : <OpenedShop opened={guide.opened} />;
}
