import { RATING_TAGS, type WireInboxItem } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import type { OfficeError } from "../../../platform/api/office-error.ts";
import { useKeptText } from "../../../platform/drafts/use-kept-text.ts";
import { usePinAgain } from "../../../platform/session/use-pin-again.tsx";
import { Button } from "../../../ui/button.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../inbox.module.css";
import { itemKey } from "../inbox-words.ts";
import { useItemActions } from "../use-item-actions.ts";

const longestReply = 1000;
const longestReason = 200;
/** Points that are offered first. */
const usualPoints = 100;

interface ReviewProps {
  readonly item: WireInboxItem;
  readonly review: NonNullable<WireInboxItem["review"]>;
}

/** The stars of a review, the answer to it, hiding its comment, and points for the guest. */
export function ReviewAnswer({ item, review, maxPoints }: ReviewProps & { readonly maxPoints: number }) {
  const { t } = useI18n();
  const { tags, dishes, can_compensate: canCompensate, points } = review;
  const known = RATING_TAGS.filter((tag) => tags.includes(tag));
  return (
    <>
      {(known.length > 0 || dishes.length > 0) && (
        <ul className={css.facts}>
          {known.length > 0 && <li>{known.map((tag) => t(`inbox.tag.${tag}`)).join(", ")}</li>}
          {dishes.map(({ name, stars }) => (
            <li key={name}>{t("inbox.review.dish", { name, stars })}</li>
          ))}
        </ul>
      )}
      <Reply item={item} review={review} />
      {item.text !== "" && <Hide item={item} review={review} />}
      {points > 0 ? (
        <p>{t("inbox.review.given", { count: points })}</p>
      ) : (
        canCompensate && maxPoints > 0 && <Compensate item={item} maxPoints={maxPoints} />
      )}
    </>
  );
}

function Reply({ item, review }: ReviewProps) {
  const { t } = useI18n();
  const { review: change, isSending } = useItemActions(item);
  const known = review.reply ?? "";
  const [reply, setReply, forget] = useKeptText(`inbox:${itemKey(item)}:reply`, known);
  const save = async (text: string) => {
    if (!(await change({ reply: text }, text === "" ? "inbox.review.unreplied" : "inbox.review.replied"))) return;
    setReply(text);
    forget();
  };
  return (
    <div className={screen.form}>
      <TextField
        label={t("inbox.review.reply")}
        hint={t("inbox.review.reply.hint")}
        rows={3}
        maxLength={longestReply}
        value={reply}
        onChange={setReply}
      />
      <div className={css.buttons}>
        <Button
          isPending={isSending}
          isDisabled={reply.trim() === "" || reply.trim() === known}
          onPress={() => void save(reply.trim())}
        >
          {t(known === "" ? "inbox.review.send" : "inbox.review.change")}
        </Button>
        {known !== "" && (
          <Button look="quiet" isPending={isSending} onPress={() => void save("")}>
            {t("inbox.review.remove")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Hide({ item, review }: ReviewProps) {
  const { t } = useI18n();
  const { review: change, isSending } = useItemActions(item);
  const [reason, setReason, forget] = useKeptText(`inbox:${itemKey(item)}:hide`);
  const hide = async () => {
    if (await change({ hide: { reason: reason.trim() } }, "inbox.review.hid")) forget();
  };
  if (review.hidden !== null)
    return (
      <div className={screen.form}>
        <p>{t("inbox.review.hidden", { reason: review.hidden })}</p>
        <div>
          <Button isPending={isSending} onPress={() => void change({ hide: null }, "inbox.review.shown")}>
            {t("inbox.review.show")}
          </Button>
        </div>
      </div>
    );
  return (
    <details className={screen.fold}>
      <summary>{t("inbox.review.hide")}</summary>
      <div className={screen.form}>
        <TextField
          label={t("inbox.review.hide.reason")}
          hint={t("inbox.review.hide.hint")}
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
        <div>
          <Button look="danger" isPending={isSending} isDisabled={reason.trim() === ""} onPress={() => void hide()}>
            {t("inbox.review.hide.do")}
          </Button>
        </div>
      </div>
    </details>
  );
}

function Compensate({ item, maxPoints }: { readonly item: WireInboxItem; readonly maxPoints: number }) {
  const { t } = useI18n();
  const { review: change, isSending } = useItemActions(item);
  const [points, setPoints] = useState(Math.min(usualPoints, maxPoints));
  const [reason, setReason, forget] = useKeptText(`inbox:${itemKey(item)}:points`);
  const isFit = Number.isInteger(points) && points >= 1 && points <= maxPoints;
  const pin = usePinAgain(t("inbox.keep"));
  const give = async () => {
    const compensate = { points, reason: reason.trim() };
    const asksPin = (error: OfficeError) => pin.asksFor(error, () => void give());
    if (await change({ compensate }, "inbox.review.compensated", asksPin)) forget();
  };
  return (
    <details className={screen.fold}>
      <summary>{t("inbox.review.compensate")}</summary>
      <div className={screen.form}>
        <NumberField
          label={t("inbox.review.points", { max: maxPoints })}
          value={points}
          onChange={setPoints}
          minValue={1}
          maxValue={maxPoints}
        />
        <TextField
          label={t("inbox.review.points.reason")}
          maxLength={longestReason}
          value={reason}
          onChange={setReason}
        />
        <div>
          <Button isPending={isSending} isDisabled={!isFit || reason.trim() === ""} onPress={() => void give()}>
            {t("inbox.review.give", { count: isFit ? points : 0 })}
          </Button>
        </div>
      </div>
      <Dialog title={t("board.pin.title")} isOpen={pin.form !== null} onClose={pin.giveUp}>
        {pin.form}
      </Dialog>
    </details>
  );
}
