import type { WirePace } from "@skatert/contract";
import type { I18n } from "../../i18n/i18n.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { StopEnd } from "../../model/stops/stop-end.ts";
import { endText } from "../../model/stops/stop-words.ts";
import { setPace } from "../../model/stops/stops-query.ts";
import { shopNow } from "../../platform/clock/shop-clock.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useDraftForm } from "../../platform/drafts/use-draft-form.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Choices } from "../../ui/fields/choices.tsx";
import css from "../../ui/screen/screen.module.css";
import { showToast } from "../../ui/toast/toast.ts";
import { EndChoice } from "./end-choice.tsx";
import { TEMPORARY_ENDS, temporaryUntil } from "./temporary-ends.ts";

const EXTRAS = [0, 10, 20, 30] as const;

interface PaceForm {
  extra: number;
  withoutExpress: boolean;
  end: StopEnd;
  time: string;
}

/** Sets extra minutes, or no express orders, until an end (STOP-3). */
export function PacePanel({ pace, mayEdit }: { readonly pace: WirePace | null; readonly mayEdit: boolean }) {
  const i18n = useI18n();
  const { t } = i18n;
  const branch = useShownBranch();
  const failed = useFailure();
  const now = useNow();
  const [isSending, during] = useSending();
  const form = useDraftForm<PaceForm>(`pace:${branch.id}`, {
    extra: 20,
    withoutExpress: false,
    end: "hour",
    time: "",
  });
  const { extra, withoutExpress, end, time } = form.watch();
  const until = temporaryUntil(end, time, now, branch.time_zone);
  const isNothing = extra === 0 && !withoutExpress;

  const put = async (next: WirePace) => {
    const result = await during(setPace(branch.id, next));
    if (!result.ok) return failed(result.error);
    form.forget();
    showToast({ text: t("stops.pace.done"), look: "done" });
    return true;
  };
  const save = form.handleSubmit(async () => {
    const ends = temporaryUntil(end, time, shopNow(), branch.time_zone);
    if (ends !== null && !isNothing) await put({ extra_minutes: extra, express: !withoutExpress, until: ends });
  });

  return (
    <section className={css.panel} aria-labelledby="pace">
      <h2 id="pace" className={css.heading}>
        {t("stops.pace.title")}
      </h2>
      <p role="status">{paceText(pace, now, branch.time_zone, i18n)}</p>
      {mayEdit && isBusy(pace) && (
        <div className={css.buttons}>
          <Button
            size="large"
            isPending={isSending}
            onPress={() => void put({ extra_minutes: 0, express: true, until: null })}
          >
            {t("stops.pace.end")}
          </Button>
        </div>
      )}
      {mayEdit && (
        <form className={css.form} onSubmit={save}>
          <Choices
            label={t("stops.pace.extra")}
            choices={EXTRAS.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? t("stops.pace.none") : t("stops.pace.minutes", { minutes }),
            }))}
            value={String(extra)}
            onChange={(value) => form.setValue("extra", Number(value))}
          />
          <Checkbox isSelected={withoutExpress} onChange={(value) => form.setValue("withoutExpress", value)}>
            {t("stops.pace.express")}
          </Checkbox>
          <EndChoice
            ends={TEMPORARY_ENDS}
            value={{ end, time }}
            onChange={(value) => {
              form.setValue("end", value.end);
              form.setValue("time", value.time);
            }}
            isWrong={until === null && form.formState.isSubmitted}
          />
          <p className={css.guests}>{guestText(extra, withoutExpress, i18n)}</p>
          <Button type="submit" look="primary" size="large" isDisabled={isNothing} isPending={isSending}>
            {t("stops.pace.save")}
          </Button>
        </form>
      )}
    </section>
  );
}

function isBusy(pace: WirePace | null): pace is WirePace {
  return pace !== null && (pace.extra_minutes > 0 || !pace.express);
}

function paceText(pace: WirePace | null, now: number, zone: string, i18n: I18n): string {
  if (!isBusy(pace)) return i18n.t("stops.pace.usual");
  const end = endText({ until: pace.until, until_business_day: false }, now, zone, i18n);
  if (pace.extra_minutes === 0) return i18n.t("stops.pace.now.no-express", { end });
  const key = pace.express ? "stops.pace.now" : "stops.pace.now.express";
  return i18n.t(key, { minutes: pace.extra_minutes, end });
}

function guestText(minutes: number, withoutExpress: boolean, { t }: I18n): string {
  if (minutes === 0 && !withoutExpress) return t("stops.pace.guests.none");
  const later = minutes > 0 ? [t("stops.pace.guests", { minutes })] : [];
  return [...later, ...(withoutExpress ? [t("stops.pace.guests.express")] : [])].join(" ");
}
