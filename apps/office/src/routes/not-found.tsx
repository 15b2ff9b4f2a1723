import { Link } from "react-router";
import { useI18n } from "../i18n/i18n-context.tsx";
import { Doorway } from "./doorway.tsx";
import styles from "./page.module.css";

export function NotFound() {
  const { t } = useI18n();
  return (
    <Doorway title={t("notFound.title")}>
      <p>{t("notFound.text")}</p>
      <Link to="/" className={styles.link ?? ""}>
        {t("toBoard")}
      </Link>
    </Doorway>
  );
}
