import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { instantOf, readTime, shownTime, suggestedTime, timeFault } from "../../../model/changes/release-time.ts";
import { useNow } from "../../../platform/clock/use-now.ts";
import { useDraftForm } from "../../../platform/drafts/use-draft-form.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../../platform/session/shown-branch.ts";
import { Button } from "../../../ui/button.tsx";
import { DateTimeField } from "../../../ui/fields/date-time-field.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";

interface TimeDialogProps {
  /** Storage key of the typed time, which survives a reload. */
  readonly name: string;
  /** The scheduled time; null: none yet. */
  readonly present: string | null;
  /** Resolves with whether the time was accepted. */
  readonly onSave: (at: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for a publication time on the shop's clock. */
export function TimeDialog({ name, present, onSave, onClose }: TimeDialogProps) {
  const { t } = useI18n();
  const now = useNow();
  const { time_zone: zone } = useShownBranch();
  const [isSending, during] = useSending();
  const [isAsked, setAsked] = useState(false);
  const isAhead = present !== null && Date.parse(present) > now;
  const first = isAhead ? shownTime(present, zone) : suggestedTime(now, zone);
  const { watch, setValue, forget } = useDraftForm(`release-time ${name}`, { time: first.toString() });
  const time = readTime(watch("time"));
  const fault = timeFault(time, zone, now);
  const close = () => {
    forget();
    onClose();
  };
  const save = async () => {
    setAsked(true);
    if (time === null || fault !== null) return;
    if (await during(onSave(instantOf(time, zone)))) close();
  };
  return (
    <Dialog title={t("draft.time.title")} isOpen onClose={close}>
      <form
        className={screen.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DateTimeField
          label={t("draft.time.label")}
          hint={t("draft.time.zone", { zone })}
          value={time}
          onChange={(value) => setValue("time", value?.toString() ?? "")}
          error={isAsked && fault !== null ? t(`draft.time.${fault}`) : null}
        />
        <DialogButtons>
          <Button onPress={close}>{t("draft.time.back")}</Button>
          <Button look="primary" type="submit" isPending={isSending}>
            {t("draft.time.save")}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
