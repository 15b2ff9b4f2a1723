import { moneyToRoubles } from "@skatert/domain";
import { type KeyboardEvent, useId, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { findDishes, type Sale } from "../../model/sale/sale.ts";
import fields from "../../ui/fields/field.module.css";
import screen from "../../ui/screen/screen.module.css";
import { DishSheet } from "../choosing/dish/dish-sheet.tsx";
import { OrderedDishes } from "./ordered-dishes.tsx";
import css from "./phone.module.css";
import type { DishChoice } from "./use-dish-choice.ts";
import type { PhoneWork } from "./use-phone-draft.ts";

interface DishPanelProps {
  readonly work: PhoneWork;
  readonly choice: DishChoice;
  readonly sale: Sale;
}

/** Dishes by typing: arrows and Enter choose, digits answer size and options, plus and minus change the last dish. */
export function DishPanel({ work, choice, sale }: DishPanelProps) {
  const { t } = useI18n();
  const { chosen } = choice;
  const last = work.draft.dishes.length - 1;
  return (
    <section className={screen.panel} aria-label={t("phone.dishes")}>
      <DishSearch choice={choice} sale={sale} onStep={(by) => work.step(last, by)} />
      {chosen !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the form inside it
        <div
          onKeyDown={(event) => {
            if (event.key === "Escape") choice.leave();
          }}
        >
          <DishSheet
            key={`${chosen.at} ${chosen.dish.productId}`}
            dish={chosen.dish}
            sale={sale}
            submit={t(chosen.at === null ? "change.add.do" : "phone.choose.keep")}
            back={t(chosen.at === null ? "phone.choose.cancel" : "phone.choose.back")}
            hasKeys
            onChange={choice.put}
            onBack={choice.leave}
            onDone={choice.done}
          />
        </div>
      )}
      <OrderedDishes work={work} sale={sale} onEdit={choice.edit} />
    </section>
  );
}

interface DishSearchProps extends Pick<DishPanelProps, "choice" | "sale"> {
  readonly onStep: (by: 1 | -1) => void;
}

function DishSearch({ choice, sale, onStep }: DishSearchProps) {
  const { t, money } = useI18n();
  const id = useId();
  const { typed, input } = choice;
  const [at, setAt] = useState(0);
  const found = findDishes(sale, typed);
  const type = (text: string) => {
    choice.type(text);
    setAt(0);
  };
  const choose = (index: number) => {
    const dish = found[index];
    if (dish === undefined) return;
    setAt(0);
    choice.start(dish.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "ArrowDown") setAt(Math.min(found.length - 1, at + 1));
    else if (key === "ArrowUp") setAt(Math.max(0, at - 1));
    else if (key === "Escape") type("");
    else if (key === "Enter" && !event.ctrlKey && !event.metaKey) choose(at);
    else if (typed === "" && (key === "+" || key === "-")) onStep(key === "+" ? 1 : -1);
    else return;
    event.preventDefault();
  };
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={id}>
        {t("phone.dish")}
      </label>
      <input
        ref={input}
        id={id}
        className={fields.input}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={fields.hint}>
        {t("phone.dish.hint")}
      </p>
      <p role="status" className={typed.trim() !== "" && found.length === 0 ? undefined : screen.unseen}>
        {typed.trim() !== "" &&
          (found.length === 0 ? t("change.find.none") : t("dish.find.found", { count: found.length }))}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("phone.dish.found")}
        className={css.found}
        hidden={found.length === 0}
      >
        {found.map(({ id: dish, name, price, inStock }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
          <div
            key={dish}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={css.option}
            onClick={() => choose(index)}
          >
            <span>{name}</span>
            <span>{inStock ? money(moneyToRoubles(price)) : t("change.find.out")}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
