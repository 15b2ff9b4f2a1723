import type { WireAuditEntry } from "@skatert/contract";
import { hasRightEverywhere, instantOfWall, type TimeZone } from "@skatert/domain";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { journalQuery } from "../../model/journal/journal-query.ts";
import { actionText, fieldChanges, JOURNAL_KINDS, objectText } from "../../model/journal/journal-words.ts";
import { readFailureKey } from "../../platform/feedback/read-failure-key.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./journal.module.css";

/**
 * Every change: who, when, what, before and after; the filters are in the address (STAFF-4). Whoever may read the log
 * everywhere reads all of it, because changes of people belong to no branch; others read the shown branch.
 */
export function JournalScreen() {
  const { t } = useI18n();
  const { me } = useWork();
  const branch = useShownBranch();
  const isWhole = hasRightEverywhere(grantsOf(me), "audit.read");
  const [query, setQuery] = useUrlText("q");
  const [kind, setKind] = useUrlText("kind");
  const [day, setDay] = useUrlText("day");
  const typed = useDeferredValue(query.trim());
  const asked = useInfiniteQuery(
    journalQuery({
      branch: isWhole ? null : branch.id,
      q: typed,
      kind,
      staff: "",
      ...dayBounds(day, branch.time_zone),
    }),
  );
  const entries = asked.data?.pages.flatMap((page) => page.entries) ?? [];
  const isFiltered = typed !== "" || kind !== "" || day !== "";
  return (
    <div className={screen.part}>
      <search className={css.filters}>
        <TextField
          type="search"
          label={t("journal.search")}
          hint={t("journal.search.hint")}
          value={query}
          onChange={setQuery}
          maxLength={100}
        />
        <Select
          label={t("journal.kind")}
          value={kind === "" ? "all" : kind}
          onChange={(value) => setKind(value === "all" ? "" : value)}
          choices={[
            { value: "all", label: t("journal.kind.all") },
            ...JOURNAL_KINDS.map((value) => ({ value, label: t(`journal.kind.${value}`) })),
          ]}
        />
        <TextField type="date" label={t("journal.day")} value={day} onChange={setDay} />
      </search>
      {asked.isError && entries.length === 0 ? (
        <ErrorState
          title={t("journal.error")}
          text={t(readFailureKey(asked.error, "audit.read", me.device !== null))}
          retryLabel={t("retry")}
          onRetry={() => void asked.refetch()}
          isRetrying={asked.isFetching}
        />
      ) : asked.isPending ? (
        <ListSkeleton label={t("loading")} rows={6} />
      ) : (
        <>
          {entries.length === 0 && (
            <EmptyState
              title={t(isFiltered ? "journal.none.title" : "journal.empty.title")}
              text={t(isFiltered ? "journal.none.text" : "journal.empty.text")}
            />
          )}
          <ol className={screen.list} aria-busy={asked.isFetching}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
          {asked.hasNextPage && (
            <Button isPending={asked.isFetchingNextPage} onPress={() => void asked.fetchNextPage()}>
              {t("journal.more")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Entry({ entry }: { readonly entry: WireAuditEntry }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useWork();
  const shown = useShownBranch();
  const branch = me.branches.find(({ id }) => id === entry.branch_id);
  const zone = (branch ?? shown).time_zone;
  const changes = fieldChanges(entry, zone, i18n);
  const who = entry.by.name === "" ? t(`journal.by.${entry.by.kind}`) : entry.by.name;
  return (
    <li className={css.entry}>
      <p className={css.head}>
        <strong>{objectText(entry.object, i18n)}</strong> <span>{actionText(entry.action, i18n)}</span>
      </p>
      <p className={screen.quiet}>
        <time dateTime={entry.at}>{i18n.dayTime(entry.at, zone)}</time> · {who}
        {branch && me.branches.length > 1 && ` · ${branch.name}`}
        {entry.device_id !== null && ` · ${t("journal.device", { id: entry.device_id })}`}
      </p>
      {entry.reason !== "" && <p>{t("journal.reason", { reason: entry.reason })}</p>}
      {changes.length > 0 && (
        <dl className={css.changes}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {before !== null && (
                  <>
                    <del>{before}</del> <span aria-hidden="true">→</span>{" "}
                  </>
                )}
                <ins>{after ?? t("journal.nothing")}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** The bounds of a day of the branch, "YYYY-MM-DD"; no bounds for another text. A day may have 23 or 25 hours. */
function dayBounds(day: string, zone: TimeZone): { readonly from: string | null; readonly to: string | null } {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) return { from: null, to: null };
  const number = midnight / 86_400_000;
  const isoOf = (each: number) => new Date(instantOfWall(each, 0, zone)).toISOString();
  return { from: isoOf(number), to: isoOf(number + 1) };
}
