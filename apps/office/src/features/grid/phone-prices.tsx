import type { WireProductRow } from "@skatert/contract";
import { moneyToRoubles } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { MAIN_MENU } from "../../model/entities/menus.ts";
import { cellText } from "../../model/grid/cell-text.ts";
import { editedCell } from "../../model/grid/edit-cell.ts";
import { type GridColumn, isEditable, pricesIn } from "../../model/grid/grid-column.ts";
import { type GridLine, linesOf } from "../../model/grid/grid-line.ts";
import { cellKey } from "../../model/grid/grid-saver.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { type GridNames, shownText } from "./shown-text.ts";
import type { GridSaving } from "./use-grid-saver.ts";

interface PhonePricesProps {
  readonly dish: WireProductRow;
  /** The columns to edit. */
  readonly columns: readonly GridColumn[];
  readonly names: GridNames;
  readonly saving: GridSaving;
  readonly onClose: () => void;
}

interface TypedPrices {
  readonly opened: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
}

/** The prices of one dish, by size and menu. */
export function PhonePrices({ dish, columns, names, saving, onClose }: PhonePricesProps) {
  const i18n = useI18n();
  const { t, language, money } = i18n;
  const words = { comma: language === "ru", yes: t("grid.yes"), no: t("grid.no") };
  // The dish at the time the window opened, so that saving does not change fields during typing.
  const [cells] = useState(() =>
    linesOf(
      [dish],
      columns.some(({ kind }) => kind === "branch"),
    ).flatMap((line) =>
      columns
        .filter((column) => isEditable(column, line))
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
  const labelOf = (line: GridLine, column: GridColumn) =>
    line.key === dish.id
      ? column.title
      : `${shownText({ ...column, kind: "name" }, line, names, i18n)} · ${column.title}`;
  const hintOf = (line: GridLine, { kind }: GridColumn) => {
    const main = kind === "branch" ? (pricesIn(line, MAIN_MENU)?.price ?? null) : null;
    if (kind !== "branch") return {};
    return {
      hint: main === null ? t("grid.branch.hint") : t("grid.branch.hint.price", { price: money(moneyToRoubles(main)) }),
    };
  };
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
            label={labelOf(line, column)}
            {...hintOf(line, column)}
            value={textOf(name)}
            onChange={(text) => form.setValue(`typed.${name}`, text)}
            error={
              hasTried && faulty.includes(name)
                ? t(`grid.fault.${column.kind === "branch" ? "branch" : "price"}`)
                : null
            }
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
