import { useEffect, useRef } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { speak } from "../browser/voice.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons.tsx";
import styles from "./stepper.module.css";

export interface StepperProps {
  /** The counted thing, for accessible names. */
  readonly name: string;
  /** The quantity as shown and announced, e.g. "2" or "300 г". */
  readonly value: string;
  readonly onMore: () => void;
  readonly onFewer: () => void;
  readonly canMore?: boolean;
  readonly canFewer?: boolean;
  readonly look?: "tint" | "action";
  readonly wide?: boolean;
}

/** Less, the quantity, more. Each button is 44 px. */
export function Stepper({
  name,
  value,
  onMore,
  onFewer,
  canMore = true,
  canFewer = true,
  look = "tint",
  wide,
}: StepperProps) {
  const { t } = useI18n();
  const isPressed = useRef(false);
  // A number alone is unclear, so the new quantity is announced with its unit.
  useEffect(() => {
    if (isPressed.current) speak(`${name}: ${value}`);
    isPressed.current = false;
  }, [name, value]);
  const press = (change: () => void) => () => {
    isPressed.current = true;
    change();
  };
  return (
    <fieldset className={classNames(styles["stepper"], styles[look], wide && styles["wide"])} aria-label={name}>
      <button type="button" aria-label={t("dish.fewer", { name })} disabled={!canFewer} onClick={press(onFewer)}>
        <Icon name="minus" size={20} />
      </button>
      <output aria-live="off" translate="no">
        {value}
      </output>
      <button type="button" aria-label={t("dish.more", { name })} disabled={!canMore} onClick={press(onMore)}>
        <Icon name="plus" size={20} />
      </button>
    </fieldset>
  );
}
