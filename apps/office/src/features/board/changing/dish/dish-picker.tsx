import type { Product } from "@skatert/domain";
import { useState } from "react";
import { type DishDraft, quantityGrid, startDish } from "../../../../model/sale/dish-draft.ts";
import { findDishes, type Sale } from "../../../../model/sale/sale.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import own from "../../../choosing/dish/dish.module.css";
import { DishSheet } from "../../../choosing/dish/dish-sheet.tsx";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";

interface DishPickerProps {
  readonly sale: Sale;
  /** The quantity to begin with; null: the dish's first. */
  readonly quantity: number | null;
  readonly label: string;
  readonly submit: string;
  readonly onChoose: (dish: DishDraft) => void;
  readonly onCancel: () => void;
}

/** Finds a dish by typing, then its size and options. */
export function DishPicker({ sale, quantity, label, submit, onChoose, onCancel }: DishPickerProps) {
  const { t, money } = useBoardWords();
  const [typed, setTyped] = useState("");
  const [dish, setDish] = useState<DishDraft | null>(null);
  if (dish !== null)
    return (
      <DishSheet
        dish={dish}
        sale={sale}
        submit={submit}
        back={t("change.find.back")}
        onChange={setDish}
        onBack={() => setDish(null)}
        onDone={() => onChoose(dish)}
      />
    );
  const found = findDishes(sale, typed);
  const choose = ({ id }: Product) => {
    const started = startDish(sale, id);
    if (started === null) return;
    // Two pieces are not replaced by two grams.
    const isCounted = quantity !== null && !quantityGrid(sale.catalog.products.get(id)).isByWeight;
    setDish(isCounted ? { ...started, quantity: Math.max(quantity, started.quantity) } : started);
  };
  const [first] = found;
  return (
    <form
      className={own.picker}
      onSubmit={(event) => {
        event.preventDefault();
        if (first !== undefined) choose(first);
      }}
    >
      <TextField
        type="search"
        label={label}
        hint={t("change.find.hint")}
        value={typed}
        onChange={setTyped}
        maxLength={60}
        autoFocus
        autoComplete="off"
      />
      <p role="status" className={typed.trim() !== "" && found.length === 0 ? css.quiet : css.unseen}>
        {typed.trim() !== "" &&
          (found.length === 0 ? t("change.find.none") : t("dish.find.found", { count: found.length }))}
      </p>
      <ul className={own.found}>
        {found.map((product) => (
          <li key={product.id}>
            <button type="button" className={own.foundDish} onClick={() => choose(product)}>
              <span>{product.name}</span>
              <span className={own.price}>{product.inStock ? money(product.price) : t("change.find.out")}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onPress={onCancel}>
        {t("change.find.cancel")}
      </Button>
    </form>
  );
}
