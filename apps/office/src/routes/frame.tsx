import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { type LoaderFunctionArgs, Outlet, redirect, useLoaderData, useLocation, useNavigate } from "react-router";
import { useI18n } from "../i18n/i18n-context.tsx";
import type { PlainKey } from "../i18n/message-key.ts";
import { queryClient } from "../platform/api/query-client.ts";
import { phoneMark } from "../platform/push/phone-mark.ts";
import { askMe, meQuery } from "../platform/session/me.ts";
import { MeProvider } from "../platform/session/me-context.tsx";
import { keepSession, useSessionEnd } from "../platform/session/session-end.ts";
import { markSignedIn, mayBeSignedIn } from "../platform/session/signed-in-mark.ts";
import { usePageTitle } from "../ui/use-page-title.ts";
import styles from "./frame.module.css";
import { Navigation } from "./navigation.tsx";
import { NoRights } from "./no-rights.tsx";
import { RunningBoard } from "./running-board.tsx";
import { sections } from "./sections.ts";

const SignInAgain = lazy(async () => ({
  default: (await import("../features/sign-in/sign-in-again.tsx")).SignInAgain,
}));

/** Asks who is signed in; nobody: goes to the sign-in, which comes back here. */
export async function loadMe({ request }: LoaderFunctionArgs) {
  const me = mayBeSignedIn() ? await askMe() : null;
  if (me !== null) return me;
  markSignedIn(false);
  queryClient.removeQueries(meQuery);
  const { pathname, search } = new URL(request.url);
  throw redirect(`/sign-in?back=${encodeURIComponent(pathname.replace(/^\/office/, "") + search)}`);
}

/** The office around its pages: the rail or the bottom bar, and the sign-in over the page when a session ends. */
export function Frame() {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const loaded = useLoaderData<typeof loadMe>();
  const { isAsked } = useSessionEnd();
  const { data } = useQuery(meQuery);
  const me = data ?? loaded;
  const { pathname } = useLocation();
  usePageTitle(t(titleOf(pathname)));
  useEffect(() => {
    keepSession(true);
    return () => keepSession(false);
  }, []);
  useEffect(() => {
    if (phoneMark.read() !== me.id) return;
    void import("../platform/push/phone-push.ts").then(({ renewThisPhone }) => renewThisPhone(language).catch(ignored));
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
              <Outlet />
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

/** The next page that is opened tries again. */
function ignored(): void {}

/** Pages that are no section of the navigation. */
const otherTitles: Readonly<Record<string, PlainKey>> = {
  ticket: "ticket.title",
  guide: "guide.title",
  changes: "nav.changes",
};

function titleOf(pathname: string): PlainKey {
  const [, first = ""] = pathname.split("/");
  return otherTitles[first] ?? sections.find(({ to }) => to === `/${first}`)?.title ?? "office";
}
