import type { BoardOrder } from "@skatert/contract";
import { quantityOf } from "../../../../model/changing/change-draft.ts";
import { type RefundDraft, withRefundedLine } from "../../../../model/changing/refund-draft.ts";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { QuantityStepper } from "../../../choosing/dish/quantity-stepper.tsx";
import { useBoardWords } from "../../words.ts";
import css from "../changing.module.css";

interface RefundedDishesProps {
  readonly order: BoardOrder;
  readonly draft: RefundDraft;
  readonly onChange: (part: Partial<RefundDraft>) => void;
}

/** The dishes to give back; of several pieces some. A gift cost nothing. */
export function RefundedDishes({ order, draft, onChange }: RefundedDishesProps) {
  const { t } = useBoardWords();
  return (
    <ul className={css.lines} aria-label={t("change.lines")}>
      {order.lines.map((line, at) => {
        const ordered = quantityOf(line);
        const chosen = draft.lines[at] ?? 0;
        const put = (quantity: number) => onChange(withRefundedLine(draft, order, at, quantity));
        if (line.gift) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order can have a dish twice, and lines are never reordered.
          <li key={at} className={css.lineHead}>
            <Checkbox isSelected={chosen !== 0} onChange={(isOn) => put(isOn ? ordered : 0)}>
              {line.name}
              {line.variation !== null && `, ${line.variation}`}
            </Checkbox>
            {chosen !== 0 && ordered > 1 && (
              <QuantityStepper
                name={line.name}
                value={chosen}
                most={ordered}
                grid={{ least: 1, step: 1, isByWeight: line.grams !== null }}
                onChange={put}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
