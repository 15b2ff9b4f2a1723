import { useState } from "react";
import { Preferences } from "../../features/preferences/preferences.tsx";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { useWork } from "../../platform/session/me-context.tsx";
import { signOut } from "../../platform/session/session-calls.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { BranchChoice } from "./branch-choice.tsx";
import styles from "./person-menu.module.css";

/** Signed-in person, current branch, language, theme and sign-out. */
export function PersonMenu({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { t } = useI18n();
  const { me } = useWork();
  const [state, setState] = useState<"rest" | "leaving" | "failed">("rest");

  async function leave() {
    setState("leaving");
    const result = await signOut();
    if (result.ok || result.error.code === "staff_session_required") onSignedOut();
    else setState("failed");
  }

  return (
    <div className={styles.menu}>
      <p className={styles.name}>{t("person.signedIn", { name: me.name })}</p>
      <BranchChoice />
      <Preferences />
      {state === "failed" && <Banner look="danger">{t("signOut.failed")}</Banner>}
      <Button isPending={state === "leaving"} onPress={() => void leave()}>
        {t("signOut")}
      </Button>
    </div>
  );
}
