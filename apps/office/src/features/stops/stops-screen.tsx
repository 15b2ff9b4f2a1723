import type { WireStops } from "@skatert/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { stopsQuery } from "../../model/stops/stops-query.ts";
import { failureKey } from "../../platform/feedback/read-failure-key.ts";
import { useRight } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Tabs } from "../../ui/overlay/tabs.tsx";
import css from "../../ui/screen/screen.module.css";
import { PacePanel } from "./pace-panel.tsx";
import { PausePanel } from "./pause-panel.tsx";
import { StockPart } from "./stock-part.tsx";
import { StopListPart } from "./stop-list-part.tsx";

const PARTS = ["stops", "pace", "stock"] as const;
type Part = (typeof PARTS)[number];

/** Stops, stock and pace of the branch. The current part is in the address. */
export function StopsScreen() {
  const { t } = useI18n();
  const branch = useShownBranch();
  const mayPace = useRight("pace.edit");
  const [params, setParams] = useSearchParams();
  const asked = useQuery(stopsQuery(branch.id));
  const part = PARTS.find((each) => each === params.get("part")) ?? "stops";

  if (asked.data === undefined && asked.isError)
    return (
      <ErrorState
        title={t("stops.error.title")}
        text={`${t(failureKey(asked.error))} ${t("stops.error.text")}`}
        retryLabel={t("retry")}
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
      />
    );
  if (asked.data === undefined) return <StopsSkeleton label={t("stops.title")} />;
  const { stops, pace, pause } = asked.data;
  const contents: Record<Part, React.ReactNode> = {
    stops: <StopListPart key={branch.id} stops={stops} />,
    pace: (
      <div key={branch.id} className={css.columns}>
        <PacePanel pace={pace} mayEdit={mayPace} />
        <PausePanel pause={pause} mayEdit={mayPace} />
      </div>
    ),
    stock: <StockPart key={branch.id} />,
  };
  return (
    <>
      {asked.isError && <StaleBanner asked={asked} />}
      <Tabs
        label={t("stops.parts")}
        tabs={PARTS.map((id) => ({ id, title: t(`stops.part.${id}`), content: contents[id] }))}
        selected={part}
        onSelect={(id) => setParams(id === "stops" ? {} : { part: id })}
      />
    </>
  );
}

/** The last known state, with its time (BOARD-8). */
function StaleBanner({ asked }: { readonly asked: UseQueryResult<WireStops> }) {
  const { t, time } = useI18n();
  const { time_zone: zone } = useShownBranch();
  const { dataUpdatedAt, isFetching, refetch } = asked;
  return (
    <Banner
      look="warning"
      action={
        <Button isPending={isFetching} onPress={() => void refetch()}>
          {t("retry")}
        </Button>
      }
    >
      {t("stops.stale", { time: time(new Date(dataUpdatedAt).toISOString(), zone) })}
    </Banner>
  );
}

function StopsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={css.part} aria-busy="true" role="status" aria-label={label}>
      <Skeleton height="48px" />
      <Skeleton height="96px" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
      <Skeleton height="72px" />
    </div>
  );
}
