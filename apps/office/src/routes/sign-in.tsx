import { Link, useNavigate, useSearchParams } from "react-router";
import { AnySignIn } from "../features/sign-in/any-sign-in.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { Doorway } from "./doorway.tsx";
import styles from "./sign-in.module.css";

/** `/office/sign-in?back=`: returns only to pages of the office. */
export function SignIn() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <Doorway title={t("signIn.title")}>
      <AnySignIn onSignedIn={() => void navigate(safeBack(query.get("back")), { replace: true })} />
      <Link className={styles.enrol} to="/enrol">
        {t("enrol.title")}
      </Link>
    </Doorway>
  );
}

/** The requested page if it belongs to this app; "//host" would be another site. */
export function safeBack(back: string | null): string {
  return back !== null && /^\/(?![/\\])/.test(back) ? back : "/";
}
