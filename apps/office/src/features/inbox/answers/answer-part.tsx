import type { WireInboxItem } from "@skatert/contract";
import { type InboxOutcome, outcomesOf } from "@skatert/domain";
import { useState } from "react";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../inbox.module.css";
import { orderPlace } from "../inbox-words.ts";
import { useItemActions } from "../use-item-actions.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { ReviewAnswer } from "./review-answer.tsx";
import { TableField, useTableChoice } from "./table-field.tsx";

interface AnswerPartProps {
  readonly item: WireInboxItem;
  readonly maxPoints: number;
  readonly onAnswered: () => void;
}

/** The answers of an item's kind. */
export function AnswerPart({ item, maxPoints, onAnswered }: AnswerPartProps) {
  const { t } = useI18n();
  if (item.kind === "cancel-request")
    return (
      <div className={css.answers}>
        <p>{t("inbox.cancel.text")}</p>
        <Link className={screen.link} to={orderPlace(item.id, item.branch_id)}>
          {t("inbox.cancel.open")}
        </Link>
      </div>
    );
  return (
    <div className={css.answers}>
      {item.kind === "review" && item.review !== undefined && (
        <ReviewAnswer item={item} review={item.review} maxPoints={maxPoints} />
      )}
      {item.kind === "booking" && item.booking !== undefined ? (
        <BookingAnswer item={item} booking={item.booking} onAnswered={onAnswered} />
      ) : (
        <Outcomes item={item} onAnswered={onAnswered} />
      )}
    </div>
  );
}

/** The outcome that a kind usually has; its button is the primary one. */
const usual: Readonly<Record<string, InboxOutcome>> = {
  call: "called",
  dish: "confirmed",
  "booking-cancelled": "done",
  review: "done",
};

/** Buttons of the outcomes. Confirming and refusing first show what the guest will read. */
function Outcomes({ item, onAnswered }: Omit<AnswerPartProps, "maxPoints">) {
  const { t } = useI18n();
  const { answer, isSending } = useItemActions(item);
  const [asking, setAsking] = useState<"confirmed" | "refused" | null>(null);
  return (
    <div className={css.buttons}>
      {outcomesOf(item.kind).map((outcome) => (
        <Button
          key={outcome}
          look={outcome === usual[item.kind] ? "primary" : outcome === "refused" ? "quiet" : "secondary"}
          size="large"
          isPending={isSending}
          onPress={() => {
            if (outcome === "confirmed" || outcome === "refused") setAsking(outcome);
            else void answer({ outcome }).then((isDone) => isDone && onAnswered());
          }}
        >
          {t(item.kind === "review" && outcome === "done" ? "inbox.answer.review" : `inbox.answer.${outcome}`)}
        </Button>
      ))}
      {asking !== null && (
        <AnswerDialog item={item} outcome={asking} onAnswered={onAnswered} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

interface BookingAnswerProps extends Omit<AnswerPartProps, "maxPoints"> {
  readonly booking: NonNullable<WireInboxItem["booking"]>;
}

/** Confirms a booking at a table that the server or the person chooses, or refuses it. */
function BookingAnswer({ item, booking, onAnswered }: BookingAnswerProps) {
  const { t } = useI18n();
  const { answer, seatAt, isSending } = useItemActions(item);
  const choice = useTableChoice(booking);
  const [isRefusing, setRefusing] = useState(false);
  const confirm = async () => {
    const { tableId } = choice;
    if (await (tableId === null ? answer({ outcome: "confirmed" }) : seatAt(booking, tableId))) onAnswered();
  };
  return (
    <>
      <TableField choice={choice} />
      <div className={css.buttons}>
        <Button
          look="primary"
          size="large"
          isPending={isSending}
          isDisabled={choice.conflict !== null}
          onPress={() => void confirm()}
        >
          {t("inbox.answer.booking")}
        </Button>
        <Button look="quiet" size="large" onPress={() => setRefusing(true)}>
          {t("inbox.answer.refused")}
        </Button>
      </div>
      {isRefusing && (
        <AnswerDialog item={item} outcome="refused" onAnswered={onAnswered} onClose={() => setRefusing(false)} />
      )}
    </>
  );
}
