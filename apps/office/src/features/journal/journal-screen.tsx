import { hasRightEverywhere } from "@skatert/domain";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { periodBounds } from "../../model/journal/journal-period.ts";
import { journalQuery } from "../../model/journal/journal-query.ts";
import { objectText } from "../../model/journal/journal-words.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { JournalEntry } from "./journal-entry.tsx";
import { JournalFilters } from "./journal-filters.tsx";
import { useJournalAsked } from "./use-journal-asked.ts";

/**
 * Every change: author, time, action, before and after (STAFF-4). A person who may read the log of every branch sees
 * all changes, because changes of people belong to no branch. Others see the current branch.
 */
export function JournalScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useWork();
  const branch = useShownBranch();
  const isWhole = hasRightEverywhere(grantsOf(me), "audit.read");
  const asked = useJournalAsked();
  const { q, from, to, ...rest } = asked.values;
  const typed = useDeferredValue(q.trim());
  const bounds = periodBounds(from, to, branch.time_zone);
  const found = useInfiniteQuery(journalQuery({ branch: isWhole ? null : branch.id, q: typed, ...rest, ...bounds }));
  const entries = found.data?.pages.flatMap((page) => page.entries) ?? [];
  const [first] = entries;
  return (
    <div className={screen.part}>
      <JournalFilters asked={asked} />
      {rest.object !== "" && first && (
        <p role="status">{t("journal.object.shown", { object: objectText(first.object, i18n) })}</p>
      )}
      {found.isError && entries.length === 0 ? (
        <LoadFailed title="journal.error" right="audit.read" asked={found} />
      ) : found.isPending ? (
        <ListSkeleton label={t("loading")} rows={6} />
      ) : (
        <>
          {entries.length === 0 && (
            <EmptyState
              title={t(asked.isFiltered ? "journal.none.title" : "journal.empty.title")}
              text={t(asked.isFiltered ? "journal.none.text" : "journal.empty.text")}
            />
          )}
          <ol className={screen.list} aria-busy={found.isFetching}>
            {entries.map((entry) => (
              <JournalEntry key={entry.id} entry={entry} />
            ))}
          </ol>
          {found.hasNextPage && (
            <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
              {t("journal.more")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
