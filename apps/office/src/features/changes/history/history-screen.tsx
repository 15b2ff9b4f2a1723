import { useInfiniteQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { historyQuery } from "../../../model/changes/history-query.ts";
import { LoadFailed } from "../../../platform/feedback/load-failed.tsx";
import { useUrlText } from "../../../platform/location/use-url-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryRow } from "./history-row.tsx";
import { LinkedChange } from "./linked-change.tsx";

/** All published changes: author, time, fields before and after, and "undo" (EDIT-6). */
export function HistoryScreen() {
  const { t } = useI18n();
  const [entity, setEntity] = useUrlText("entity");
  const [by, setBy] = useUrlText("by");
  const [source, setSource] = useUrlText("source");
  const [open, setOpen] = useUrlText("open");
  const found = useInfiniteQuery(historyQuery({ entity, by, source }));
  const changes = found.data?.pages.flatMap((page) => page.changes) ?? [];
  const isFiltered = entity !== "" || by !== "" || source !== "";
  return (
    <div className={screen.part}>
      <HistoryFilters {...{ entity, setEntity, by, setBy, source, setSource, changes }} />
      {found.isError && changes.length === 0 ? (
        <LoadFailed title="history.error" right="menu.edit" asked={found} />
      ) : found.isPending ? (
        <ListSkeleton label={t("loading")} rows={6} />
      ) : (
        <>
          {changes.length === 0 && (
            <EmptyState
              title={t(isFiltered ? "history.none.title" : "history.empty.title")}
              text={t(isFiltered ? "history.none.text" : "history.empty.text")}
            />
          )}
          <LinkedChange id={open} shown={changes} onClose={() => setOpen("")} onOpen={setOpen} />
          <ol className={screen.list} aria-busy={found.isFetching}>
            {changes.map((change) => (
              <HistoryRow
                key={change.id}
                change={change}
                isOpen={open === String(change.id)}
                onToggle={() => setOpen(open === String(change.id) ? "" : String(change.id))}
                onShow={(id) => setOpen(String(id))}
              />
            ))}
          </ol>
          {found.hasNextPage && (
            <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
              {t("history.more")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
