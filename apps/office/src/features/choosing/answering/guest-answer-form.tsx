import type { InboxReason } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useKeptText } from "../../../platform/drafts/use-kept-text.ts";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { ReasonChoice } from "../../../ui/fields/reason-choice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";

const longestMessage = 300;

export interface GuestAnswer {
  readonly reason?: InboxReason;
  readonly message?: string;
}

interface GuestAnswerFormProps {
  /** Names the typed message, which a closed dialog keeps. */
  readonly draft: string;
  /** Empty: the answer needs no reason. */
  readonly reasons: readonly InboxReason[];
  readonly reasonLabel: string;
  /** The first sentence that the guest reads. */
  readonly says: string;
  readonly look: NonNullable<ButtonProps["look"]>;
  readonly submit: string;
  readonly cancel: string;
  readonly isSending: boolean;
  /** Resolves with whether it was done. */
  readonly onSend: (answer: GuestAnswer) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the reason and a message of an answer, and shows what the guest will read (INBOX-1). */
export function GuestAnswerForm({ draft, reasons, reasonLabel, says, onSend, onClose, ...rest }: GuestAnswerFormProps) {
  const { t } = useI18n();
  const { look, submit, cancel, isSending } = rest;
  const [reason, setReason] = useState<InboxReason | null>(null);
  const [message, setMessage, forget] = useKeptText(draft);
  const lacksReason = reasons.length > 0 && reason === null;
  const send = async () => {
    const text = message.trim();
    if (!(await onSend({ ...(reason === null ? {} : { reason }), ...(text === "" ? {} : { message: text }) }))) return;
    forget();
    onClose();
  };
  const why = reason === null || reason === "other" ? "" : t(`inbox.guest.${reason}`);
  return (
    <>
      {reasons.length > 0 && (
        <ReasonChoice
          label={reasonLabel}
          choices={reasons.map((value) => ({ value, label: t(`inbox.reason.${value}`) }))}
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
      {!lacksReason && (
        <figure className={screen.guests}>
          <figcaption className={screen.quiet}>{t("inbox.preview")}</figcaption>
          <p>{[says, why, message.trim()].filter(Boolean).join(" ")}</p>
        </figure>
      )}
      <DialogButtons>
        <Button look={look} size="large" isPending={isSending} isDisabled={lacksReason} onPress={() => void send()}>
          {submit}
        </Button>
        <Button size="large" onPress={onClose}>
          {cancel}
        </Button>
      </DialogButtons>
    </>
  );
}
