import { dishesOfLines, GUIDE_DISH_TEXT, type GuideDish, type GuideFault } from "@skatert/domain";
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { faultText } from "../fault-text.ts";
import { isTable, shownRows, withRows } from "./dish-rows.ts";
import css from "./dish-table.module.css";

const FIELDS = ["name", "price", "weight", "category"] as const;
type Field = (typeof FIELDS)[number];

interface DishTableProps {
  readonly dishes: readonly GuideDish[];
  readonly faults: readonly GuideFault[];
  /** Category of the first row. */
  readonly usualCategory: string;
  readonly onChange: (dishes: GuideDish[]) => void;
}

/**
 * A table for entering dishes by keyboard: Enter goes to the next row, and lines pasted into a name become rows. An
 * empty row is always at the end.
 */
export function DishTable({ dishes, faults, usualCategory, onChange }: DishTableProps) {
  const { t } = useI18n();
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = shownRows(dishes, usualCategory);
  const put = (row: number, field: Field, text: string) =>
    onChange(rows.map((dish, index) => (index === row ? { ...dish, [field]: text } : dish)));
  const enter = (event: KeyboardEvent<HTMLInputElement>, row: number) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    body.current?.querySelector<HTMLInputElement>(`[data-row="${row + 1}"] input`)?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, row: number) => {
    const text = event.clipboardData.getData("text/plain");
    if (!isTable(text)) return;
    event.preventDefault();
    onChange(withRows(rows, dishesOfLines(text, rows[row]?.category || usualCategory), row));
  };
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t("guide.dishesTable")}</caption>
      <thead>
        <tr>
          {FIELDS.map((field) => (
            <th key={field} scope="col">
              {t(`guide.dish.${field}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((dish, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dishes have no id yet, and rows keep the focus during typing
          <tr key={row} data-row={row}>
            {FIELDS.map((field) => (
              <DishCell
                key={field}
                {...{ field, row, faults }}
                text={dish[field]}
                onType={(text) => put(row, field, text)}
                onKeyDown={(event) => enter(event, row)}
                onPaste={(event) => field === "name" && paste(event, row)}
              />
            ))}
            <td className={css.remove}>
              {row < rows.length - 1 && (
                <Button
                  look="quiet"
                  aria-label={t("guide.dish.remove", { row: row + 1, name: dish.name })}
                  onPress={() => onChange(rows.filter((_, index) => index !== row))}
                >
                  ×
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DishCellProps {
  readonly field: Field;
  readonly row: number;
  readonly text: string;
  readonly faults: readonly GuideFault[];
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

function DishCell({ field, row, text, faults, onType, onKeyDown, onPaste }: DishCellProps) {
  const speech = useI18n();
  const error = faultText(faults, { field, row }, speech);
  const id = `dish-${row}-${field}`;
  return (
    <td data-title={speech.t(`guide.dish.${field}`)} className={css[field]}>
      <input
        className={css.input}
        aria-label={speech.t(`guide.dish.cell.${field}`, { row: row + 1 })}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : id}
        value={text}
        maxLength={GUIDE_DISH_TEXT[field]}
        inputMode={field === "price" ? "decimal" : "text"}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {error !== null && (
        <span id={id} className={css.error}>
          {error}
        </span>
      )}
    </td>
  );
}
