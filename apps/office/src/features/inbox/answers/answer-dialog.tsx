import { INBOX_REASONS, type InboxReason, type WireInboxItem } from "@skatert/contract";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { GuestAnswerForm } from "../../choosing/answering/guest-answer-form.tsx";
import { itemKey, whoText } from "../inbox-words.ts";
import { useItemActions } from "../use-item-actions.ts";

interface AnswerDialogProps {
  readonly item: WireInboxItem;
  readonly outcome: "confirmed" | "refused";
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a refusal and for a message, and shows what the guest will read. */
export function AnswerDialog({ item, outcome, onAnswered, onClose }: AnswerDialogProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { answer, isSending } = useItemActions(item);
  const isRefusal = outcome === "refused";
  const refused = t(item.kind === "booking" ? "inbox.guest.booking" : "inbox.guest.refused");
  return (
    <Dialog
      title={t(isRefusal ? "inbox.refuse.title" : "inbox.confirm.title", { name: whoText(item, i18n) })}
      isOpen
      onClose={onClose}
    >
      <GuestAnswerForm
        draft={`inbox:${itemKey(item)}:${outcome}`}
        reasons={isRefusal ? reasonsFor(item.kind) : []}
        reasonLabel={t("inbox.refuse.reason")}
        says={isRefusal ? refused : t("inbox.guest.dish", { dish: item.product?.name ?? "" })}
        look={isRefusal ? "danger" : "primary"}
        submit={t(isRefusal ? "inbox.refuse.do" : "inbox.confirm.do")}
        cancel={t("inbox.keep")}
        isSending={isSending}
        onSend={async (body) => {
          const isDone = await answer({ outcome, ...body });
          if (isDone) onAnswered();
          return isDone;
        }}
        onClose={onClose}
      />
    </Dialog>
  );
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
