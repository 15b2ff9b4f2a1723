import { useEffect } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useUser } from "../../../model/account/user-store.ts";
import { resumeSession } from "../../../model/session/user-session.ts";

/**
 * Stores a friend's invitation `?ref=` for the sign-in. Once per visit it checks the session and loads
 * changes of other devices (ROLE-1).
 */
export function UserSync() {
  const { language } = useI18n();
  useEffect(() => {
    const invitation = new URLSearchParams(window.location.search).get("ref");
    const { user, invite } = useUser.getState();
    if (user === null && invitation) invite(invitation);
    if (user === null) return;
    // Without an answer the shopper stays known, because every personal call checks the session.
    resumeSession(language).catch((error: unknown) =>
      console.warn("session check failed; the shopper stays as known", error),
    );
  }, [language]);
  return null;
}
