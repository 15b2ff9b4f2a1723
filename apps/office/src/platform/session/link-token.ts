import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";

const key = "office-link";

/**
 * The token of the one-time link in the address; empty: none. The tab keeps it until the link is used, so that the page
 * survives a reload. The address loses it, so that the browser's history does not contain it.
 */
export function useLinkToken(): string {
  const { hash } = useLocation();
  const token = useMemo(() => hash.slice(1) || (sessionStorage.getItem(key) ?? ""), [hash]);
  useEffect(() => {
    if (token === "") return;
    try {
      sessionStorage.setItem(key, token);
    } catch {
      // Without storage, the token stays in the address.
      return;
    }
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [token]);
  return token;
}

/** Removes the token of a used link. */
export function forgetLinkToken(): void {
  sessionStorage.removeItem(key);
}
