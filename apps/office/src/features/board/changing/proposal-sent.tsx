import type { ChangeOutcome } from "../../../model/changing/change-calls.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { DialogButtons } from "../../../ui/overlay/dialog.tsx";
import { useBoardWords } from "../words.ts";

interface ProposalSentProps {
  readonly proposal: NonNullable<ChangeOutcome["proposal"]>;
  readonly onClose: () => void;
}

/** Says that the guest is asked, with the link for a messenger. */
export function ProposalSent({ proposal, onClose }: ProposalSentProps) {
  const { t, time } = useBoardWords();
  return (
    <>
      <p role="status">{t("change.sent", { time: time(proposal.expiresAt) })}</p>
      <TextField label={t("change.sent.link")} value={proposal.url} onChange={() => undefined} isReadOnly />
      <DialogButtons>
        <Button look="primary" size="large" onPress={onClose}>
          {t("change.sent.close")}
        </Button>
      </DialogButtons>
    </>
  );
}
