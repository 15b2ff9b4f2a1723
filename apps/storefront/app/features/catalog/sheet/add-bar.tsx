import { checkChoices, type IsOffered, type LineRefusal, lineAmount } from "@skatert/domain";
import { useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Trans } from "../../../i18n/trans.tsx";
import { useCart } from "../../../model/cart/cart-store.ts";
import { quantityText } from "../../../model/catalog/dish-content.ts";
import { Button } from "../../../ui/button.tsx";
import { Stepper } from "../../../ui/fields/stepper.tsx";
import { Price } from "../../../ui/text/price.tsx";
import type { DishDetail } from "../card/dish.ts";
import { canOrder, stateText } from "../card/dish-state-text.ts";
import { useAddDish } from "../card/use-add-dish.ts";
import { type DishChoice, groupsAt, lineOfDish } from "./dish-line.ts";
import styles from "./product-sheet.module.css";

export interface AddBarProps {
  readonly product: DishDetail;
  readonly choice: DishChoice;
  readonly onChange: (choice: DishChoice) => void;
  readonly isOffered: IsOffered;
  /** Key of the cart's line that the sheet edits. */
  readonly edits: string | undefined;
  /** Called with what the groups of the dish lack or have too much of. */
  readonly onFault: (fault: LineRefusal) => void;
  readonly onAdded: () => void;
}

/** Quantity and the button with the exact price, or the reason why nothing can be added. */
export function AddBar({ product, choice, onChange, isOffered, onFault, edits, onAdded }: AddBarProps) {
  const i18n = useI18n();
  const add = useAddDish();
  const isAdded = useRef(false);
  const { card } = product;
  const reason = canOrder(card.state)
    ? unavailableChoice(product, choice, i18n.t("dish.soldOut"))
    : (stateText(card.state, i18n) ?? i18n.t("dish.notSold"));
  if (reason) {
    return (
      <Button size="l" wide disabled>
        {reason}
      </Button>
    );
  }
  if (card.byRequest) {
    return (
      <Button size="l" wide onClick={() => add(card, choice, product)}>
        {i18n.t("dish.byRequest")}
      </Button>
    );
  }
  const cost = lineAmount(lineOfDish(card, choice, product));
  const press = () => {
    // The sheet is still closing, so the second tap of a double tap must not add another dish.
    if (isAdded.current) return;
    const groups = groupsAt(product, choice.variationId);
    const fault = checkChoices(groups, choice.choices, (option, group) => (isOffered(option, group) ? null : {}));
    if (fault !== null) {
      onFault({ ...fault });
      return;
    }
    const done = () => {
      isAdded.current = true;
      onAdded();
    };
    if (edits === undefined) return void add(card, choice, product, done);
    useCart.getState().replace(edits, lineOfDish(card, choice, product));
    done();
  };
  const step = (direction: number) => onChange({ ...choice, quantity: choice.quantity + direction * card.step });
  return (
    <div className={styles["addBar"]}>
      <Stepper
        name={card.name}
        value={quantityText(choice.quantity, card.measure, i18n)}
        canMore={card.countable}
        canFewer={choice.quantity > card.initialQuantity}
        onFewer={() => step(-1)}
        onMore={() => step(1)}
      />
      <Button size="l" wide onClick={press}>
        <span>
          <Trans
            id={edits === undefined ? "dish.addFor" : "dish.saveFor"}
            values={{ price: <Price amount={cost} /> }}
          />
        </span>
      </Button>
    </div>
  );
}

/** A sold-out variation cannot be chosen, but the address may select one if no other is left. */
function unavailableChoice({ variations }: DishDetail, { variationId }: DishChoice, soldOut: string): string | null {
  const chosen = variations.find(({ id }) => id === variationId);
  return chosen && !chosen.inStock ? chosen.note || soldOut : null;
}
