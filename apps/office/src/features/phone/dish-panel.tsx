import type { WirePhoneDish, WirePhoneMenu } from "@skatert/contract";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type Choosing, isAnswered, lineOf, startChoosing, stepsOf } from "../../model/phone/choose-options.ts";
import { findDishes } from "../../model/phone/find-dishes.ts";
import { Button } from "../../ui/button.tsx";
import fields from "../../ui/fields/field.module.css";
import screen from "../../ui/screen/screen.module.css";
import { OptionChooser } from "./option-chooser.tsx";
import css from "./phone.module.css";
import type { PhoneWork } from "./use-phone-draft.ts";

/** Dishes by typing: arrows and Enter choose, digits answer size and options, plus and minus change the last dish. */
export function DishPanel({ work, menu }: { readonly work: PhoneWork; readonly menu: WirePhoneMenu }) {
  const { t } = useI18n();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const settle = (next: Choosing) => {
    if (next.at < stepsOf(next).length || !isAnswered(next)) return setChoosing(next);
    work.add([lineOf(next)]);
    setChoosing(null);
    input.current?.focus();
  };
  return (
    <section className={screen.panel} aria-label={t("phone.dishes")}>
      <DishSearch
        menu={menu}
        input={input}
        onChoose={(dish) => settle(startChoosing(dish))}
        onStep={(by) => work.step(work.draft.lines.length - 1, by)}
      />
      {choosing !== null && (
        <OptionChooser
          choosing={choosing}
          onChange={settle}
          onCancel={() => {
            setChoosing(null);
            input.current?.focus();
          }}
        />
      )}
      <Lines work={work} />
    </section>
  );
}

interface DishSearchProps {
  readonly menu: WirePhoneMenu;
  readonly input: React.RefObject<HTMLInputElement | null>;
  readonly onChoose: (dish: WirePhoneDish) => void;
  readonly onStep: (by: 1 | -1) => void;
}

function DishSearch({ menu, input, onChoose, onStep }: DishSearchProps) {
  const { t, money } = useI18n();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = findDishes(menu.dishes, typed);
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const choose = (dish: WirePhoneDish | undefined) => {
    if (dish === undefined) return;
    type("");
    onChoose(dish);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "ArrowDown") setAt(Math.min(found.length - 1, at + 1));
    else if (key === "ArrowUp") setAt(Math.max(0, at - 1));
    else if (key === "Enter" && !event.ctrlKey && !event.metaKey) choose(found[at]);
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
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <p className={fields.hint}>{t("phone.dish.hint")}</p>
      {typed.trim() !== "" && found.length === 0 && <p role="status">{t("phone.dish.none")}</p>}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("phone.dish.found")}
        className={css.found}
        hidden={found.length === 0}
      >
        {found.map((dish, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
          <div
            key={dish.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={css.option}
            onClick={() => {
              choose(dish);
              input.current?.focus();
            }}
          >
            <span>{dish.name}</span>
            <span>{money(dish.price)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Lines({ work }: { readonly work: PhoneWork }) {
  const { t } = useI18n();
  const { lines } = work.draft;
  if (lines.length === 0) return <p className={screen.quiet}>{t("phone.lines.empty")}</p>;
  return (
    <ul className={css.found} aria-label={t("phone.lines")}>
      {lines.map(({ name, details, line }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may have a dish twice
        <li key={at} className={css.line}>
          <span className={css.what}>
            {name}
            {details !== "" && <span className={screen.kind}> {details}</span>}
          </span>
          <Button aria-label={t("phone.line.less", { name })} onPress={() => work.step(at, -1)}>
            −
          </Button>
          <span className={css.count}>{line.quantity}</span>
          <Button aria-label={t("phone.line.more", { name })} onPress={() => work.step(at, 1)}>
            +
          </Button>
        </li>
      ))}
    </ul>
  );
}
