import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useLanguages } from "../../../model/language/use-languages.ts";
import { useShop } from "../../../model/shop/shop-context.tsx";
import { type ColourTheme, currentTheme, switchTheme } from "../../../platform/appearance.ts";
import { useHydrating } from "../../../ui/browser/use-hydrating.ts";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "../frame/account-panels.module.css";

/** Theme and language of the site. */
export function AppearancePanel() {
  const { t } = useI18n();
  const { darkByDefault } = useShop();
  const { current, offered, choose } = useLanguages();
  const hydrating = useHydrating();
  const [chosen, setChosen] = useState<ColourTheme | null>(null);
  // Only the document has the active theme.
  const theme = chosen ?? (hydrating ? (darkByDefault ? "dark" : "light") : currentTheme());
  return (
    <Panel title={t("account.appearance")}>
      <div className={styles["choices"]}>
        <Segmented
          label={t("account.theme")}
          value={theme}
          options={[
            { value: "light", label: t("account.theme.light") },
            { value: "dark", label: t("account.theme.dark") },
          ]}
          onChange={(wanted) => {
            setChosen(wanted);
            switchTheme(wanted);
          }}
        />
        {offered.length > 1 && (
          <Segmented
            label={t("site.language")}
            value={current}
            options={offered.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={choose}
          />
        )}
      </div>
    </Panel>
  );
}
