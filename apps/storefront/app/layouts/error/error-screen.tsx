import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import styles from "./error-screen.module.css";
import { SpilledBowl } from "./spilled-bowl.tsx";

/** Reason of the error: unknown address, an order's address without its key, a fault, or no connection. */
export type ErrorKind = "missing" | "order" | "fatal" | "offline";

export interface ErrorScreenProps {
  readonly kind: ErrorKind;
  /** Text of the server's answer, e.g. "Page Not Found: /menu/x". */
  readonly detail: string | null;
  /** It is rendered inside the page's frame. */
  readonly isFramed: boolean;
  /** Retries. Null if a retry cannot help. */
  readonly onRetry: (() => void) | null;
  /** Opens the sign-in sheet. Null if signing in cannot help. */
  readonly onSignIn: (() => void) | null;
}

const words = {
  missing: { title: "error.notFound.title", text: "error.notFound.text" },
  order: { title: "error.notFound.title", text: "error.order.text" },
  // A fault has the title of a missing page; the text says what it is.
  fatal: { title: "error.notFound.title", text: "error.fatal.text" },
  offline: { title: "error.offline.title", text: "error.offline.text" },
} as const;

/** Not found, a fault or no connection: the reason, a retry and a link home (SCREEN-1, STATE-1). */
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
