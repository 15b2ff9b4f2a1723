import type { WireImportUndoRefused } from "@skatert/contract";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./imports.module.css";

const shown = 10;

/** Why an import cannot be undone, with links to the later changes or with the faults that the shop would have. */
export function UndoRefusal({ refusal: { reason, conflicts, faults } }: { readonly refusal: WireImportUndoRefused }) {
  const { t } = useI18n();
  const changes = [...new Set(conflicts.flatMap(({ change_id: change }) => change ?? []))].slice(0, shown);
  return (
    <div className={screen.part}>
      <p role="alert">{t(`imports.undo.${reason}`)}</p>
      {changes.map((change) => (
        <Link key={change} className={css.open ?? ""} to={`/changes/history?open=${change}`}>
          {t("history.refused.later", { id: change })}
        </Link>
      ))}
      {faults.length > 0 && (
        <ul>
          {faults.slice(0, shown).map(({ file, path, message }) => (
            <li key={`${file} ${path} ${message}`}>
              {file} {path}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
