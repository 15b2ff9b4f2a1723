import type { WireBookings } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { MAX_GUESTS, readSeating, type SeatingForm, withStart } from "../../model/bookings/seating-form.ts";
import { conflictOf, conflictText, tableText } from "../../model/bookings/table-choice.ts";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import css from "./bookings.module.css";

interface SeatingFieldsProps {
  readonly form: SeatingForm;
  readonly onChange: (form: SeatingForm) => void;
  readonly data: WireBookings;
  readonly day: string;
  /** The booking that moves; null: a new one. */
  readonly own: number | null;
}

/** Time, guests, hall and table; a table that is taken or too small says so. */
export function SeatingFields({ form, onChange, data, day, own }: SeatingFieldsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const zone = data.time_zone;
  const put = (part: Partial<SeatingForm>) => onChange({ ...form, ...part });
  const tables = data.halls.find(({ id }) => id === form.hallId)?.tables ?? [];
  const conflictAt = (tableId: string) => {
    const seating = readSeating({ ...form, tableId }, day, data);
    return seating === null ? null : conflictOf(seating, data, own);
  };
  const conflict = conflictAt(form.tableId);
  return (
    <>
      <div className={css.pair}>
        <TextField
          type="time"
          label={t("booking.from")}
          value={form.from}
          onChange={(from) => onChange(withStart(form, from, day, data))}
        />
        <TextField type="time" label={t("booking.to")} value={form.to} onChange={(to) => put({ to })} />
      </div>
      <NumberField
        label={t("booking.guests")}
        value={form.seats}
        onChange={(seats) => put({ seats })}
        minValue={1}
        maxValue={MAX_GUESTS}
      />
      {data.halls.length > 1 && (
        <Select
          label={t("booking.hall")}
          value={form.hallId}
          onChange={(hallId) => put({ hallId, tableId: "" })}
          choices={data.halls.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {tables.length > 0 && (
        <Select
          label={t("booking.table")}
          value={form.tableId}
          onChange={(tableId) => put({ tableId })}
          error={conflict === null ? null : conflictText(conflict, form.tableId, zone, i18n)}
          choices={[
            { value: "", label: t("booking.table.auto") },
            ...tables.map((table) => ({
              value: table.id,
              label: tableText(table, conflictAt(table.id), zone, i18n),
            })),
          ]}
        />
      )}
    </>
  );
}

/** Whether the form can be sent as far as this screen knows. */
export function isFree(form: SeatingForm, data: WireBookings, day: string, own: number | null): boolean {
  const seating = readSeating(form, day, data);
  return seating !== null && conflictOf(seating, data, own) === null;
}
