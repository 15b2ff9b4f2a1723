import { type DishGroup, MAX_DISH_NOTE, moneyToRoubles, type Product, takesNotes } from "@skatert/domain";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
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
} from "../../../model/sale/dish-draft.ts";
import type { Sale } from "../../../model/sale/sale.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { refusalText } from "../refusal-text.ts";
import css from "./dish.module.css";
import { OptionRow } from "./option-row.tsx";
import { OptionsField } from "./options-field.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

interface DishSheetProps {
  readonly dish: DishDraft;
  readonly sale: Sale;
  readonly submit: string;
  readonly back: string;
  /** Whether options show the digits that choose them. */
  readonly hasKeys?: boolean;
  readonly onChange: (dish: DishDraft) => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Size, options, quantity and wish of a dish. The server decides again whether it can be sold so. */
export function DishSheet({ dish, sale, submit, back, hasKeys = false, onChange, onBack, onDone }: DishSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(form.current), []);
  const product = sale.catalog.products.get(dish.productId);
  if (product === undefined) return null;
  const fault = draftFault(sale, dish);
  const isWhole = fault === null && dish.quantity > 0;
  const extras = extrasOf(sale, dish);
  return (
    <form
      ref={form}
      className={css.picker}
      aria-label={product.name}
      onKeyDown={onSheetKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onDone();
      }}
    >
      <div className={css.head}>
        <strong className={css.name}>{product.name}</strong>
        <QuantityStepper
          key={dish.variationId}
          name={product.name}
          value={dish.quantity}
          grid={quantityGrid(product)}
          onChange={(quantity) => onChange({ ...dish, quantity })}
        />
      </div>
      <Sizes dish={dish} product={product} sale={sale} hasKeys={hasKeys} onChange={onChange} />
      {groupsOf(sale, dish).map((group) => (
        <Group key={group.id} group={group} dish={dish} sale={sale} hasKeys={hasKeys} onChange={onChange} />
      ))}
      {extras.length > 0 && (
        <OptionsField legend={t("change.extras")} hasKeys={hasKeys}>
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
        </OptionsField>
      )}
      {(dish.note !== "" || takesNotes(product, sale.catalog, sale.hasNotes)) && (
        <TextField
          label={t("change.note")}
          value={dish.note}
          onChange={(note) => onChange({ ...dish, note })}
          maxLength={MAX_DISH_NOTE}
          autoComplete="off"
        />
      )}
      {fault?.reason === "choice-required" && (
        <p className={screen.quiet}>{t("change.choose", { group: fault.group, count: fault.min - fault.chosen })}</p>
      )}
      {fault !== null && fault.reason !== "choice-required" && (
        <p className={screen.fault}>{refusalText(fault, i18n)}</p>
      )}
      <div className={screen.buttons}>
        <Button look="quiet" onPress={onBack}>
          {back}
        </Button>
        <Button type="submit" look="primary" isDisabled={!isWhole}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** The focus would otherwise stay on the removed search. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("fieldset, button[type=submit]")?.focus();
}

/** A digit takes an option of the group that has the focus. A group of one choice hands the focus to the next one. */
function onSheetKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const group = target.closest("fieldset");
  if (group === null) return;
  if (key === "Enter" && target === group) form.requestSubmit();
  else if (/^[1-9]$/.test(key)) {
    const option = group.querySelectorAll<HTMLElement>("[data-option]")[Number(key) - 1];
    option?.click();
    if (option?.matches("input[type=radio]")) {
      const all = [...form.querySelectorAll<HTMLElement>("fieldset, button[type=submit]")];
      all[all.indexOf(group) + 1]?.focus();
    }
  } else return;
  event.preventDefault();
}

interface PartProps extends Pick<DishSheetProps, "dish" | "sale" | "onChange"> {
  readonly hasKeys: boolean;
}

interface SizesProps extends PartProps {
  readonly product: Product;
}

function Sizes({ dish, product, sale, hasKeys, onChange }: SizesProps) {
  const { t, money } = useI18n();
  if (product.variations.length === 0) return null;
  return (
    <OptionsField legend={t("change.size")} hasKeys={hasKeys}>
      {product.variations.map(({ id, attributes, price, inStock }) => (
        <label key={id} className={css.option}>
          <input
            type="radio"
            data-option
            name={`size-${product.id}`}
            checked={dish.variationId === id}
            disabled={!inStock}
            onChange={() => onChange(sizedDish(sale, dish, id))}
          />
          <span>{attributes.map(({ option }) => option).join(", ")}</span>
          <span className={css.price}>{inStock ? money(moneyToRoubles(price)) : t("change.find.out")}</span>
        </label>
      ))}
    </OptionsField>
  );
}

interface GroupProps extends PartProps {
  readonly group: DishGroup;
}

function Group({ group, dish, sale, hasKeys, onChange }: GroupProps) {
  const { t, money } = useI18n();
  const limits = [
    ...(group.min > 0 ? [t("change.least", { count: group.min })] : []),
    ...(group.max !== null && group.max > group.min ? [t("change.most", { count: group.max })] : []),
  ];
  return (
    <OptionsField legend={group.name} limits={limits.join(", ")} hasKeys={hasKeys}>
      {group.options.map((option) => {
        const count = countOf(dish, group, option);
        const put = (next: number) => onChange(withOption(sale, dish, group, { option, count: next }));
        const name = option.size === undefined ? option.name : `${option.name}, ${option.size}`;
        if (!isSingle(group))
          return (
            <OptionRow key={option.id} name={name} price={option.price} count={count} max={option.max} onCount={put} />
          );
        return (
          <label key={option.id} className={css.option}>
            <input type="radio" data-option name={`group-${group.id}`} checked={count > 0} onChange={() => put(1)} />
            <span>{name}</span>
            {option.price > 0 && <span className={css.price}>+ {money(moneyToRoubles(option.price))}</span>}
          </label>
        );
      })}
    </OptionsField>
  );
}
