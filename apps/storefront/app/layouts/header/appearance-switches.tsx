import { useI18n } from "../../i18n/i18n-context.tsx";
import { useLanguages } from "../../model/language/use-languages.ts";
import { currentTheme, switchTheme } from "../../platform/appearance.ts";
import { Icon } from "../../ui/icons.tsx";
import styles from "./appearance-switches.module.css";

/** Theme and language of the page. Only the style sheet has the active theme, so no text depends on it. */
export function AppearanceSwitches() {
  const { t } = useI18n();
  return (
    <div className={styles["switches"]}>
      <LanguageSelect />
      <button
        type="button"
        className={styles["theme"]}
        aria-label={t("site.theme")}
        onClick={() => switchTheme(currentTheme() === "dark" ? "light" : "dark")}
      >
        <Icon name="moon" className={styles["moon"]} />
        <Icon name="sun" className={styles["sun"]} />
      </button>
    </div>
  );
}

function LanguageSelect() {
  const { t } = useI18n();
  const { current, offered, choose } = useLanguages();
  if (offered.length < 2) return null;
  return (
    <label className={styles["language"]}>
      <span className="visually-hidden">{t("site.language")}</span>
      <span aria-hidden="true" className={styles["code"]} translate="no">
        {current.replace(/-.*/, "")}
      </span>
      <select value={current} onChange={({ target }) => choose(target.value)}>
        {offered.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
