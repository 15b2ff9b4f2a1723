import { OFFICE_PATHS } from "@skatert/contract";
import { hasRightEverywhere } from "@skatert/domain";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { grantsOf, useWork } from "../../platform/session/me-context.tsx";
import screen from "../../ui/screen/screen.module.css";
import css from "./imports.module.css";

const FORMATS = ["xlsx", "csv", "zip"] as const;

/** Exports of the menu as a table and of the shop as a folder, each with its use (IMPORT-1). */
export function Exports() {
  const { t, language } = useI18n();
  const { me } = useWork();
  // The archive holds the whole shop with its accounts.
  const mayTakeAll = hasRightEverywhere(grantsOf(me), "menu.edit");
  const pathOf = (format: (typeof FORMATS)[number]) =>
    format === "zip" ? `${OFFICE_PATHS.exports}/shop.zip` : `${OFFICE_PATHS.exports}/menu.${format}?lang=${language}`;
  return (
    <section className={screen.panel} aria-labelledby="imports-exports">
      <h2 id="imports-exports" className={screen.heading}>
        {t("imports.export.title")}
      </h2>
      <ul className={screen.list}>
        {FORMATS.filter((format) => format !== "zip" || mayTakeAll).map((format) => (
          <li key={format} className={css.export}>
            <p className={screen.what}>{t(`imports.export.${format}.text`)}</p>
            <a className={css.download} href={pathOf(format)} download>
              {t(`imports.export.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
