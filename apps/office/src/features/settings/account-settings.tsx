import { useQuery } from "@tanstack/react-query";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { ownSignInQuery } from "../../model/people/own-sign-in.ts";
import { LoadFailed } from "../../platform/feedback/load-failed.tsx";
import { ListSkeleton } from "../../ui/feedback/list-skeleton.tsx";
import screen from "../../ui/screen/screen.module.css";
import { OwnAuthenticator } from "./own-authenticator.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnPassword } from "./own-password.tsx";
import { OwnPin } from "./own-pin.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { PhoneCalls } from "./phone-calls.tsx";

/** Sign-in of the signed-in person: passkeys, password, authenticator, PIN, sessions (STAFF-1, STAFF-3). */
export function AccountSettings() {
  return (
    <div className={screen.columns}>
      <div className={screen.part}>
        <OwnWays />
      </div>
      <div className={screen.part}>
        <OwnPin />
        <PhoneCalls />
        <OwnSessions />
      </div>
    </div>
  );
}

function OwnWays() {
  const { t } = useI18n();
  const asked = useQuery(ownSignInQuery);
  if (asked.data !== undefined)
    return (
      <>
        <OwnPassword own={asked.data} />
        <OwnPasskeys own={asked.data} />
        <OwnAuthenticator own={asked.data} />
      </>
    );
  if (!asked.isError) return <ListSkeleton label={t("loading")} rows={4} />;
  return <LoadFailed title="settings.ways.error" asked={asked} />;
}
