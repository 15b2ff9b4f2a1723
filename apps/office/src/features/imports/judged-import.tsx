import { IMPORT_ROW_KINDS, IMPORT_VERDICTS, type WireImport } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { RowFilter } from "../../model/imports/import-queries.ts";
import { useUrlText } from "../../platform/location/use-url-text.ts";
import screen from "../../ui/screen/screen.module.css";
import { ApplyPanel } from "./apply-panel.tsx";
import { ColumnsPanel } from "./columns/columns-panel.tsx";
import css from "./imports.module.css";
import { ProblemBanner } from "./problem-banner.tsx";
import { ImportRows } from "./rows/import-rows.tsx";
import { RowFilters } from "./rows/row-filters.tsx";
import { useRowChoice } from "./use-row-choice.ts";
import { WantedPictures } from "./wanted-pictures.tsx";

/** The dry run: the changes of each row, the chosen rows and the mapping of columns (IMPORT-2). */
export function JudgedImport({ judged }: { readonly judged: WireImport }) {
  const { t } = useI18n();
  const [asked, setAsked] = useUrlText("rows");
  const [choice, setChoice] = useRowChoice(judged);
  const [isMapping, setIsMapping] = useState(false);
  const filter = readFilter(asked);
  return (
    <>
      <ProblemBanner problem={judged.problem} />
      {judged.left_out_sheets.length > 0 && (
        <p role="status" className={screen.quiet}>
          {t("imports.sheets.leftOut", { names: judged.left_out_sheets.join(", ") })}
        </p>
      )}
      <div className={css.judged}>
        <div className={css.side}>
          <WantedPictures judged={judged} />
          <ApplyPanel {...{ judged, choice, filter, onChoose: setChoice }} />
          {judged.dialect !== "menu" && <ColumnsPanel shown={judged} isOpen={isMapping} onOpen={setIsMapping} />}
        </div>
        <section className={screen.part} aria-label={t("imports.rows")}>
          <RowFilters
            summary={judged.summary}
            filter={filter}
            onFilter={(next) => setAsked(next === "all" ? "" : next)}
          />
          <ImportRows {...{ judged, filter, choice, onChoose: setChoice }} />
        </section>
      </div>
    </>
  );
}

const FILTERS: readonly RowFilter[] = [...IMPORT_ROW_KINDS, ...IMPORT_VERDICTS, "conflicts"];

function readFilter(text: string): RowFilter {
  return FILTERS.find((filter) => filter === text) ?? "all";
}
