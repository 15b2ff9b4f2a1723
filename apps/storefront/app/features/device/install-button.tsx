import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { takeInstallOffer, useInstallOffer } from "../../platform/install-offer.ts";
import { useMedia } from "../../platform/media/use-media.ts";
import styles from "./device-bars.module.css";
import { manifestIcon } from "./manifest-icon.ts";

/** Installs the shop as an application, if the browser offers it (APP-6). Its messages load later. */
export function InstallButton() {
  const { t } = useI18n();
  const hasOffer = useInstallOffer(({ offer }) => offer !== null);
  const icon = useMedia("photos", useManifestIcon(hasOffer));
  if (!hasOffer) return null;
  return (
    <button type="button" className={styles["install"]} onClick={() => void takeInstallOffer()}>
      {icon && <img src={icon} alt="" width={32} height={32} className={styles["icon"]} />}
      <span>
        {t("device.install")}
        <span className={styles["hint"]}>{t("device.install.text")}</span>
      </span>
    </button>
  );
}

/** The icon of the application. None if the manifest does not answer, which is logged (ERR-1). */
function useManifestIcon(isWanted: boolean): string | null {
  const [icon, setIcon] = useState<string | null>(null);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (!isWanted || !link) return;
    fetch(link.href)
      .then((response) => response.json())
      .then(
        (manifest) => setIcon(manifestIcon(manifest)),
        (error: unknown) => console.warn("loading the manifest failed; no icon is shown", error),
      );
  }, [isWanted]);
  return icon;
}
