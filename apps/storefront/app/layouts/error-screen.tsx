import { useI18n } from "../i18n/i18n-context.tsx";
import { buttonClass } from "../ui/button.tsx";
import styles from "./error-screen.module.css";
import { SpilledBowl } from "./spilled-bowl.tsx";

export interface ErrorScreenProps {
  readonly isMissing: boolean;
  /** What the server says of it, e.g. "Page Not Found: /menu/x". */
  readonly detail: string | null;
  /** It stands inside the page's frame already. */
  readonly isFramed: boolean;
}

/** Not found, or a fault: what happened and the way home (SCREEN-1). */
export function ErrorScreen({ isMissing, detail, isFramed }: ErrorScreenProps) {
  const { t } = useI18n();
  const Frame = isFramed ? "div" : "main";
  return (
    <Frame className={styles["screen"]}>
      <SpilledBowl />
      <h1>{t(isMissing ? "error.notFound.title" : "error.fatal.title")}</h1>
      <p className={styles["text"]}>{t(isMissing ? "error.notFound.text" : "error.fatal.text")}</p>
      <a href="/" className={buttonClass("action", "l")}>
        {t("site.home")}
      </a>
      {detail && (
        <p className={styles["detail"]} translate="no">
          {detail}
        </p>
      )}
    </Frame>
  );
}
