import type { WireImport } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { RowFilter } from "../../../model/imports/import-queries.ts";
import css from "./rows.module.css";

const FILTERS = [
  "all",
  "added",
  "changed",
  "conflicts",
  "exact",
  "simplified",
  "impossible",
  "fault",
  "archived",
  "unchanged",
  "section",
  "skipped",
] as const;

interface RowFiltersProps {
  readonly summary: WireImport["summary"];
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
}

/** Counts of the dry run; each filters the rows. */
export function RowFilters({ summary, filter, onFilter }: RowFiltersProps) {
  const { t, number } = useI18n();
  const counts = { ...summary, fault: summary.faults, section: summary.sections, all: rowCount(summary) };
  return (
    <fieldset className={css.filters}>
      <legend className={css.unseen}>{t("imports.filter")}</legend>
      {FILTERS.filter((each) => each === "all" || each === filter || counts[each] > 0).map((each) => (
        <label key={each} className={css.filter} data-kind={each}>
          <input
            type="radio"
            name="import-rows"
            className={css.choice}
            checked={each === filter}
            onChange={() => onFilter(each)}
          />
          <span className={css.count}>{number(counts[each])}</span> {t(`imports.filter.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The dishes of the file. Rows with a conflict count as changed too. */
export function rowCount({ added, changed, unchanged, archived, faults }: WireImport["summary"]): number {
  return added + changed + unchanged + archived + faults;
}
