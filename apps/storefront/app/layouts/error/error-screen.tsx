import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./error-screen.module.css";
import { SpilledBowl } from "./spilled-bowl.tsx";

/** Why there is no page: no such address, an order's address without its key, a fault, or no connection. */
export type ErrorKind = "missing" | "order" | "fatal" | "offline";

export interface ErrorScreenProps {
  readonly kind: ErrorKind;
  /** What the server says of it, e.g. "Page Not Found: /menu/x". */
  readonly detail: string | null;
  /** It stands inside the page's frame already. */
  readonly isFramed: boolean;
  /** Tries again; null where another try would end the same. */
  readonly onRetry: (() => void) | null;
  /** Opens the sign-in sheet; null where signing in would not help. */
  readonly onSignIn: (() => void) | null;
}

const words = {
  missing: { title: "error.notFound.title", text: "error.notFound.text" },
  order: { title: "error.notFound.title", text: "error.order.text" },
  fatal: { title: "error.fatal.title", text: "error.fatal.text" },
  offline: { title: "error.offline.title", text: "error.offline.text" },
} as const;

/** Not found, a fault or no connection: what happened, another try and the way home (SCREEN-1, STATE-1). */
export function ErrorScreen({ kind, detail, isFramed, onRetry, onSignIn }: ErrorScreenProps) {
  const { t } = useI18n();
  const Frame = isFramed ? "div" : "main";
  return (
    <Frame className={styles["screen"]}>
      <SpilledBowl />
      <h1>{t(words[kind].title)}</h1>
      <p className={styles["text"]}>{t(words[kind].text)}</p>
      {onRetry && (
        <Button size="l" onClick={onRetry}>
          {t("site.retry")}
        </Button>
      )}
      {onSignIn && (
        <Button size="l" onClick={onSignIn}>
          {t("site.signIn")}
        </Button>
      )}
      <a href="/" className={buttonClass(onRetry || onSignIn ? "quiet" : "action", "l")}>
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
