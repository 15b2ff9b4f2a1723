import type { WireStop } from "@skatert/contract";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { endText, moment } from "../../model/stops/stop-words.ts";
import { useNow } from "../../platform/clock/use-now.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { Button } from "../../ui/button.tsx";
import css from "../../ui/screen/screen.module.css";
import { useMayStop } from "./use-may-stop.ts";
import { useStopActions } from "./use-stop-actions.ts";

/** The active stops of a branch: end, author, and one tap to resume. */
export function StoppedNow({ stops }: { readonly stops: readonly WireStop[] }) {
  return (
    <ul className={css.list}>
      {stops.map((stop) => (
        <Stopped key={stop.id} stop={stop} />
      ))}
    </ul>
  );
}

function Stopped({ stop }: { readonly stop: WireStop }) {
  const i18n = useI18n();
  const { t } = i18n;
  const now = useNow();
  const { zone, resume } = useStopActions();
  const mayEdit = useMayStop()(stop.target.kind);
  const [isSending, during] = useSending();
  const press = async () => {
    await during(resume(stop));
  };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.name}>
          <s>{stop.name}</s> <span className={css.kind}>{t(`stops.kind.${stop.target.kind}`)}</span>
        </p>
        <p className={css.end}>{endText(stop, now, zone, i18n)}</p>
        {stop.reason !== "" && <p className={css.quiet}>{stop.reason}</p>}
        <p className={css.quiet}>{t("stops.by", { name: stop.by.name, time: moment(stop.at, now, zone, i18n) })}</p>
      </div>
      {mayEdit && (
        <Button aria-label={t("stops.resume.of", { name: stop.name })} isPending={isSending} onPress={press}>
          {t("stops.resume")}
        </Button>
      )}
    </li>
  );
}
