import type { WireImport, WireImportTable } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import {
  type ColumnMapping,
  columnLetter,
  mappingBody,
  presentMapping,
  readMapping,
  shownColumns,
  withField,
} from "../../../model/imports/column-mapping.ts";
import { judgeAgain } from "../../../model/imports/import-calls.ts";
import { forgetDraft, readDraft, writeDraft } from "../../../platform/drafts/drafts.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../imports.module.css";
import { useImportFailure } from "../use-import-failure.ts";

interface ColumnsFormProps {
  readonly shown: WireImport;
  readonly table: WireImportTable;
}

const notRead = "not-read";
const headingsShown = 20;

/** The header row and a field for each column. Saving checks the file again. */
export function ColumnsForm({ shown, table }: ColumnsFormProps) {
  const { t } = useI18n();
  const refused = useImportFailure();
  const [isSending, during] = useSending();
  const key = `import-columns:${shown.id}`;
  const [mapping, setMapping] = useState(() => readMapping(readDraft(key)) ?? presentMapping(shown, table));
  const change = (next: ColumnMapping) => {
    setMapping(next);
    writeDraft(key, { ...next });
  };
  const judge = async () => {
    const result = await during(judgeAgain(shown.id, { mapping: mappingBody(mapping, table.fields) }));
    if (result.ok) forgetDraft(key);
    else refused(result.error);
  };
  const isNamed = Object.values(mapping.fields).some((field) => field === "name" || field === "id");
  return (
    <div className={css.side}>
      <Select
        label={t("imports.columns.heading")}
        value={String(mapping.headingRow)}
        onChange={(row) => change({ ...mapping, headingRow: Number(row) })}
        choices={[
          ...headingChoices(table).map(({ row, text }) => ({
            value: String(row),
            label: t("imports.columns.heading.row", { row, text }),
          })),
          { value: "0", label: t("imports.columns.heading.none") },
        ]}
      />
      <ul className={css.columns}>
        {shownColumns(table, mapping.headingRow).map(({ column, heading, samples }) => (
          <li key={column}>
            <Select
              label={`${columnLetter(column)} · ${heading === "" ? t("imports.columns.untitled") : heading}`}
              value={mapping.fields[column] || notRead}
              onChange={(field) => change(withField(mapping, column, field === notRead ? "" : field))}
              choices={fieldChoices(mapping.fields[column] ?? "", table, t)}
            />
            <p className={css.samples}>{samples.length === 0 ? t("imports.columns.empty") : samples.join(" · ")}</p>
          </li>
        ))}
      </ul>
      {!isNamed && <p className={screen.quiet}>{t("imports.columns.name")}</p>}
      <Button look="primary" isDisabled={!isNamed} isPending={isSending} onPress={() => void judge()}>
        {t("imports.judge")}
      </Button>
    </div>
  );
}

function headingChoices({ rows, heading_row }: WireImportTable) {
  const near = rows.slice(0, headingsShown).map(({ row, cells }) => ({ row, text: cells.filter(Boolean).join(", ") }));
  const isNear = heading_row === 0 || near.some(({ row }) => row === heading_row);
  return isNear ? near : [{ row: heading_row, text: "" }, ...near];
}

/** Every field of the shop. A field of another system is in the list only while the column uses it. */
function fieldChoices(current: string, { fields }: WireImportTable, t: ReturnType<typeof useI18n>["t"]) {
  const isForeign = current !== "" && !fields.some(({ field }) => field === current);
  return [
    { value: notRead, label: t("imports.columns.notRead") },
    ...(isForeign ? [{ value: current, label: t("imports.columns.byFormat") }] : []),
    ...fields.map(({ field, title }) => ({ value: field, label: title })),
  ];
}
