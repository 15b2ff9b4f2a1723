import type { BoardOrder } from "@skatert/contract";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useBoardWords } from "../../words.ts";
import type { DraftPartProps } from "../dish/line-list.tsx";
import { OrderFold } from "./order-fold.tsx";

interface CommentPartProps extends DraftPartProps {
  readonly order: BoardOrder;
}

/** The guest's comment to the order. */
export function CommentPart({ order, draft, onChange }: CommentPartProps) {
  const { t } = useBoardWords();
  return (
    <OrderFold title={t("change.comment")} now={order.comment} startsOpen={draft.comment !== null}>
      <TextField
        label={t("change.comment.text")}
        rows={3}
        maxLength={1000}
        value={draft.comment ?? order.comment}
        onChange={(comment) => onChange({ comment })}
      />
    </OrderFold>
  );
}
