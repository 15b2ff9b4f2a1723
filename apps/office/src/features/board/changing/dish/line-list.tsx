import type { BoardLine, BoardOrder } from "@skatert/contract";
import { useId, useState } from "react";
import {
  type ChangeDraft,
  type LineEdit,
  quantityOf,
  withLine,
  withQuantity,
} from "../../../../model/changing/change-draft.ts";
import { type DishDraft, draftWords, quantityGrid } from "../../../../model/sale/dish-draft.ts";
import type { Sale } from "../../../../model/sale/sale.ts";
import { Button } from "../../../../ui/button.tsx";
import { QuantityStepper } from "../../../choosing/dish/quantity-stepper.tsx";
import { quantityText } from "../../../choosing/dish/quantity-text.ts";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";
import { DishPicker } from "./dish-picker.tsx";

export interface DraftPartProps {
  readonly draft: ChangeDraft;
  readonly onChange: (part: Partial<ChangeDraft>) => void;
}

interface LineListProps extends DraftPartProps {
  readonly order: BoardOrder;
  readonly sale: Sale;
}

/** The dishes of the order: each can be removed, replaced, or get another quantity. A gift is asked about if it is lost. */
export function LineList({ order, draft, sale, onChange }: LineListProps) {
  const { t } = useBoardWords();
  const heading = useId();
  return (
    <section className={css.part} aria-labelledby={heading}>
      <h3 id={heading} className={css.heading}>
        {t("change.lines")}
      </h3>
      <ul className={css.lines}>
        {order.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order can have a dish twice, and lines are never reordered.
          <li key={at} className={css.line}>
            {line.gift ? (
              <p>
                {line.name} · {t("board.gift")}
              </p>
            ) : (
              <Line
                line={line}
                edit={draft.lines[at] ?? null}
                sale={sale}
                onEdit={(edit) => onChange(withLine(draft, at, edit))}
                onQuantity={(quantity) => onChange(withQuantity(draft, order, at, quantity))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly line: BoardLine;
  readonly edit: LineEdit | null;
  readonly sale: Sale;
  readonly onEdit: (edit: LineEdit | null) => void;
  readonly onQuantity: (quantity: number) => void;
}

function Line({ line, edit, sale, onEdit, onQuantity }: LineProps) {
  const { t } = useBoardWords();
  const [isSwapping, setSwapping] = useState(false);
  const details = [line.variation, ...line.dishes, ...line.supplements.map(({ name }) => name)]
    .filter(Boolean)
    .join(", ");
  const isGone = edit?.kind === "remove" || edit?.kind === "swap";
  const ordered = quantityOf(line);
  const grid = quantityGrid(sale.catalog.products.get(line.productId));
  return (
    <>
      <div className={css.lineHead}>
        <p>
          {isGone ? <del className={css.name}>{line.name}</del> : <strong className={css.name}>{line.name}</strong>}
          {details !== "" && <span className={css.quiet}> {details}</span>}
          {isGone && (
            <span className={css.quiet}> {t(edit.kind === "swap" ? "change.swapped" : "change.removed")}</span>
          )}
        </p>
        {edit === null || edit.kind === "quantity" ? (
          <QuantityStepper
            name={line.name}
            value={edit?.quantity ?? ordered}
            ordered={ordered}
            grid={{ ...grid, isByWeight: line.grams !== null }}
            onChange={onQuantity}
          />
        ) : null}
      </div>
      {edit?.kind === "swap" && <Chosen dish={edit.dish} sale={sale} />}
      <div className={css.lineButtons}>
        {isGone ? (
          <Button look="quiet" onPress={() => onEdit(null)} aria-label={t("change.restore.of", { name: line.name })}>
            {t("change.restore")}
          </Button>
        ) : (
          <>
            <Button
              look="quiet"
              aria-expanded={isSwapping}
              aria-label={t("change.swap.of", { name: line.name })}
              onPress={() => setSwapping(!isSwapping)}
            >
              {t("change.swap")}
            </Button>
            <Button
              look="quiet"
              aria-label={t("change.remove.of", { name: line.name })}
              onPress={() => onEdit({ kind: "remove" })}
            >
              {t("change.remove")}
            </Button>
          </>
        )}
      </div>
      {isSwapping && !isGone && (
        <DishPicker
          sale={sale}
          quantity={line.grams === null ? line.quantity : null}
          label={t("change.swap.find", { name: line.name })}
          submit={t("change.swap.do")}
          onCancel={() => setSwapping(false)}
          onChoose={(dish) => {
            setSwapping(false);
            onEdit({ kind: "swap", dish });
          }}
        />
      )}
    </>
  );
}

/** A chosen dish in words. */
function Chosen({ dish, sale }: { readonly dish: DishDraft; readonly sale: Sale }) {
  const { t } = useBoardWords();
  const { name, details } = draftWords(sale, dish);
  return (
    <p className={css.fresh}>
      <span aria-hidden="true">→ </span>
      {quantityText(sale.catalog.products.get(dish.productId), dish.quantity, t)}{" "}
      <strong className={css.name}>{name}</strong>
      {details.length > 0 && <span className={css.quiet}> {details.join(", ")}</span>}
      {dish.note.trim() !== "" && <span className={css.quiet}> {t("board.dishNote", { note: dish.note })}</span>}
    </p>
  );
}

interface AddDishProps extends DraftPartProps {
  readonly sale: Sale;
}

/** Dishes that the order gets, and a search for another one. */
export function AddDish({ draft, sale, onChange }: AddDishProps) {
  const { t } = useBoardWords();
  const [isOpen, setOpen] = useState(false);
  const { added } = draft;
  return (
    <section className={css.part} aria-label={t("change.added")}>
      {added.length > 0 && (
        <ul className={css.lines}>
          {added.map((dish, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal dishes can be added twice.
            <li key={at} className={css.line}>
              <Chosen dish={dish} sale={sale} />
              <div className={css.lineButtons}>
                <Button
                  look="quiet"
                  aria-label={t("change.remove.of", { name: draftWords(sale, dish).name })}
                  onPress={() => onChange({ added: added.filter((_, other) => other !== at) })}
                >
                  {t("change.remove")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <DishPicker
          sale={sale}
          quantity={null}
          label={t("change.find")}
          submit={t("change.add.do")}
          onCancel={() => setOpen(false)}
          onChoose={(dish) => {
            setOpen(false);
            onChange({ added: [...added, dish] });
          }}
        />
      ) : (
        <Button onPress={() => setOpen(true)}>{t("change.add")}</Button>
      )}
    </section>
  );
}
