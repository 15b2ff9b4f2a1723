import { useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useTelegramVisit } from "../../../model/account/telegram-visit.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/text/notice.tsx";
import { problemText } from "./problem-text.ts";
import { type SignInProblem, signInFromTelegram } from "./sign-in.ts";
import { askForContact } from "./telegram-contact.ts";

/** In Telegram: shares the own number with one tap in its dialog, instead of typing. */
export function TelegramButton({ onSignedIn }: { readonly onSignedIn: (name: string) => void }) {
  const { t, language } = useI18n();
  const initData = useTelegramVisit((visit) => visit.initData);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  if (initData === null) return null;
  const signIn = async () => {
    setBusy(true);
    setProblem(null);
    const contact = await askForContact();
    if (contact !== null) {
      const outcome = await signInFromTelegram({ initData, contact }, language);
      if (outcome.kind === "signed-in") return onSignedIn(outcome.name);
      setProblem(outcome.kind === "failed" ? outcome.problem : { key: "auth.error.telegram", seconds: null });
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="l" wide busy={isBusy} onClick={() => void signIn()}>
        {t("auth.fromTelegram")}
      </Button>
      {problem !== null && <Notice tone="danger">{problemText(problem, t)}</Notice>}
    </>
  );
}
