import { checkChoices, type IsOffered, type LineRequest, lineAmount } from "@skatert/domain";
import { useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Trans } from "../../../i18n/trans.tsx";
import { lastChoiceOf } from "../../../model/cart/last-choice.ts";
import { Icon } from "../../../ui/icons.tsx";
import { Price } from "../../../ui/text/price.tsx";
import type { DishDetail } from "../card/dish.ts";
import styles from "./as-last-time.module.css";
import { type DishChoice, groupsAt, lineOfDish } from "./dish-line.ts";
import { earlierChoice } from "./earlier-choice.ts";

export interface AsLastTimeProps {
  readonly product: DishDetail;
  readonly choice: DishChoice;
  readonly isOffered: IsOffered;
  readonly onChoose: (choice: DishChoice) => void;
}

/**
 * The choice of the guest's last order of the dish, as one tap and never by itself; only what is offered now, and only if
 * the dish can be sold so (menu model 7.13).
 */
export function AsLastTime({ product, choice, isOffered, onChoose }: AsLastTimeProps) {
  const { joinNames } = useI18n();
  const { card } = product;
  const hasChoices = product.variations.length > 0 || card.presets !== null;
  const last = useLastChoice(card.id, hasChoices);
  if (last === null) return null;
  // A tap changes what is chosen; quantity and note are of this order.
  const ofNow = { quantity: choice.quantity, note: choice.note ?? "" };
  const before = { ...earlierChoice(product, last, isOffered), ...ofNow };
  const line = lineOfDish(card, before, product);
  const isPossible = checkChoices(groupsAt(product, before.variationId), before.choices, () => null) === null;
  const isSameSize = last.variationId === before.variationId;
  const isChosen = line.key === lineOfDish(card, choice, product).key;
  if (!isPossible || !isSameSize || isChosen) return null;
  const names = [line.variationName, ...line.supplements.map(({ name }) => name)].filter((name) => name !== null);
  return (
    <button type="button" className={styles["last"]} onClick={() => onChoose(before)}>
      <Icon name="repeat" size={18} />
      <span className={styles["text"]}>
        <span className={styles["title"]}>
          <Trans id="dish.asLastTime" values={{ price: <Price amount={lineAmount(line)} /> }} />
        </span>
        {names.length > 0 && <small>{joinNames(names)}</small>}
      </span>
    </button>
  );
}

/** Read after the first paint, because the server's page does not know the device. */
function useLastChoice(productId: number, hasChoices: boolean): LineRequest | null {
  const [last, setLast] = useState<LineRequest | null>(null);
  useEffect(() => {
    if (!hasChoices) return;
    const stop = new AbortController();
    lastChoiceOf(productId, stop.signal).then(
      (found) => {
        if (!stop.signal.aborted) setLast(found);
      },
      // The sheet works without it.
      () => undefined,
    );
    return () => stop.abort();
  }, [productId, hasChoices]);
  return last;
}
