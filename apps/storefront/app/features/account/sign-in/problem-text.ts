import { joinSentences } from "../../../i18n/format/join-sentences.ts";
import type { Translate } from "../../../i18n/i18n.ts";
import type { SignInProblem } from "./sign-in.ts";

/** The fault, and when to retry. */
export function problemText({ key, seconds }: SignInProblem, t: Translate): string {
  return joinSentences([t(key), ...(seconds === null ? [] : [t("auth.tryIn", { time: waitText(seconds) })])], t);
}

/** "0:42", minutes and seconds. */
export function waitText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
