import type { WireRelease } from "@skatert/contract";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { reopenRelease, rescheduleRelease } from "../../../model/changes/publishing-calls.ts";
import { useFailure } from "../../../platform/feedback/use-failure.ts";
import { useSending } from "../../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../../platform/session/shown-branch.ts";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import { showToast } from "../../../ui/toast/toast.ts";
import css from "../changes.module.css";
import { FaultList } from "../draft/fault-list.tsx";
import { countsText } from "../words/entity-words.ts";
import { TimeDialog } from "./time-dialog.tsx";
import { useDiscarding } from "./use-discarding.ts";

interface ReleaseCardProps {
  readonly release: WireRelease;
  readonly mayPublish: boolean;
}

/** A release that is scheduled, or whose scheduled publication failed. */
export function ReleaseCard({ release, mayPublish }: ReleaseCardProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { time_zone: zone } = useShownBranch();
  const isFailed = release.state === "failed";
  const time = release.publish_at === null ? "" : i18n.dayTime(release.publish_at, zone);
  const what = countsText(release.counts, i18n);
  return (
    <li className={css.card}>
      <div className={css.what}>
        <p className={css.name}>{t(isFailed ? "draft.release.failed" : "draft.release.at", { time })}</p>
        <p className={screen.quiet}>{t("draft.release.what", { what, by: release.by })}</p>
        {release.hidden > 0 && <p className={screen.quiet}>{t("draft.hidden", { count: release.hidden })}</p>}
      </div>
      {isFailed && release.faults.length > 0 && (
        <FaultList title={t("draft.release.reasons")} faults={release.faults} />
      )}
      {mayPublish && <ReleaseButtons release={release} />}
    </li>
  );
}

function ReleaseButtons({ release: { id, state, publish_at: at } }: { readonly release: WireRelease }) {
  const i18n = useI18n();
  const { t } = i18n;
  const failed = useFailure();
  const { time_zone: zone } = useShownBranch();
  const [isSending, during] = useSending();
  const { discard, isSending: isDiscarding } = useDiscarding();
  const [isAsking, setAsking] = useState(false);
  const reopen = async () => {
    const result = await during(reopenRelease(id));
    if (!result.ok) return failed(result.error);
    const count = result.value.kept.length;
    const text = count === 0 ? t("draft.release.reopened") : t("draft.release.kept", { count });
    showToast({ text, look: "done" });
    return true;
  };
  const move = async (next: string) => {
    const result = await rescheduleRelease(id, next);
    if (!result.ok) return failed(result.error);
    showToast({ text: t("draft.release.moved", { time: i18n.dayTime(next, zone) }), look: "done" });
    return true;
  };
  return (
    <div className={screen.buttons}>
      <Button onPress={() => setAsking(true)}>
        {t(state === "failed" ? "draft.release.again" : "draft.release.change")}
      </Button>
      <Button isPending={isSending} onPress={() => void reopen()}>
        {t("draft.release.reopen")}
      </Button>
      <Button
        look="quiet"
        isPending={isDiscarding}
        onPress={() => void discard({ release: id }, t("draft.discarded.release"))}
      >
        {t("draft.release.discard")}
      </Button>
      {isAsking && <TimeDialog name={String(id)} present={at} onSave={move} onClose={() => setAsking(false)} />}
    </div>
  );
}
