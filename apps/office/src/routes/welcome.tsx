import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { WelcomeForm } from "../features/sign-in/welcome-form.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { isGone, requireAnswer } from "../platform/api/office-error.ts";
import { lookAtLink } from "../platform/session/links.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Doorway } from "./doorway.tsx";
import styles from "./page.module.css";

/** `/office/welcome#token`: the first owner's link, an invitation, or a new password (STAFF-1). */
export function Welcome() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [token] = useState(() => window.location.hash.slice(1));
  // The token works once, so it must not stay in the history.
  useEffect(() => window.history.replaceState(window.history.state, "", window.location.pathname), []);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["link"],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => requireAnswer(await lookAtLink(token)),
  });
  if (error !== null) {
    const isSpent = isGone(error);
    return (
      <Doorway title={t(isSpent ? "welcome.spent.title" : "error.away.title")}>
        {isSpent ? (
          <>
            <p>{t("welcome.spent.text")}</p>
            <Link to="/sign-in" className={styles.link}>
              {t("signIn.title")}
            </Link>
          </>
        ) : (
          <ErrorState
            title={t("error.title")}
            text={t("signIn.away")}
            retryLabel={t("retry")}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Doorway>
    );
  }
  return (
    <Doorway title={t(data?.kind === "password" ? "welcome.password.title" : "welcome.title")}>
      {data === undefined ? (
        <Skeleton height="18rem" />
      ) : (
        <WelcomeForm
          token={token}
          purpose={data}
          onSignedIn={() => void navigate(data.kind === "owner" ? "/guide" : "/", { replace: true })}
        />
      )}
    </Doorway>
  );
}
