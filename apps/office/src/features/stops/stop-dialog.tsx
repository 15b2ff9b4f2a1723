import type { WireStopOption } from "@skatert/contract";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { STOP_ENDS, type StopEnd, untilOf } from "../../model/stops/stop-end.ts";
import { guestSentence, moment } from "../../model/stops/stop-words.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Dialog, DialogButtons } from "../../ui/overlay/dialog.tsx";
import css from "../../ui/screen/screen.module.css";
import { EndChoice } from "./end-choice.tsx";
import { useStopActions } from "./use-stop-actions.ts";

interface StopDialogProps {
  readonly option: Pick<WireStopOption, "kind" | "id" | "name">;
  readonly onClose: () => void;
}

interface StopForm {
  end: StopEnd;
  time: string;
  reason: string;
}

/** Asks for the end and the reason of a stop, and shows its effect for guests (STOP-1). */
export function StopDialog({ option, onClose }: StopDialogProps) {
  const { t, ...words } = useI18n();
  const { branch, zone, stop } = useStopActions();
  const now = useNow();
  const [isSending, during] = useSending();
  const form = useDraftForm<StopForm>(`stop:${branch.id}:${option.kind}:${option.id}`, {
    end: "business-day",
    time: "",
    reason: "",
  });
  const { end, time } = form.watch();
  const chosen = untilOf(end, time, now, zone);

  const send = form.handleSubmit(async ({ reason }) => {
    const ending = untilOf(end, time, shopNow(), zone);
    if (ending === null) return;
    const target = { kind: option.kind, id: option.id };
    const body = { branch_id: branch.id, target, until: ending.until, reason: reason.trim() };
    const isDone = await during(stop(body, option.name));
    if (!isDone) return;
    form.forget();
    onClose();
  });
  const close = () => {
    form.forget();
    onClose();
  };

  return (
    <Dialog title={t("stops.dialog.title", { name: option.name })} isOpen onClose={onClose}>
      <form className={css.form} onSubmit={send}>
        <EndChoice
          ends={STOP_ENDS}
          value={{ end, time }}
          onChange={(value) => {
            form.setValue("end", value.end);
            form.setValue("time", value.time);
          }}
          isWrong={chosen === null && form.formState.isSubmitted}
        />
        <Controller
          control={form.control}
          name="reason"
          render={({ field }) => (
            <TextField {...field} label={t("stops.reason")} hint={t("stops.reason.hint")} maxLength={200} />
          )}
        />
        {chosen && <p className={css.guests}>{guestSentence(option, chosen.until, now, zone, { t, ...words })}</p>}
        <DialogButtons>
          <Button onPress={close}>{t("stops.cancel")}</Button>
          <Button type="submit" look="primary" isPending={isSending}>
            {chosen === null || chosen.until === null
              ? t("stops.confirm.open")
              : chosen.until === "business-day"
                ? t("stops.confirm.day")
                : t("stops.confirm.at", { time: moment(chosen.until, now, zone, { t, ...words }) })}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
