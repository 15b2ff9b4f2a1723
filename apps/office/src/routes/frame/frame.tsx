import type { WireStaffMe } from "@skatert/contract";
import { lazy, Suspense, useEffect, useLayoutEffect } from "react";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { ROUBLE } from "../../i18n/formats.ts";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { PlainKey } from "../../i18n/message-key.ts";
import { phoneMark } from "../../platform/push/phone-mark.ts";
import { MeProvider } from "../../platform/session/me-context.tsx";
import { keepSession, useSessionEnd } from "../../platform/session/session-end.ts";
import { useSignedIn } from "../../platform/session/use-signed-in.ts";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { PageBoundary } from "../page-boundary.tsx";
import { PageError } from "../page-error.tsx";
import { PageLoading } from "../page-loading.tsx";
import { sections } from "../sections.ts";
import styles from "./frame.module.css";
import { Navigation } from "./navigation.tsx";
import { NoRights } from "./no-rights.tsx";
import { RunningBoard } from "./running-board.tsx";

const SignInAgain = lazy(async () => ({
  default: (await import("../../features/sign-in/sign-in-again.tsx")).SignInAgain,
}));

/** The office's frame for the signed-in person. Without one it redirects to the sign-in, which returns here. */
export function Frame() {
  const signedIn = useSignedIn();
  const { pathname, search } = useLocation();
  switch (signedIn.state) {
    case "asked":
      return <PageLoading />;
    case "nobody":
      return <Navigate replace to={`/sign-in?back=${encodeURIComponent(pathname + search)}`} />;
    case "failed":
      return <PageError error={signedIn.error} />;
    default:
      return <Work me={signedIn.me} />;
  }
}

/** The navigation, the page, and the sign-in over it when a session expires. */
function Work({ me }: { readonly me: WireStaffMe }) {
  const { t, language, showCurrency } = useI18n();
  const navigate = useNavigate();
  const { isAsked } = useSessionEnd();
  const { pathname } = useLocation();
  usePageTitle(t(titleOf(pathname)));
  const { currency = ROUBLE } = me;
  // Before the first paint, so that no sum is shown in another currency.
  useLayoutEffect(() => showCurrency(currency), [currency, showCurrency]);
  useEffect(() => {
    keepSession(true);
    return () => keepSession(false);
  }, []);
  useEffect(() => {
    if (phoneMark.read() !== me.id) return;
    void import("../../platform/push/phone-push.ts").then(({ renewThisPhone }) =>
      renewThisPhone(language).catch(ignored),
    );
  }, [me.id, language]);
  return (
    <MeProvider me={me}>
      <a className={styles.skip} href="#page">
        {t("nav.skip")}
      </a>
      <div className={styles.frame}>
        <Navigation onSignedOut={() => void navigate("/sign-in")} />
        <div className={styles.content} id="page" tabIndex={-1}>
          {me.branches.length === 0 ? (
            <NoRights />
          ) : (
            <RunningBoard>
              {/* Other pages stay behind the sign-in with what was typed (OFFICE-5). */}
              {!(isAsked && showsGuests(pathname)) && (
                <PageBoundary>
                  <Suspense fallback={<PageLoading />}>
                    <Outlet />
                  </Suspense>
                </PageBoundary>
              )}
            </RunningBoard>
          )}
        </div>
      </div>
      {isAsked && (
        <Suspense fallback={null}>
          <SignInAgain onOther={() => window.location.assign("/office/")} />
        </Suspense>
      )}
    </MeProvider>
  );
}

/** Opening the next page tries again. */
function ignored(): void {}

/** Pages outside the navigation. */
const otherTitles: Readonly<Record<string, PlainKey>> = {
  ticket: "ticket.title",
  guide: "guide.title",
  changes: "nav.changes",
};

/**
 * Whether a page may show names and addresses of guests. It leaves the screen when the session ends, because its reader
 * may have lost the right to see them (STAFF-1).
 */
function showsGuests(pathname: string): boolean {
  return pathname === "/" || /^\/(ticket|journal|inbox|bookings|guests)\b/.test(pathname);
}

function titleOf(pathname: string): PlainKey {
  const [, first = ""] = pathname.split("/");
  return otherTitles[first] ?? sections.find(({ to }) => to === `/${first}`)?.title ?? "office";
}
