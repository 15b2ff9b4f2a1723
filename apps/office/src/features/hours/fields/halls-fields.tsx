import { useI18n } from "../../../i18n/i18n-context.tsx";
import {
  type HallForm,
  MAX_HALLS,
  MAX_TABLES,
  newHall,
  nextTable,
  type TableForm,
} from "../../../model/branches/halls.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import type { FieldsProps } from "../fields-props.ts";
import css from "../hours.module.css";

/** The branch's halls with their seats and tables, which bookings hold (INBOX-1); they can be added and removed. */
export function HallsFields({ form, onChange, errorOf }: FieldsProps) {
  const { t } = useI18n();
  const { halls } = form;
  const put = (index: number, part: Partial<HallForm>) =>
    onChange({ halls: halls.map((each, at) => (at === index ? { ...each, ...part } : each)) });
  return (
    <section className={screen.form} aria-labelledby="branch-halls">
      <h3 id="branch-halls" className={screen.name}>
        {t("branches.halls")}
      </h3>
      <p className={screen.quiet}>{t("branches.halls.text")}</p>
      {halls.map((hall, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new hall has no number yet
        <fieldset key={at} className={css.special}>
          <legend className={screen.legend}>{hall.name || t("branches.hall.new")}</legend>
          <TextField
            label={t("branches.hall.name")}
            maxLength={100}
            autoComplete="off"
            value={hall.name}
            onChange={(name) => put(at, { name })}
            data-field={`halls.${at}.name`}
            error={errorOf(`halls.${at}.name`)}
          />
          <TextField
            label={t("branches.hall.seats")}
            hint={t("branches.hall.seats.hint")}
            inputMode="numeric"
            maxLength={5}
            value={hall.seats}
            onChange={(seats) => put(at, { seats })}
            data-field={`halls.${at}.seats`}
            error={errorOf(`halls.${at}.seats`)}
          />
          <Tables
            hall={hall}
            path={`halls.${at}.tables`}
            errorOf={errorOf}
            onChange={(tables) => put(at, { tables })}
          />
          <div>
            <Button
              look="quiet"
              aria-label={t("branches.hall.remove.of", { hall: hall.name })}
              onPress={() => onChange({ halls: halls.filter((_, index) => index !== at) })}
            >
              {t("branches.hall.remove")}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button isDisabled={halls.length >= MAX_HALLS} onPress={() => onChange({ halls: [...halls, newHall()] })}>
          {t("branches.hall.add")}
        </Button>
      </div>
    </section>
  );
}

interface TablesProps extends Pick<FieldsProps, "errorOf"> {
  readonly hall: HallForm;
  /** The list's name in the form. */
  readonly path: string;
  readonly onChange: (tables: TableForm[]) => void;
}

function Tables({ hall: { name, tables }, path, errorOf, onChange }: TablesProps) {
  const { t } = useI18n();
  const put = (index: number, part: Partial<TableForm>) =>
    onChange(tables.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <>
      {tables.map((table, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a table changes during editing
        <div key={at} className={css.times}>
          <TextField
            label={t("branches.table")}
            aria-label={t("branches.table.of", { number: at + 1, hall: name })}
            maxLength={20}
            autoComplete="off"
            value={table.number}
            onChange={(number) => put(at, { number })}
            data-field={`${path}.${at}.number`}
            error={errorOf(`${path}.${at}.number`)}
          />
          <TextField
            label={t("field.seats")}
            aria-label={t("branches.table.seats.of", { table: table.number, hall: name })}
            inputMode="numeric"
            maxLength={3}
            value={table.seats}
            onChange={(seats) => put(at, { seats })}
            data-field={`${path}.${at}.seats`}
            error={errorOf(`${path}.${at}.seats`)}
          />
          <Button
            look="quiet"
            aria-label={t("branches.table.remove.of", { table: table.number, hall: name })}
            onPress={() => onChange(tables.filter((_, index) => index !== at))}
          >
            ×
          </Button>
        </div>
      ))}
      <div>
        <Button
          isDisabled={tables.length >= MAX_TABLES}
          aria-label={t("branches.table.add.of", { hall: name })}
          onPress={() => onChange([...tables, nextTable(tables)])}
        >
          {t("branches.table.add")}
        </Button>
      </div>
    </>
  );
}
