import type { WireImport } from "@skatert/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { importRowsQuery, importTableQuery, type RowFilter } from "../../../model/imports/import-queries.ts";
import { isChosen, type RowChoice, toggleRow } from "../../../model/imports/row-choice.ts";
import { LoadFailed } from "../../../platform/feedback/load-failed.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { ImportRow } from "./import-row.tsx";
import { rowCount } from "./row-filters.tsx";
import css from "./rows.module.css";

interface ImportRowsProps {
  readonly judged: WireImport;
  readonly filter: RowFilter;
  readonly choice: RowChoice;
  readonly onChoose: (choice: RowChoice) => void;
}

const usualHeight = 96;
const overscan = 6;

/** The rows that match a filter. Only those near the viewport are rendered; more are loaded on demand. */
export function ImportRows({ judged, filter, choice, onChoose }: ImportRowsProps) {
  const { t, language } = useI18n();
  const found = useInfiniteQuery(importRowsQuery(judged.id, filter, judged.judging));
  const fields = useQuery(importTableQuery(judged.id, language)).data?.fields ?? [];
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list, rows.length > 0);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeight,
    overscan,
    scrollMargin: top,
    gap: 8,
  });
  const drawn = virtual.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= rows.length - overscan * 4) void fetchNextPage();
  }, [last, rows.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (found.isPending) return <ListSkeleton label={t("loading")} />;
  if (found.isError && rows.length === 0)
    return <LoadFailed title="imports.rows.error" right="menu.edit" asked={found} />;
  if (rows.length === 0) return <EmptyState title={t("imports.rows.none")} text={t("imports.rows.none.text")} />;
  const total = filter === "all" ? rowCount(judged.summary) : rows.length;
  return (
    <ul ref={list} className={css.rows} style={{ height: virtual.getTotalSize() }} aria-busy={isFetchingNextPage}>
      {drawn.map(({ index, start, key }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className={css.place}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <ImportRow
              row={row}
              sheets={judged.sheets}
              titles={fields}
              takesFile={choice.conflicts === "take"}
              isChosen={isChosen(choice, row)}
              onToggle={() => {
                if (row.kind === "added" || row.kind === "changed") onChoose(toggleRow(choice, row.row, row.kind));
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Offset of the list in the page. It changes with the content above. */
function useTop(list: { readonly current: HTMLElement | null }, isShown: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isShown) return;
    const look = () => setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [list, isShown]);
  return top;
}
