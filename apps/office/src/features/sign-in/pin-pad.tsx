import type { WireStaffMe } from "@skatert/contract";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { signInByPin } from "../../platform/session/enrolment.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { failureText } from "./failure-text.ts";
import styles from "./pin.module.css";
import { remainingText } from "./remaining.ts";

interface PinPadProps {
  readonly person: { readonly id: number; readonly name: string };
  readonly onSignedIn: (me: WireStaffMe) => void;
}

const shortest = 4;
const longest = 6;
const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** PIN entry for one person on the shared tablet, by touch or keyboard (STAFF-3). */
export function PinPad({ person, onSignedIn }: PinPadProps) {
  const speech = useI18n();
  const { t } = speech;
  const [pin, setPin] = useState("");
  const [state, setState] = useState({ isSent: false, failure: "" });
  const [openAt, setOpenAt] = useState(0);
  const now = useNow(openAt);
  const field = useRef<HTMLInputElement>(null);
  const isLocked = openAt > now;
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLocked || state.isSent || pin.length < shortest) return;
    setState({ isSent: true, failure: "" });
    const result = await signInByPin({ staff_id: person.id, pin });
    if (result.ok) return onSignedIn(result.value);
    setPin("");
    field.current?.focus();
    const { code, retryAfterSeconds } = result.error;
    if (code === "rest_too_many_requests") setOpenAt(Date.now() + (retryAfterSeconds ?? 60) * 1000);
    const failure = code === "staff_login_failed" ? t("pin.failed") : failureText(speech, result.error);
    setState({ isSent: false, failure: code === "rest_too_many_requests" ? "" : failure });
  }

  const press = (digit: string) => setPin((typed) => (typed + digit).slice(0, longest));
  return (
    <form className={styles.pad} onSubmit={(event) => void submit(event)}>
      {state.failure !== "" && <Banner look="danger">{state.failure}</Banner>}
      {isLocked && <Banner look="warning">{t("pin.locked", { time: remainingText(openAt - now) })}</Banner>}
      <label className={styles.label}>
        {t("pin.label", { name: person.name })}
        <input
          ref={field}
          className={styles.pin}
          type="password"
          // The pad replaces a tablet's keyboard; this handles a hardware keyboard.
          inputMode="none"
          autoComplete="off"
          maxLength={longest}
          value={pin}
          disabled={isLocked}
          onChange={({ target }) => setPin(target.value.replace(/\D/g, "").slice(0, longest))}
        />
      </label>
      <div className={styles.keys}>
        {digits.map((digit) => (
          <Button key={digit} size="large" isDisabled={isLocked} onPress={() => press(digit)}>
            {digit}
          </Button>
        ))}
        <span />
        <Button size="large" isDisabled={isLocked} onPress={() => press("0")}>
          0
        </Button>
        <Button look="quiet" size="large" isDisabled={isLocked} aria-label={t("pin.erase")} onPress={() => setPin("")}>
          ⌫
        </Button>
      </div>
      <Button
        type="submit"
        look="primary"
        size="large"
        wide
        isPending={state.isSent}
        isDisabled={isLocked || pin.length < shortest}
      >
        {t("signIn.submit")}
      </Button>
    </form>
  );
}

/** The current time, updated each second until `until`. */
function useNow(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until <= Date.now()) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return now;
}
