import type { LoginChannel } from "@skatert/contract";
import { type FormEvent, useRef, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { maskPhone } from "../../../ui/fields/phone.ts";
import { Notice } from "../../../ui/text/notice.tsx";
import styles from "./auth-modal.module.css";
import { ChannelButtons } from "./channel-buttons.tsx";
import { problemText, waitText } from "./problem-text.ts";
import { askForCode, type SentCode, signInWithCode } from "./sign-in.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

const codeLength = 6;

export interface CodeStepProps {
  readonly sent: SentCode;
  readonly onSent: (sent: SentCode) => void;
  readonly onChangePhone: () => void;
  /** With the shopper's name, "" if unknown. */
  readonly onSignedIn: (name: string) => void;
}

/** The code in one field that the phone fills automatically. It is checked as soon as it is complete. */
export function CodeStep({ sent, onSent, onChangePhone, onSignedIn }: CodeStepProps) {
  const { t, language } = useI18n();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const check = async (digits: string) => {
    if (busy) return;
    if (digits.length !== codeLength) return setError(t("auth.error.codeShort", { count: codeLength }));
    setBusy(true);
    const outcome = await signInWithCode(sent, digits, language);
    setBusy(false);
    if (outcome.ok) return onSignedIn(outcome.value);
    setError(problemText(outcome.problem, t));
    setCode("");
    field.current?.focus();
  };
  const change = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, codeLength);
    setCode(digits);
    if (digits !== "") setError(null);
    if (digits.length === codeLength) void check(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(code);
  };
  return (
    <form className={styles["form"]} noValidate onSubmit={submit}>
      <p className={styles["text"]}>
        {t(`auth.sent.${sent.channel}`, { phone: maskPhone(sent.phone) })}{" "}
        <button type="button" className={styles["link"]} onClick={onChangePhone}>
          {t("auth.changePhone")}
        </button>
      </p>
      {sent.outbox !== null && <Notice>{t("auth.outbox", { file: sent.outbox })}</Notice>}
      <Field
        label={t("auth.code")}
        value={code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={codeLength}
        className={styles["code"]}
        ref={field}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t("auth.signIn")}
      </Button>
      <Resend sent={sent} onSent={onSent} onProblem={setError} />
    </form>
  );
}

interface ResendProps {
  readonly sent: SentCode;
  readonly onSent: (sent: SentCode) => void;
  readonly onProblem: (text: string) => void;
}

/** Another code, once the server allows one. */
function Resend({ sent, onSent, onProblem }: ResendProps) {
  const { t, language } = useI18n();
  const seconds = useSecondsUntil(sent.nextAt);
  const [busy, setBusy] = useState<LoginChannel | null>(null);
  const send = async (channel: LoginChannel) => {
    setBusy(channel);
    const outcome = await askForCode({ phone: sent.phone, channel, language }, Date.now);
    setBusy(null);
    if (outcome.ok) onSent(outcome.value);
    else onProblem(problemText(outcome.problem, t));
  };
  if (seconds > 0) return <p className={styles["timer"]}>{t("auth.resendIn", { time: waitText(seconds) })}</p>;
  return <ChannelButtons used={null} busy={busy} onChoose={(channel) => void send(channel)} />;
}
