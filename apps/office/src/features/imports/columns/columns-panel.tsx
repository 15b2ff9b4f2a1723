import type { WireImport } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { importTableQuery } from "../../../model/imports/import-queries.ts";
import { LoadFailed } from "../../../platform/feedback/load-failed.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import css from "../imports.module.css";
import { ColumnsForm } from "./columns-form.tsx";

interface ColumnsPanelProps {
  readonly shown: WireImport;
  readonly isOpen: boolean;
  readonly onOpen?: (isOpen: boolean) => void;
}

/** The mapping of the file's columns, which a person can correct (IMPORT-1). */
export function ColumnsPanel({ shown, isOpen, onOpen }: ColumnsPanelProps) {
  const { t } = useI18n();
  const read = shown.columns.filter(({ field, by_format: isRead }) => field !== null || isRead).length;
  const unread = shown.columns.length - read;
  const names = shown.columns.flatMap(({ field, by_format: isRead, heading }) =>
    field === null && !isRead && heading !== "" ? [heading] : [],
  );
  return (
    <details className={css.details} open={isOpen} onToggle={({ currentTarget }) => onOpen?.(currentTarget.open)}>
      <summary>
        {t("imports.columns")} · {t("imports.columns.read", { read, all: shown.columns.length })}
      </summary>
      {unread > 0 && read > 0 && (
        <p className={css.hint}>
          {t("imports.columns.unread", { count: unread })} {names.join(", ")}
        </p>
      )}
      {shown.is_mapping_kept && <p className={css.hint}>{t("imports.columns.kept")}</p>}
      {isOpen && <LoadedForm shown={shown} />}
    </details>
  );
}

function LoadedForm({ shown }: { readonly shown: WireImport }) {
  const { t, language } = useI18n();
  const asked = useQuery(importTableQuery(shown.id, language));
  if (asked.data !== undefined) return <ColumnsForm shown={shown} table={asked.data} />;
  if (!asked.isError) return <ListSkeleton label={t("loading")} rows={3} />;
  return <LoadFailed title="imports.columns.error" asked={asked} />;
}
