import type { WireImport } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { Link } from "react-router";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./imports.module.css";
import { UndoImport } from "./undo-import.tsx";

/** An applied import, perhaps undone: its effect, missing pictures, and "undo". */
export function SettledImport({ settled }: { readonly settled: WireImport }) {
  const { t } = useI18n();
  const { me } = useWork();
  const { missing_pictures: missing, state, change_id: change } = settled;
  const mayUndo = state === "applied" && change !== null && hasRightEverywhere(grantsOf(me), "menu.edit");
  return (
    <section className={screen.panel}>
      <div role="status">
        <h3 className={screen.heading}>{t(state === "undone" ? "imports.undone.title" : "imports.applied.title")}</h3>
      </div>
      <p>
        {t(
          state === "undone"
            ? "imports.undone.text"
            : change === null
              ? "imports.applied.same"
              : "imports.applied.text",
        )}
      </p>
      <div className={screen.buttons}>
        <Link to="/menu" className={css.download ?? ""}>
          {t("imports.toMenu")}
        </Link>
        {mayUndo && <UndoImport applied={settled} />}
      </div>
      {missing.length > 0 && (
        <details className={css.details}>
          <summary>{t("imports.missing", { count: missing.length })}</summary>
          <ul className={screen.list}>
            {missing.map(({ address }) => (
              <li key={address} className={css.address}>
                {address}
              </li>
            ))}
          </ul>
          <p className={screen.quiet}>{t("imports.missing.advice")}</p>
        </details>
      )}
    </section>
  );
}
