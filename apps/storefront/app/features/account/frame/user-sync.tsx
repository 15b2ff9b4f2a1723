import { useEffect } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { resumeSession } from "../../../model/account/user-session.ts";
import { useUser } from "../../../model/account/user-store.ts";

/** Keeps a friend's invitation `?ref=` for the sign-in. Once a visit: is the session still there, and what has changed on other devices (ROLE-1). */
export function UserSync() {
  const { language } = useI18n();
  useEffect(() => {
    const invitation = new URLSearchParams(window.location.search).get("ref");
    const { user, invite } = useUser.getState();
    if (user === null && invitation) invite(invitation);
    if (user === null) return;
    // Without an answer the shopper stays as known; every personal call asks the server anyway.
    resumeSession(language).catch((error: unknown) => console.warn("the session was not looked at", error));
  }, [language]);
  return null;
}
