import { takesNotes } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { draftWords, hasChoices, quantityGrid } from "../../model/sale/dish-draft.ts";
import type { Sale } from "../../model/sale/sale.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import { QuantityStepper } from "../choosing/dish/quantity-stepper.tsx";
import css from "./phone.module.css";
import type { PhoneWork } from "./use-phone-draft.ts";

interface OrderedDishesProps {
  readonly work: PhoneWork;
  readonly sale: Sale;
  readonly onEdit: (at: number) => void;
}

/** The dishes of the order: another quantity, other options, or out of it. */
export function OrderedDishes({ work, sale, onEdit }: OrderedDishesProps) {
  const { t } = useI18n();
  const { dishes } = work.draft;
  if (dishes.length === 0) return <p className={screen.quiet}>{t("phone.lines.empty")}</p>;
  return (
    <ul className={css.found} aria-label={t("phone.lines")}>
      {dishes.map((dish, at) => {
        const product = sale.catalog.products.get(dish.productId);
        const words = draftWords(sale, dish);
        const name = words.name || t("phone.line.gone", { number: dish.productId });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may have a dish twice
          <li key={at} className={css.line}>
            <span className={css.what}>
              {name}
              {words.details.length > 0 && <span className={screen.kind}> {words.details.join(", ")}</span>}
              {dish.note !== "" && <span className={screen.kind}> {t("board.dishNote", { note: dish.note })}</span>}
            </span>
            {product !== undefined && (
              <QuantityStepper
                name={name}
                value={dish.quantity}
                grid={quantityGrid(product)}
                onChange={(quantity) => work.take({ ...dish, quantity }, at)}
              />
            )}
            {product !== undefined && (hasChoices(sale, dish) || takesNotes(product, sale.catalog, sale.hasNotes)) && (
              <Button look="quiet" aria-label={t("phone.line.edit", { name })} onPress={() => onEdit(at)}>
                {t("phone.line.edit.do")}
              </Button>
            )}
            <Button look="quiet" aria-label={t("change.remove.of", { name })} onPress={() => work.remove(at)}>
              {t("change.remove")}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
