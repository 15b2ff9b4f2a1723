import { useEffect } from "react";
import { type ErrorKind, ErrorScreen } from "../layouts/error/error-screen.tsx";
import { useUser } from "../model/account/user-store.ts";
import { openModal } from "../model/page/modals.ts";
import type { ShopView } from "../model/shop/shop.ts";
import { useLocation, useRevalidate, useRouteFailure, useRouteLoaderData } from "../routing/hooks.ts";
import { noConnection } from "../routing/types.ts";

/** Number of automatic retries of a page that failed to load. */
const retryMilliseconds = 5_000;

/** Shown for a missing page or one that cannot be rendered (SCREEN-1, ROUTE-12). */
export function RootError() {
  const failure = useRouteFailure();
  const shop = useRouteLoaderData<ShopView>("root");
  const revalidate = useRevalidate();
  const isUnavailable = failure?.status === 503;
  // Keep loaded data. Load only failed routes and those not yet requested. Without the menu the frame lacks its sections.
  const retry = () => void revalidate(isUnavailable ? ["root"] : []);
  const { pathname } = useLocation();
  const isGuest = useUser(({ user }) => user === null);
  const kind = kindOf(failure?.status, pathname);
  const isMissing = kind === "missing" || kind === "order";
  useRetries(kind === "offline" || isUnavailable, retry);
  return (
    <ErrorScreen
      kind={kind}
      detail={isMissing && failure ? failure.text : null}
      isFramed={shop !== undefined}
      onRetry={isMissing ? null : retry}
      onSignIn={kind === "order" && isGuest ? () => openModal("auth", { returnTo: pathname }) : null}
    />
  );
}

/** Retries a failed page automatically, when the connection or the server is back. */
function useRetries(isOn: boolean, retry: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every render's retry does the same.
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => navigator.onLine && retry(), retryMilliseconds);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [isOn]);
}

function kindOf(status: number | undefined, path: string): ErrorKind {
  if (status === 404) return /^\/order\/[^/]+\/?$/.test(path) ? "order" : "missing";
  return status === noConnection ? "offline" : "fatal";
}
