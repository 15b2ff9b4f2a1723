import { type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { usePushDevice } from "../../model/account/use-push-device.ts";
import { useLanguages } from "../../model/language/use-languages.ts";
import { useConsent } from "../../model/outside/consent-store.ts";
import { needsConsent } from "../../model/outside/outside.ts";
import { openModal } from "../../model/page/modals.ts";
import { presentCity } from "../../model/place/cities.ts";
import { useCity } from "../../model/place/city-store.ts";
import { clearSavedData } from "../../model/session/clear-saved-data.ts";
import { useShop } from "../../model/shop/shop-context.tsx";
import { type ColourTheme, currentTheme, switchTheme } from "../../platform/appearance.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Segmented } from "../../ui/fields/segmented.tsx";
import styles from "./settings-modal.module.css";

/** Settings of a visitor: language, theme, city, page type, and stored data. */
export default function SettingsModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog title={t("site.settings")} onClose={onClose}>
      <div className={styles["rows"]}>
        <LanguageRow />
        <ThemeRow />
        <CityRow />
        <PageTypeRow />
        <OutsideRow onClose={onClose} />
        <PushRow />
        <Row title={t("settings.saved")} note={t("settings.savedText")}>
          <Button look="outline" size="s" onClick={() => askToClear(t)}>
            {t("settings.clear")}
          </Button>
        </Row>
      </div>
    </Dialog>
  );
}

function askToClear(t: ReturnType<typeof useI18n>["t"]): void {
  openModal("accept", {
    title: t("settings.clearTitle"),
    text: t("settings.clearText"),
    confirm: t("settings.clear"),
    onConfirm: () => {
      clearSavedData();
      window.location.assign("/");
    },
  });
}

interface RowProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Row({ title, note, children }: RowProps) {
  return (
    <div className={styles["row"]}>
      <div>
        <p className={styles["title"]}>{title}</p>
        {note && <p className={styles["note"]}>{note}</p>}
      </div>
      {children}
    </div>
  );
}

function LanguageRow() {
  const { t } = useI18n();
  const { current, offered, choose } = useLanguages();
  if (offered.length < 2) return null;
  return (
    <label className={styles["row"]}>
      <span className={styles["title"]}>{t("site.language")}</span>
      <select className={styles["select"]} value={current} onChange={({ target }) => choose(target.value)}>
        {offered.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ThemeRow() {
  const { t } = useI18n();
  const [theme, setTheme] = useState<ColourTheme>(currentTheme);
  return (
    <Row title={t("settings.theme")}>
      <Segmented
        label={t("settings.theme")}
        value={theme}
        options={[
          { value: "light", label: t("settings.theme.light") },
          { value: "dark", label: t("settings.theme.dark") },
        ]}
        onChange={(wanted) => {
          setTheme(wanted);
          switchTheme(wanted);
        }}
      />
    </Row>
  );
}

function CityRow() {
  const { t } = useI18n();
  const shop = useShop();
  const city = presentCity(
    shop,
    useCity((state) => state.city),
  );
  if (city === null) return null;
  return (
    <Row title={t("settings.city")} note={city}>
      <Button look="tint" size="s" aria-label={t("city.choose")} onClick={() => openModal("city-acceptance", { city })}>
        {t("settings.change")}
      </Button>
    </Row>
  );
}

function PageTypeRow() {
  const { t } = useI18n();
  const { pageType, pageTypes } = useShop();
  if (pageTypes.length < 2) return null;
  return (
    <Row title={t("site.pageType")} note={t(`layout.${pageType}`)}>
      <Button look="tint" size="s" aria-label={t("layout.choose")} onClick={() => openModal("layout")}>
        {t("settings.change")}
      </Button>
    </Row>
  );
}

/** Consent to outside services can be withdrawn at any time (EXT-3). */
function OutsideRow({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n();
  const { outside } = useShop();
  if (outside === null || !needsConsent(outside)) return null;
  const change = () => {
    useConsent.getState().ask();
    onClose();
  };
  return (
    <Row title={t("outside.title")}>
      <Button look="tint" size="s" onClick={change}>
        {t("settings.change")}
      </Button>
    </Row>
  );
}

/** Push notifications accepted beside an order can be turned off here. */
function PushRow() {
  const { t } = useI18n();
  const { standing, busy, stop } = usePushDevice();
  if (standing !== "on") return null;
  return (
    <Row title={t("push.device")} note={t("push.deviceText")}>
      <Button look="tint" size="s" busy={busy} onClick={stop}>
        {t("push.turnOff")}
      </Button>
    </Row>
  );
}
