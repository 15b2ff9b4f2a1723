import type { ReactNode } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Icon } from "../../../ui/icons.tsx";
import styles from "./discount-option.module.css";

export interface DiscountOptionProps {
  readonly title: string;
  readonly text: string;
  readonly picture?: ReactNode;
  readonly isChosen: boolean;
  /** A gift that is sold out at the branch. */
  readonly isGone: boolean;
  readonly onPress: () => void;
}

/** A discount or gift to select or deselect. */
export function DiscountOption({ title, text, picture, isChosen, isGone, onPress }: DiscountOptionProps) {
  const { t } = useI18n();
  return (
    <li>
      <button type="button" className={styles["choice"]} aria-pressed={isChosen} disabled={isGone} onClick={onPress}>
        <span className={styles["picture"]}>{picture ?? <Icon name="gift" size={28} />}</span>
        <span className={styles["text"]}>
          <span className={styles["title"]}>{title}</span>
          <span className={styles["note"]}>{isGone ? t("coupons.gone") : text}</span>
        </span>
        <span className={styles["mark"]}>{isChosen && <Icon name="check" size={18} />}</span>
      </button>
    </li>
  );
}
