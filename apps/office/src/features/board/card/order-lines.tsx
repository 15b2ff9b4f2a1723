import type { BoardLine } from "@skatert/contract";
import { namesAllergy } from "@skatert/domain";
import { measureText } from "../../../model/board/orders/measure-text.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useBoardWords } from "../words.ts";
import styles from "./facts.module.css";

interface OrderLinesProps {
  readonly lines: readonly BoardLine[];
  readonly hasPrices?: boolean;
}

/** The dishes for the kitchen. Nothing is shortened: allergens and wishes must be complete. */
export function OrderLines({ lines, hasPrices = false }: OrderLinesProps) {
  const { t, money } = useBoardWords();
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order can have a dish twice, and lines are never reordered.
        <li key={at} className={styles.line}>
          <span className={classNames(styles.count, line.quantity > 1 && styles.many)}>
            {t("board.times", { count: line.quantity })}
          </span>
          <span>
            <strong className={styles.dish}>{line.name}</strong>
            {line.variation !== null && <span className={styles.option}> {line.variation}</span>}
            {line.measure !== null && <span className={styles.measure}> {measureText(line.measure, t)}</span>}
            {line.gift && <span className={styles.mark}>{t("board.gift")}</span>}
            {line.dishes.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set can have a dish twice, and they are never reordered.
              <span key={place} className={styles.wish}>
                {name}
              </span>
            ))}
            {line.supplements.map(({ name, quantity }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups can have the same option
              <span key={place} className={styles.wish}>
                + {quantity > 1 && t("board.times", { count: quantity })} {name}
              </span>
            ))}
            {line.note !== null && <LineNote note={line.note} />}
            {line.meta.map(({ key, value }) => (
              <span key={`${key} ${value}`} className={styles.wish}>
                {key}: {value}
              </span>
            ))}
            {line.allergens.length > 0 && (
              <>
                <span className={styles.spoken}>{t("board.allergens", { names: line.allergens.join(", ") })}</span>
                <span className={styles.allergens} aria-hidden="true">
                  ⚠ {line.allergens.join(", ")}
                </span>
              </>
            )}
          </span>
          {hasPrices && <span className={styles.price}>{money(line.total)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The guest's wish in full, marked if it speaks of an allergy (MENU-15). */
function LineNote({ note }: { readonly note: string }) {
  const { t } = useBoardWords();
  const isAllergy = namesAllergy(note);
  return (
    <span className={classNames(styles.note, isAllergy && styles.alert)} dir="auto">
      {isAllergy && <span aria-hidden="true">⚠ </span>}
      {t("board.dishNote", { note })}
    </span>
  );
}
