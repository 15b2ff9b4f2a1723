import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { OFFICE_LANGUAGES } from "../../i18n/language.ts";
import { chooseTheme, chosenTheme, THEMES } from "../../theme/theme.ts";
import { Choices } from "../../ui/fields/choices.tsx";
import styles from "./preferences.module.css";

const ownNames = { ru: "Русский", en: "English" } as const;

/** Language and theme of this device. */
export function Preferences() {
  const { t, language, speak } = useI18n();
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <div className={styles.preferences}>
      <Choices
        label={t("language.label")}
        choices={OFFICE_LANGUAGES.map((value) => ({ value, label: ownNames[value], lang: value }))}
        value={language}
        onChange={(chosen) => void speak(chosen)}
      />
      <Choices
        label={t("theme.label")}
        choices={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={theme}
        onChange={(chosen) => {
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      />
    </div>
  );
}
