import type { LoginChannel } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { readPhone } from "../../../ui/fields/phone.ts";
import { PhoneField } from "../../../ui/fields/phone-field.tsx";
import styles from "./auth-modal.module.css";
import { ChannelButtons } from "./channel-buttons.tsx";
import { problemText } from "./problem-text.ts";
import { askForCode, type SentCode } from "./sign-in.ts";

export interface PhoneStepProps {
  readonly phone: string;
  readonly onPhone: (phone: string) => void;
  readonly onSent: (sent: SentCode) => void;
}

/** The phone number, and the channel of the code. */
export function PhoneStep({ phone, onPhone, onSent }: PhoneStepProps) {
  const { t, language } = useI18n();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<LoginChannel | null>(null);
  const send = async (channel: LoginChannel) => {
    const number = readPhone(phone);
    if (number === null) return setError(t("auth.error.phone"));
    setBusy(channel);
    const outcome = await askForCode({ phone: number, channel, language }, Date.now);
    setBusy(null);
    if (outcome.ok) onSent(outcome.value);
    else setError(problemText(outcome.problem, t));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send("sms");
  };
  return (
    <form className={styles["form"]} noValidate onSubmit={submit}>
      <p className={styles["text"]}>{t("auth.text")}</p>
      <PhoneField
        label={t("auth.phone")}
        value={phone}
        error={error}
        autoFocus
        onPhone={(text) => {
          onPhone(text);
          setError(null);
        }}
      />
      <Button type="submit" size="l" wide busy={busy === "sms"} disabled={busy !== null}>
        {t("auth.getCode")}
      </Button>
      <ChannelButtons used="sms" busy={busy} onChoose={(channel) => void send(channel)} />
    </form>
  );
}
