import type { WireInboxItem } from "@skatert/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { byUrgency } from "../../model/inbox/due-time.ts";
import { inboxQuery } from "../../model/inbox/inbox-calls.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { BackButton } from "../../ui/back-button.tsx";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import panes from "../../ui/screen/panes.module.css";
import screen from "../../ui/screen/screen.module.css";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxList } from "./inbox-list.tsx";
import { itemKey } from "./inbox-words.ts";
import { ItemPane } from "./item-pane.tsx";
import { type InboxAsked, useInboxAsked } from "./use-inbox-asked.ts";

/** Requests, bookings and reviews that wait for an answer, and the opened one beside them (INBOX-1). */
export function InboxScreen() {
  const { t } = useI18n();
  const asked = useInboxAsked();
  useFocusBack(asked.item);
  const typed = useDeferredValue(asked.filter.q.trim());
  const found = useInfiniteQuery(inboxQuery({ ...asked.filter, q: typed }));
  const pages = found.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const opened = items.find((item) => itemKey(item) === asked.item);
  const [own, setOwn] = useState("");
  return (
    <div className={`${panes.panes} ${asked.item === "" ? "" : panes.withDetail}`}>
      <section className={panes.master} aria-label={t("inbox.list")}>
        <InboxFilters asked={asked} open={pages[0]?.open} />
        {found.isError && items.length > 0 && <Banner look="warning">{t("inbox.stale")}</Banner>}
        {found.isPending ? (
          <ListSkeleton label={t("loading")} rows={5} />
        ) : found.isError && items.length === 0 ? (
          <LoadFailed title="inbox.error" right="requests.answer" asked={found} />
        ) : items.length === 0 ? (
          <Nothing asked={asked} />
        ) : (
          <InboxList items={items} isLoading={found.isFetching} asked={asked} />
        )}
        {found.hasNextPage && (
          <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
            {t("inbox.more")}
          </Button>
        )}
      </section>
      <section className={panes.detail} aria-label={t("inbox.opened")}>
        {asked.item !== "" && (
          <div className={panes.back}>
            <BackButton onPress={() => asked.open("")} />
          </div>
        )}
        {opened !== undefined ? (
          <ItemPane
            key={itemKey(opened)}
            item={opened}
            maxPoints={pages[0]?.max_points ?? 0}
            onAnswered={() => setOwn(itemKey(opened))}
          />
        ) : asked.item === "" ? (
          <EmptyState title={t("inbox.choose.title")} text={t("inbox.choose.text")} />
        ) : (
          !found.isPending && <Answered asked={asked} items={items} isOwn={asked.item === own} />
        )}
      </section>
    </div>
  );
}

function Nothing({ asked }: { readonly asked: InboxAsked }) {
  const { t } = useI18n();
  const part = asked.isFiltered ? "none" : asked.filter.isDone ? "noneDone" : "empty";
  return <EmptyState title={t(`inbox.${part}.title`)} text={t(`inbox.${part}.text`)} />;
}

interface AnsweredProps {
  readonly asked: InboxAsked;
  readonly items: readonly WireInboxItem[];
  /** Whether the person has just answered it. */
  readonly isOwn: boolean;
}

/** The item of the address is not in the list: the person or somebody else has answered it, or a filter hides it. */
function Answered({ asked, items, isOwn }: AnsweredProps) {
  const { t } = useI18n();
  const [next] = items.toSorted(byUrgency);
  const part = isOwn ? "own" : "gone";
  return (
    <div className={screen.panel}>
      <EmptyState
        title={t(`inbox.${part}.title`)}
        text={t(`inbox.${part}.text`)}
        action={
          !asked.filter.isDone && (
            <div className={screen.buttons}>
              {isOwn && next !== undefined && (
                <Button look="primary" onPress={() => asked.open(itemKey(next))}>
                  {t("inbox.own.next")}
                </Button>
              )}
              <Button onPress={() => asked.set("done", "1")}>{t("inbox.gone.done")}</Button>
            </div>
          )
        }
      />
    </div>
  );
}
