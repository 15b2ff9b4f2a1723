import type { WireProductRow } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { cellText } from "../../model/grid/cell-text.ts";
import { editedCell } from "../../model/grid/edit-cell.ts";
import { isEditable } from "../../model/grid/grid-column.ts";
import { linesOf } from "../../model/grid/grid-line.ts";
import { cellKey } from "../../model/grid/grid-saver.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import type { GridColumns } from "./use-grid-columns.ts";
import type { GridSaving } from "./use-grid-saver.ts";

interface PhonePricesProps {
  readonly dish: WireProductRow;
  readonly columns: GridColumns;
  readonly saving: GridSaving;
  readonly onClose: () => void;
}

interface TypedPrices {
  readonly opened: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
}

/** The prices of one dish, by size and menu. */
export function PhonePrices({ dish, columns, saving, onClose }: PhonePricesProps) {
  const { t, language } = useI18n();
  const words = { comma: language === "ru", yes: t("grid.yes"), no: t("grid.no") };
  // The dish at the time the window opened, so that saving does not change fields during typing.
  const [cells] = useState(() =>
    linesOf([dish]).flatMap((line) =>
      columns.all
        .filter((column) => column.kind === "price" && isEditable(column, line))
        .map((column) => ({ name: `f${cellKey(line.key, column.id).replaceAll(/\W/g, "_")}`, line, column })),
    ),
  );
  const known = Object.fromEntries(cells.map(({ name, line, column }) => [name, cellText(column, line, words)]));
  // With the prices that the person saw: after a reload only what was typed may replace another person's newer price.
  const form = useDraftForm<TypedPrices>(`grid-prices:${dish.id}`, { opened: known, typed: known });
  const [hasTried, setTried] = useState(false);
  const { opened, typed } = form.watch();
  const textOf = (name: string) => (typed[name] === opened[name] ? known[name] : typed[name]) ?? "";
  const edits = cells
    .map(({ name, line, column }) => ({ lineKey: line.key, line, column, text: textOf(name), name }))
    .filter(({ name, text }) => text !== known[name]);
  const faulty = edits.filter(({ column, line, text }) => !editedCell(column, line, text).ok).map(({ name }) => name);
  const close = () => {
    form.forget();
    onClose();
  };
  return (
    <Dialog title={t("grid.phone.prices", { name: dish.name })} isOpen onClose={close}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (faulty.length > 0) return;
          if (edits.length > 0) saving.save(edits);
          close();
        }}
      >
        {cells.map(({ name, line, column }) => (
          <TextField
            key={name}
            label={line.size === null ? column.title : `${line.size.name} · ${column.title}`}
            value={textOf(name)}
            onChange={(text) => form.setValue(`typed.${name}`, text)}
            error={hasTried && faulty.includes(name) ? t("grid.fault.price") : null}
            inputMode="decimal"
            maxLength={20}
          />
        ))}
        <DialogButtons>
          <Button type="submit" look="primary">
            {t("grid.phone.save")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
