import { useEffect } from "react";
import { laterMessages } from "../../../i18n/dictionary/later-messages.ts";
import type { I18n } from "../../../i18n/i18n.ts";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { useTelegramVisit } from "../../../model/account/telegram-visit.ts";
import { useUser } from "../../../model/account/user-store.ts";
import { sessionChecked } from "../../../model/session/user-session.ts";
import { notify } from "../../../platform/notices.ts";
import { problemText } from "./problem-text.ts";
import { signInFromTelegram } from "./sign-in.ts";

/**
 * In Telegram: signs in a shopper who shared the number before, without a tap. Others can share it in the
 * sign-in dialog. After any failure the usual channels remain (ROLE-2).
 */
export function TelegramVisit() {
  const { t, language } = useI18n();
  const initData = useTelegramVisit((visit) => visit.initData);
  useEffect(() => {
    if (initData !== null) void signInSilently(initData, { t, language });
  }, [initData, t, language]);
  return null;
}

async function signInSilently(initData: string, { t, language }: Pick<I18n, "t" | "language">): Promise<void> {
  // A stored user of an earlier visit may have no session any more.
  await sessionChecked();
  if (useUser.getState().user !== null) return;
  const outcome = await signInFromTelegram({ initData, contact: null }, language);
  if (outcome.kind === "contact-needed") return;
  if (outcome.kind !== "signed-in") useTelegramVisit.setState({ initData: null });
  if (outcome.kind === "not-offered") return;
  await laterMessages();
  if (outcome.kind === "failed") return notify(problemText(outcome.problem, t), "info");
  notify(outcome.name === "" ? t("auth.welcome") : t("auth.welcomeNamed", { name: outcome.name }));
}
