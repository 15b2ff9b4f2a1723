import type { WireChangeSummary, WireUndoRefused } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { changeQuery } from "../../../model/changes/history-query.ts";
import { LoadFailed } from "../../../platform/feedback/load-failed.tsx";
import { grantsOf, useWork } from "../../../platform/session/me-context.tsx";
import { PasswordAgain } from "../../../platform/session/password-again.tsx";
import { Button } from "../../../ui/button.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../changes.module.css";
import { FieldList } from "../details/field-list.tsx";
import { entityText } from "../words/entity-words.ts";
import { UndoRefused } from "./undo-refused.tsx";
import { useUndo } from "./use-undo.ts";

/** Every field of a published change, and "undo". */
export function ChangeDetails({ change }: { readonly change: WireChangeSummary }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useWork();
  const asked = useQuery(changeQuery(change.id));
  const [refusal, setRefusal] = useState<WireUndoRefused | null>(null);
  const { undo, isSending, isPasswordAsked, cancel } = useUndo(setRefusal);
  if (asked.data === undefined && asked.isError)
    return <LoadFailed title="history.error" right="menu.edit" asked={asked} />;
  if (asked.data === undefined) return <ListSkeleton label={t("loading")} rows={1} />;
  const { id, changes, more } = asked.data;
  const mayUndo = hasRightEverywhere(grantsOf(me), "menu.edit") && change.undone_by === null;
  return (
    <div className={screen.part}>
      {changes.map(({ entity, fields }) => (
        <section key={`${entity.kind}:${entity.id}`} className={css.group}>
          <h2 className={css.name}>
            <Link
              to={`/changes/history?entity=${encodeURIComponent(`${entity.kind}:${entity.id}`)}`}
              className={css.way}
            >
              {entityText(entity, i18n)}
            </Link>
          </h2>
          <FieldList entity={entity} fields={fields} named={asked.data} />
        </section>
      ))}
      {more > 0 && <p className={screen.quiet}>{t("history.left", { count: more })}</p>}
      {mayUndo && (
        <div className={screen.buttons}>
          <Button aria-label={t("history.undo.of", { id })} isPending={isSending} onPress={() => void undo(id)}>
            {t("history.undo")}
          </Button>
        </div>
      )}
      <Dialog title={t("history.undo.password.title")} isOpen={isPasswordAsked} onClose={cancel}>
        <PasswordAgain submit={t("history.undo")} onSubmit={(password) => undo(id, password)} onCancel={cancel}>
          <p>{t("history.undo.password")}</p>
        </PasswordAgain>
      </Dialog>
      {refusal !== null && <UndoRefused refusal={refusal} onClose={() => setRefusal(null)} />}
    </div>
  );
}
