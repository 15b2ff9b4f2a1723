import { MAX_CHANGE_REASON } from "@skatert/contract";
import { useState } from "react";
import type { ChangeOutcome } from "../../../model/changing/change-calls.ts";
import { Button } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/fields/choices.tsx";
import { DialogButtons } from "../../../ui/overlay/dialog.tsx";
import { useBoardWords } from "../words.ts";
import css from "./changing.module.css";
import type { DraftPartProps } from "./dish/line-list.tsx";
import { failureKey } from "./failure-key.ts";
import { ReasonField } from "./reason-field.tsx";

export type Consent = "link" | "phone";

interface SendPartProps extends DraftPartProps {
  /** Null: nothing can be sent yet. */
  readonly outcome: ChangeOutcome | null;
  readonly isBusy: boolean;
  /** Code of a refusal, or "failed"; null: none. */
  readonly failure: string | null;
  readonly onSend: (consent: Consent) => void;
}

const REASONS = ["sold-out", "guest", "mistake"] as const;

/** The reason, how the guest agrees, and the button. */
export function SendPart({ draft, outcome, isBusy, failure, onChange, onSend }: SendPartProps) {
  const { t } = useBoardWords();
  const [consent, setConsent] = useState<Consent>("link");
  const asks = outcome?.asksConsent ?? false;
  const canSend = outcome !== null && outcome.refusals.length === 0 && draft.reason.trim() !== "";
  return (
    <section className={css.part} aria-label={t("change.send")}>
      <ReasonField
        hint={t("change.reason.hint")}
        suggestions={REASONS.map((reason) => t(`change.reason.${reason}`))}
        maxLength={MAX_CHANGE_REASON}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
      />
      {asks && (
        <>
          <Choices
            label={t("change.consent")}
            choices={(["link", "phone"] as const).map((value) => ({ value, label: t(`change.consent.${value}`) }))}
            value={consent}
            onChange={setConsent}
          />
          <p className={css.quiet}>{t(`change.consent.${consent}.hint`)}</p>
        </>
      )}
      {outcome !== null && !asks && <p className={css.quiet}>{t("change.consent.none")}</p>}
      {failure !== null && (
        <p role="alert" className={css.fault}>
          {t(failureKey(failure))}
        </p>
      )}
      <DialogButtons>
        <Button
          look="primary"
          size="large"
          isDisabled={!canSend}
          isPending={isBusy}
          onPress={() => onSend(asks ? consent : "phone")}
        >
          {t(asks && consent === "link" ? "change.do.ask" : "change.do")}
        </Button>
      </DialogButtons>
    </section>
  );
}
