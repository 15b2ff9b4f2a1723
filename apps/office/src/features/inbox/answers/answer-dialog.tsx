import { INBOX_REASONS, type InboxReason, type WireInboxItem } from "@skatert/contract";
import { useState } from "react";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useKeptText } from "../../../platform/drafts/use-kept-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ReasonChoice } from "../../../ui/fields/reason-choice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { itemKey, whoText } from "../inbox-words.ts";
import { useItemActions } from "../use-item-actions.ts";

const longestMessage = 300;

interface AnswerDialogProps {
  readonly item: WireInboxItem;
  readonly outcome: "confirmed" | "refused";
  readonly onClose: () => void;
}

/** Asks for the reason of a refusal and for a message, and shows what the guest will read. */
export function AnswerDialog({ item, outcome, onClose }: AnswerDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { answer, isSending } = useItemActions(item);
  const [reason, setReason] = useState<InboxReason | null>(null);
  const [message, setMessage, forget] = useKeptText(`inbox:${itemKey(item)}:${outcome}`);
  const isRefusal = outcome === "refused";
  const send = async () => {
    const body = {
      outcome,
      ...(reason === null ? {} : { reason }),
      ...(message.trim() === "" ? {} : { message: message.trim() }),
    };
    if (!(await answer(body))) return;
    forget();
    onClose();
  };
  const guestText = guestTextOf(item, outcome, reason, i18n);
  return (
    <Dialog
      title={t(isRefusal ? "inbox.refuse.title" : "inbox.confirm.title", { name: whoText(item, i18n) })}
      isOpen
      onClose={onClose}
    >
      {isRefusal && (
        <ReasonChoice
          label={t("inbox.refuse.reason")}
          choices={reasonsFor(item.kind).map((value) => ({ value, label: t(`inbox.reason.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
      )}
      <TextField
        label={t("inbox.message")}
        hint={t("inbox.message.hint")}
        rows={2}
        maxLength={longestMessage}
        value={message}
        onChange={setMessage}
      />
      {guestText !== null && (
        <figure className={screen.guests}>
          <figcaption className={screen.quiet}>{t("inbox.preview")}</figcaption>
          <p>
            {guestText} {message.trim()}
          </p>
        </figure>
      )}
      <DialogButtons>
        <Button
          look={isRefusal ? "danger" : "primary"}
          size="large"
          isPending={isSending}
          isDisabled={isRefusal && reason === null}
          onPress={() => void send()}
        >
          {t(isRefusal ? "inbox.refuse.do" : "inbox.confirm.do")}
        </Button>
        <Button size="large" onPress={onClose}>
          {t("inbox.keep")}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** The title and the reason that the guest reads; null: the reason is not chosen yet. */
function guestTextOf(
  { kind, product }: WireInboxItem,
  outcome: "confirmed" | "refused",
  reason: InboxReason | null,
  { t }: Pick<I18n, "t">,
): string | null {
  if (outcome === "confirmed") return t("inbox.guest.dish", { dish: product?.name ?? "" });
  if (reason === null) return null;
  const title = t(kind === "booking" ? "inbox.guest.booking" : "inbox.guest.refused");
  return reason === "other" ? title : `${title} ${t(`inbox.guest.${reason}`)}`;
}

/** A dish is not refused for want of seats, nor a table because it is not sold today. */
function reasonsFor(kind: WireInboxItem["kind"]): readonly InboxReason[] {
  const meaningless: Partial<Record<WireInboxItem["kind"], readonly InboxReason[]>> = {
    call: ["no-seats", "not-available"],
    dish: ["no-seats"],
    booking: ["not-available"],
  };
  return INBOX_REASONS.filter((reason) => !meaningless[kind]?.includes(reason));
}
