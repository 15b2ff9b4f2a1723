import type { WireUndoRefused } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useShownBranch } from "../../../platform/session/shown-branch.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogButtons } from "../../../ui/overlay/dialog.tsx";
import screen from "../../../ui/screen/screen.module.css";
import css from "../changes.module.css";
import { FaultList } from "../draft/fault-list.tsx";
import { entityText } from "../words/entity-words.ts";
import { fieldTitle } from "../words/field-title.ts";

interface UndoRefusedProps {
  readonly refusal: WireUndoRefused;
  readonly onClose: () => void;
}

/** Why a change could not be undone: later changes of the same fields, their authors and links. */
export function UndoRefused({ refusal: { reason, conflicts, faults }, onClose }: UndoRefusedProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { time_zone: zone } = useShownBranch();
  return (
    <Dialog title={t("history.refused.title")} isOpen onClose={onClose}>
      <div className={screen.form}>
        {reason === "faults" ? (
          <FaultList title={t("history.refused.faults")} faults={faults} />
        ) : (
          <p>{t(`history.refused.${reason}`)}</p>
        )}
        <ul className={screen.list}>
          {conflicts.map((conflict) => {
            const { entity, facet, path, changed_by: by, changed_at: at, change_id: id } = conflict;
            const time = at === null ? "" : i18n.dayTime(at, zone);
            return (
              <li key={`${entity.kind}:${entity.id} ${facet} ${path.join(".")}`} className={screen.row}>
                <div className={screen.what}>
                  <p className={screen.name}>
                    {entityText(entity, i18n)}: {fieldTitle(facet, path[0] ?? null, i18n)}
                  </p>
                  {at !== null && (
                    <p className={screen.quiet}>{by ? t("history.refused.by", { name: by, time }) : time}</p>
                  )}
                </div>
                {id !== null && (
                  <Link className={css.way} to={`/changes/history?open=${id}`} onClick={onClose}>
                    {t("history.refused.later", { id })}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
        <DialogButtons>
          <Button look="primary" onPress={onClose}>
            {t("history.refused.close")}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
