import { type KeyboardEvent, useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { type Choosing, countOf, isAnswered, pick, stepsOf } from "../../model/phone/choose-options.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./phone.module.css";

interface OptionChooserProps {
  readonly choosing: Choosing;
  readonly onChange: (choosing: Choosing) => void;
  readonly onCancel: () => void;
}

/** One question about the dish at a time: a digit answers, Enter goes on, Escape leaves the dish. */
export function OptionChooser({ choosing, onChange, onCancel }: OptionChooserProps) {
  const { t, money } = useI18n();
  const box = useRef<HTMLFieldSetElement>(null);
  const { at, dish } = choosing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the keys
  useEffect(() => box.current?.focus(), [at, dish]);
  const step = stepsOf(choosing)[at];
  if (step === undefined) return null;
  const next = () => isAnswered(choosing) && onChange({ ...choosing, at: at + 1 });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey } = event;
    const option = /^[1-9]$/.test(key) ? step.options[Number(key) - 1] : undefined;
    if (option !== undefined) onChange(pick(choosing, option.id));
    else if (key === "Escape") onCancel();
    else if (key === "Enter" && target === box.current && !ctrlKey && !metaKey) next();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const name = step.kind === "size" ? t("phone.size") : step.name || t("phone.options");
  return (
    <fieldset ref={box} tabIndex={-1} className={screen.group} onKeyDown={onKeyDown}>
      <legend className={screen.legend}>
        {step.min > 1
          ? t("phone.choose.least", { dish: dish.name, group: name, min: step.min })
          : t("phone.choose", { dish: dish.name, group: name })}
      </legend>
      <ul className={css.found}>
        {step.options.map((option, index) => {
          const count = countOf(choosing, step, option.id);
          return (
            <li key={option.id}>
              <button
                type="button"
                className={css.option}
                aria-pressed={count > 0}
                onClick={() => onChange(pick(choosing, option.id))}
              >
                <span>
                  {index < 9 && (
                    <span className={css.key} aria-hidden="true">
                      {index + 1}
                    </span>
                  )}{" "}
                  {option.name}
                  {count > 1 && ` × ${count}`}
                </span>
                <span>{option.price > 0 && money(option.price)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={screen.buttons}>
        <Button isDisabled={!isAnswered(choosing)} onPress={next}>
          {t("phone.choose.next")}
        </Button>
        <Button look="quiet" onPress={onCancel}>
          {t("phone.choose.cancel")}
        </Button>
      </div>
    </fieldset>
  );
}
