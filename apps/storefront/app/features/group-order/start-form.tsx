import { useI18n } from "../../i18n/i18n-context.tsx";
import { openGroup } from "../../model/group-order/group-calls.ts";
import styles from "./group-order.module.css";
import { NameForm } from "./name-form.tsx";

/** Opens a group order: an explanation, and the host's name. */
export function StartForm() {
  const { t, language } = useI18n();
  return (
    <div className={styles["panel"]}>
      <p className={styles["text"]}>{t("group.startText")}</p>
      <NameForm label={t("group.getLink")} submit={(name) => openGroup(name, language)} />
    </div>
  );
}
