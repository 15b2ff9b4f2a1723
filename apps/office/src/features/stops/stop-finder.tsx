import type { WireStop, WireStopOption } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { findStopOptions } from "../../model/stops/find-stop-options.ts";
import { stopMenuQuery } from "../../model/stops/stop-menu.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import css from "../../ui/screen/screen.module.css";
import { useMayStop } from "./use-may-stop.ts";

interface StopFinderProps {
  readonly query: string;
  readonly stops: readonly WireStop[];
  readonly onChoose: (option: WireStopOption) => void;
}

/** Matches in the menu. The list below shows what is already stopped. */
export function StopFinder({ query, stops, onChoose }: StopFinderProps) {
  const { t, language } = useI18n();
  const branch = useShownBranch();
  const mayStop = useMayStop();
  const menu = useQuery(stopMenuQuery(branch.id, language));
  const typed = useDeferredValue(query);
  if (menu.isError) return <LoadFailed title="stops.search.failed" asked={menu} />;
  if (menu.data === undefined) return <ListSkeleton label={t("stops.search.loading")} rows={3} />;
  const stopped = new Set(stops.map(({ target }) => `${target.kind} ${target.id}`));
  const found = findStopOptions(menu.data, typed).filter(
    ({ kind, id }) => mayStop(kind) && !stopped.has(`${kind} ${id}`),
  );
  return (
    <section aria-label={t("stops.search.results")}>
      <p role="status" className={found.length === 0 ? css.quiet : css.unseen}>
        {found.length === 0 && stops.length === 0 ? t("stops.search.none") : ""}
      </p>
      <ul className={css.list}>
        {found.map((option) => (
          <li key={`${option.kind} ${option.id}`} className={css.row}>
            <div className={css.what}>
              <p className={css.name}>
                {option.name} <span className={css.kind}>{t(`stops.kind.${option.kind}`)}</span>
              </p>
              {option.within !== null && <p className={css.quiet}>{option.within}</p>}
            </div>
            <Button aria-label={t("stops.stop.of", { name: option.name })} onPress={() => onChoose(option)}>
              {t("stops.stop")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
