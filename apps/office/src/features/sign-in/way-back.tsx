import { useI18n } from "../../i18n/i18n-context.tsx";
import css from "./sign-in.module.css";

/** How a person recovers access without the password or the phone (STAFF-1). */
export function WayBack() {
  const { t } = useI18n();
  return (
    <details className={css.wayBack}>
      <summary>{t("signIn.wayBack")}</summary>
      <p>{t("signIn.wayBack.person")}</p>
      <p>{t("signIn.wayBack.owner")}</p>
      <code>npm run staff -- link anna</code>
    </details>
  );
}
