import { useEffect } from "react";
import { type ErrorKind, ErrorScreen } from "../layouts/error-screen.tsx";
import { useRevalidate, useRouteFailure, useRouteLoaderData } from "../routing/hooks.ts";
import { noConnection } from "../routing/types.ts";
import type { ShopView } from "../state/shop.ts";

/** How often a page that could not be fetched is tried again. */
const retryMilliseconds = 5_000;

/** Shown in place of a page that is not there or could not be shown (SCREEN-1, ROUTE-12). */
export function RootError() {
  const failure = useRouteFailure();
  const shop = useRouteLoaderData<ShopView>("root");
  const revalidate = useRevalidate();
  // What has been loaded stays; only what failed, and what was never asked for, is loaded.
  const retry = () => void revalidate([]);
  const kind = kindOf(failure?.status);
  useRetries(kind === "offline", retry);
  return (
    <ErrorScreen
      kind={kind}
      detail={kind === "missing" && failure ? failure.text : null}
      isFramed={shop !== undefined}
      onRetry={kind === "missing" ? null : retry}
    />
  );
}

/** A page that could not be fetched comes by itself: when the connection is back, or what was behind it. */
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

function kindOf(status: number | undefined): ErrorKind {
  if (status === 404) return "missing";
  return status === noConnection ? "offline" : "fatal";
}
