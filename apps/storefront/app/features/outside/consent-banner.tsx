import { useI18n } from "../../i18n/i18n-context.tsx";
import type { ConsentAnswer } from "../../model/outside/consent-store.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./consent-banner.module.css";

export interface ConsentBannerProps {
  /** The earlier answer. */
  readonly answer: ConsentAnswer;
  readonly onAnswer: (answer: "yes" | "no") => void;
}

/**
 * Asks for consent to outside services. It covers nothing needed for ordering, and both answers are equally
 * prominent.
 */
export function ConsentBanner({ answer, onAnswer }: ConsentBannerProps) {
  const { t } = useI18n();
  return (
    <section aria-label={t("outside.title")} className={styles["banner"]}>
      <div className={styles["words"]}>
        <p className={styles["title"]}>{t("outside.title")}</p>
        <p>{t("outside.text")}</p>
        {answer !== null && <p>{t(answer === "yes" ? "outside.saidYes" : "outside.saidNo")}</p>}
      </div>
      <div className={styles["answers"]}>
        <Button look="tint" onClick={() => onAnswer("no")}>
          {t("outside.no")}
        </Button>
        <Button look="tint" onClick={() => onAnswer("yes")}>
          {t("outside.yes")}
        </Button>
      </div>
    </section>
  );
}
