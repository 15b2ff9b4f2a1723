import type { WireDraft } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { grantsOf, useWork } from "../../../platform/session/me-context.tsx";
import { Button } from "../../../ui/button.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../changes.module.css";
import { countsText } from "../words/entity-words.ts";
import { DiscardAllDialog } from "./discard-all-dialog.tsx";
import { NoteList } from "./note-list.tsx";
import { TimeDialog } from "./time-dialog.tsx";
import { usePublishing } from "./use-publishing.ts";

/** The draft's changes in numbers, and the buttons that publish it (EDIT-5). */
export function PublishPanel({ draft }: { readonly draft: WireDraft }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useWork();
  const { publish, schedule, isSending } = usePublishing(draft);
  const [dialog, setDialog] = useState<"time" | "discard" | null>(null);
  const what = countsText(draft.counts, i18n);
  if (!hasRightEverywhere(grantsOf(me), "menu.edit")) {
    return <p className={screen.guests}>{t("draft.publish.right")}</p>;
  }
  return (
    <section className={css.panel} aria-labelledby="publish-title">
      <h2 id="publish-title" className={screen.heading}>
        {t("draft.publish.title")}
      </h2>
      <p>{t("draft.publish.what", { what })}</p>
      <NoteList notes={draft.notes} />
      <Button look="primary" size="large" isPending={isSending} onPress={() => void publish()}>
        {t("draft.publish.now")}
      </Button>
      <Button onPress={() => setDialog("time")}>{t("draft.publish.later")}</Button>
      <Button look="quiet" onPress={() => setDialog("discard")}>
        {t("draft.discardAll")}
      </Button>
      {dialog === "time" && (
        <TimeDialog name="draft" present={null} onSave={schedule} onClose={() => setDialog(null)} />
      )}
      {dialog === "discard" && <DiscardAllDialog what={what} onClose={() => setDialog(null)} />}
    </section>
  );
}
