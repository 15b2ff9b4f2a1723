import type { WireNoticeTest } from "@skatert/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { branchOverridesQuery, testNotices } from "../../model/branch/branch-overrides-query.ts";
import { useFailure } from "../../platform/feedback/use-failure.ts";
import { useSending } from "../../platform/feedback/use-sending.ts";
import { useShownBranch } from "../../platform/session/shown-branch.ts";
import { Button } from "../../ui/button.tsx";
import screen from "../../ui/screen/screen.module.css";

/** Sends a test message to the chats and addresses of the branch's orders, so that a wrong one is found in time. */
export function NoticeTestPanel() {
  const { t } = useI18n();
  const branch = useShownBranch();
  const { data } = useQuery(branchOverridesQuery(branch.id));
  if (data === undefined || !(data.sends.telegram || data.sends.mail)) return null;
  return (
    <section className={screen.panel} aria-labelledby="notice-test">
      <h2 id="notice-test" className={screen.heading}>
        {t("settings.test.title")}
      </h2>
      <p>{t("settings.test.text")}</p>
      <NoticeTest key={branch.id} branch={branch.id} />
    </section>
  );
}

function NoticeTest({ branch }: { readonly branch: number }) {
  const { t } = useI18n();
  const failed = useFailure();
  const [isSending, during] = useSending();
  const [receivers, setReceivers] = useState<WireNoticeTest["receivers"] | null>(null);
  const send = async () => {
    setReceivers(null);
    const result = await during(testNotices(branch));
    if (result.ok) setReceivers(result.value.receivers);
    else failed(result.error);
  };
  return (
    <>
      <Button size="large" isPending={isSending} onPress={() => void send()}>
        {t("settings.test.send")}
      </Button>
      <div role="status">
        {receivers?.length === 0 && <p>{t("settings.test.none")}</p>}
        {receivers !== null && receivers.length > 0 && (
          <ul>
            {receivers.map(({ kind, to, sent }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: common receivers have no name, and the list never changes.
              <li key={index} className={sent ? undefined : screen.fault}>
                {t(`settings.test.${kind}.${sent ? "sent" : "failed"}`, {
                  to: to ?? t(`settings.test.${kind}.common`),
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
