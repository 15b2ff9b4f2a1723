import type { WireBooking } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { dayAt } from "../../../model/bookings/booking-clock.ts";
import { bookingsQuery } from "../../../model/bookings/bookings-calls.ts";
import { conflictOf, conflictText, tableText } from "../../../model/bookings/table-choice.ts";
import { spanOf } from "../../../model/bookings/timeline.ts";
import { branchAt, useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import screen from "../../../ui/screen/screen.module.css";

const automatic = "";

/** The table for a booking among those of its hall on its day. */
export function useTableChoice(booking: WireBooking) {
  const i18n = useI18n();
  const { me } = useWork();
  const [chosen, setChosen] = useState(booking.table_id ?? automatic);
  const zone = branchAt(me, booking.branch_id)?.time_zone ?? "UTC";
  const asked = useQuery(bookingsQuery(booking.branch_id, dayAt(Date.parse(booking.from), zone)));
  const day = asked.data;
  const tables = day?.halls.find(({ id }) => id === booking.hall_id)?.tables ?? [];
  const seating = { ...spanOf(booking), hallId: booking.hall_id, seats: booking.seats };
  const conflictAt = (tableId: string) =>
    day === undefined ? null : conflictOf({ ...seating, tableId }, day, booking.id);
  const conflict = chosen === automatic ? null : conflictAt(chosen);
  return {
    asked,
    /** Null: the server chooses. */
    tableId: chosen === automatic ? null : chosen,
    /** Why the chosen table cannot be held, in words; null: it can. */
    conflict: conflict === null ? null : conflictText(conflict, chosen, zone, i18n),
    choices: tables.map((table) => ({ value: table.id, label: tableText(table, conflictAt(table.id), zone, i18n) })),
    choose: setChosen,
  };
}

/** Nothing for a hall without tables, which counts its seats only. */
export function TableField({ choice }: { readonly choice: ReturnType<typeof useTableChoice> }) {
  const { t } = useI18n();
  const { asked } = choice;
  if (asked.isError && asked.data === undefined)
    return (
      <div role="alert" className={screen.buttons}>
        <p className={screen.fault}>{t("booking.table.failed")}</p>
        <Button isPending={asked.isFetching} onPress={() => void asked.refetch()}>
          {t("retry")}
        </Button>
      </div>
    );
  if (choice.choices.length === 0) return null;
  return (
    <Select
      label={t("booking.table")}
      value={choice.tableId ?? automatic}
      onChange={choice.choose}
      error={choice.conflict}
      choices={[{ value: automatic, label: t("booking.table.auto") }, ...choice.choices]}
    />
  );
}
