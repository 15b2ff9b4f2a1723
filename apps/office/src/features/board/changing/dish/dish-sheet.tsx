import { type DishGroup, MAX_DISH_NOTE, type Product } from "@skatert/domain";
import {
  countOf,
  type DishDraft,
  draftFault,
  extrasOf,
  groupsOf,
  isSingle,
  quantityGrid,
  sizedDish,
  withExtra,
  withOption,
} from "../../../../model/sale/dish-draft.ts";
import type { Sale } from "../../../../model/sale/sale.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";
import own from "./dish.module.css";
import { OptionRow } from "./option-row.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

interface DishSheetProps {
  readonly dish: DishDraft;
  readonly sale: Sale;
  readonly submit: string;
  readonly onChange: (dish: DishDraft) => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Size, options, quantity and wish of a dish. The server decides again whether it can be sold so. */
export function DishSheet({ dish, sale, submit, onChange, onBack, onDone }: DishSheetProps) {
  const { t } = useBoardWords();
  const product = sale.catalog.products.get(dish.productId);
  if (product === undefined) return null;
  const fault = draftFault(sale, dish);
  const extras = extrasOf(sale, dish);
  return (
    <form
      className={own.picker}
      aria-label={product.name}
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) onDone();
      }}
    >
      <div className={css.lineHead}>
        <strong className={css.name}>{product.name}</strong>
        <QuantityStepper
          key={dish.variationId}
          name={product.name}
          value={dish.quantity}
          grid={quantityGrid(product)}
          onChange={(quantity) => onChange({ ...dish, quantity })}
        />
      </div>
      <Sizes dish={dish} product={product} sale={sale} onChange={onChange} />
      {groupsOf(sale, dish).map((group) => (
        <Group key={group.id} group={group} dish={dish} sale={sale} onChange={onChange} />
      ))}
      {extras.length > 0 && (
        <fieldset className={own.group}>
          <legend className={own.legend}>{t("change.extras")}</legend>
          {extras.map(({ id, name, price }) => (
            <OptionRow
              key={id}
              name={name}
              price={price}
              count={dish.extras.find((extra) => extra.id === id)?.count ?? 0}
              max={null}
              onCount={(count) => onChange(withExtra(dish, id, count))}
            />
          ))}
        </fieldset>
      )}
      <TextField
        label={t("change.note")}
        value={dish.note}
        onChange={(note) => onChange({ ...dish, note })}
        maxLength={MAX_DISH_NOTE}
      />
      {fault?.reason === "choice-required" && (
        <p className={css.quiet}>{t("change.choose", { group: fault.group, count: fault.min - fault.chosen })}</p>
      )}
      {fault?.reason === "choice-limit" && (
        <p className={css.fault}>{t("change.refusal.choice-limit", { group: fault.group, max: fault.max })}</p>
      )}
      <div className={css.lineButtons}>
        <Button look="quiet" onPress={onBack}>
          {t("change.find.back")}
        </Button>
        <Button type="submit" look="primary" isDisabled={fault !== null}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface SizesProps extends Pick<DishSheetProps, "dish" | "sale" | "onChange"> {
  readonly product: Product;
}

function Sizes({ dish, product, sale, onChange }: SizesProps) {
  const { t, money } = useBoardWords();
  if (product.variations.length === 0) return null;
  return (
    <fieldset className={own.group}>
      <legend className={own.legend}>{t("change.size")}</legend>
      {product.variations.map(({ id, attributes, price, inStock }) => (
        <label key={id} className={own.option}>
          <input
            type="radio"
            name={`size-${product.id}`}
            checked={dish.variationId === id}
            disabled={!inStock}
            onChange={() => onChange(sizedDish(sale, dish, id))}
          />
          <span>{attributes.map(({ option }) => option).join(", ")}</span>
          <span className={own.price}>{inStock ? money(price) : t("change.find.out")}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface GroupProps extends Pick<DishSheetProps, "dish" | "sale" | "onChange"> {
  readonly group: DishGroup;
}

function Group({ group, dish, sale, onChange }: GroupProps) {
  const { t, money } = useBoardWords();
  const limits = [
    ...(group.min > 0 ? [t("change.least", { count: group.min })] : []),
    ...(group.max !== null && group.max > group.min ? [t("change.most", { count: group.max })] : []),
  ];
  return (
    <fieldset className={own.group}>
      <legend className={own.legend}>
        {group.name}
        {limits.length > 0 && <span className={css.quiet}> {limits.join(", ")}</span>}
      </legend>
      {group.options.map((option) => {
        const count = countOf(dish, group, option);
        const put = (next: number) => onChange(withOption(sale, dish, group, { option, count: next }));
        const name = option.size === undefined ? option.name : `${option.name}, ${option.size}`;
        if (!isSingle(group))
          return (
            <OptionRow key={option.id} name={name} price={option.price} count={count} max={option.max} onCount={put} />
          );
        return (
          <label key={option.id} className={own.option}>
            <input type="radio" name={`group-${group.id}`} checked={count > 0} onChange={() => put(1)} />
            <span>{name}</span>
            {option.price > 0 && <span className={own.price}>{money(option.price)}</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
