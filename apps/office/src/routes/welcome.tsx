import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { WelcomeForm } from "../features/sign-in/welcome-form.tsx";
import { useI18n } from "../i18n/i18n-context.tsx";
import { isGone, requireAnswer } from "../platform/api/office-error.ts";
import { forgetLinkToken, useLinkToken } from "../platform/session/link-token.ts";
import { lookAtLink } from "../platform/session/links.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Doorway } from "./doorway.tsx";
import styles from "./page.module.css";

/** `/office/welcome#token`: the first owner's link, an invitation, or a new password (STAFF-1). */
export function Welcome() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const token = useLinkToken();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["link", token],
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
            <p>{t(token === "" ? "welcome.partial.text" : "welcome.spent.text")}</p>
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
          key={token}
          token={token}
          purpose={data}
          onSpent={() => void refetch()}
          onSignedIn={() => {
            forgetLinkToken();
            void navigate(data.kind === "owner" ? "/guide" : "/", { replace: true });
          }}
        />
      )}
    </Doorway>
  );
}
