import type { WirePause } from "@skatert/contract";
import { Controller } from "react-hook-form";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { StopEnd } from "../../model/stops/stop-end.ts";
import { endText, moment } from "../../model/stops/stop-words.ts";
import { endPause, pauseBranch } from "../../model/stops/stops-query.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import css from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { EndChoice } from "./end-choice.tsx";
import { TEMPORARY_ENDS, temporaryUntil } from "./temporary-ends.ts";

interface PauseForm {
  message: string;
  end: StopEnd;
  time: string;
}

/** Pauses orders until an end, with a message for guests (STOP-3). */
export function PausePanel({ pause, mayEdit }: { readonly pause: WirePause | null; readonly mayEdit: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const branch = useShownBranch();
  const failed = useFailure();
  const now = useNow();
  const [isSending, during] = useSending();
  const form = useDraftForm<PauseForm>(`pause:${branch.id}`, { message: "", end: "half-hour", time: "" });
  const { message, end, time } = form.watch();
  const until = temporaryUntil(end, time, now, branch.time_zone);
  const endOf = (ends: string | null) =>
    endText({ until: ends, until_business_day: false }, now, branch.time_zone, i18n);

  const save = form.handleSubmit(async () => {
    const ends = temporaryUntil(end, time, shopNow(), branch.time_zone);
    if (ends === null) return;
    const result = await during(pauseBranch(branch.id, { message: message.trim(), until: ends }));
    if (!result.ok) {
      failed(result.error);
      return;
    }
    form.forget();
    const undo = { label: t("stops.undo"), run: () => void stopPause() };
    showToast({ text: t("stops.pause.done", { end: endOf(ends) }), look: "done", undo });
  });
  const stopPause = async () => {
    const result = await during(endPause(branch.id));
    if (result.ok) showToast({ text: t("stops.pause.ended"), look: "done" });
    else failed(result.error);
  };

  return (
    <section className={css.panel} aria-labelledby="pause">
      <h2 id="pause" className={css.heading}>
        {t("stops.pause.title")}
      </h2>
      <p role="status">{pause === null ? t("stops.pause.off") : t("stops.pause.on", { end: endOf(pause.until) })}</p>
      {pause !== null && pause.message !== "" && (
        <p className={css.quiet}>{t("stops.pause.guests.message", { message: pause.message })}</p>
      )}
      {mayEdit && pause !== null && (
        <Button size="large" look="primary" isPending={isSending} onPress={() => void stopPause()}>
          {t("stops.pause.end")}
        </Button>
      )}
      {mayEdit && pause === null && (
        <form className={css.form} onSubmit={save}>
          <Controller
            control={form.control}
            name="message"
            render={({ field }) => (
              <TextField
                {...field}
                label={t("stops.pause.message")}
                hint={t("stops.pause.message.hint")}
                maxLength={200}
              />
            )}
          />
          <EndChoice
            ends={TEMPORARY_ENDS}
            value={{ end, time }}
            onChange={(value) => {
              form.setValue("end", value.end);
              form.setValue("time", value.time);
            }}
            isWrong={until === null && form.formState.isSubmitted}
          />
          {until !== null && (
            <p className={css.guests}>
              {t("stops.pause.guests", { time: moment(until, now, branch.time_zone, i18n) })}{" "}
              {message.trim() !== "" && t("stops.pause.guests.message", { message: message.trim() })}
            </p>
          )}
          <Button type="submit" look="danger" size="large" isPending={isSending}>
            {t("stops.pause.save")}
          </Button>
        </form>
      )}
    </section>
  );
}
