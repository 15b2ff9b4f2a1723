import { useEffect } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { laterMessages } from "../../i18n/later-messages.ts";
import { notify } from "../../state/notices.ts";
import { takeInitData, useTelegramVisit } from "../../state/telegram-visit.ts";
import { useUser } from "../../state/user-store.ts";
import { problemText } from "./problem-text.ts";
import { signInFromTelegram } from "./sign-in.ts";

/**
 * Where Telegram opened the page: signs in without a tap whoever shared the number there before, and keeps for the
 * sign-in dialog what it needs to ask for the number. Whatever fails, the usual ways stay (ROLE-2).
 */
export function TelegramVisit() {
  const { t, language } = useI18n();
  useEffect(() => {
    const initData = takeInitData(window);
    if (initData === null) return;
    const offer = () => useTelegramVisit.setState({ initData });
    if (useUser.getState().user !== null) return offer();
    void signInFromTelegram({ initData, contact: null }, language).then(async (outcome) => {
      if (outcome.kind === "not-offered") return;
      if (outcome.kind === "contact-needed") return offer();
      await laterMessages();
      if (outcome.kind === "failed") return notify(problemText(outcome.problem, t), "info");
      // A later sign-out leaves the way back open.
      offer();
      notify(outcome.name === "" ? t("auth.welcome") : t("auth.welcomeNamed", { name: outcome.name }));
    });
  }, [t, language]);
  return null;
}
