import type { WireStaffMe } from "@skatert/contract";
import { type FormEvent, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import type { OfficeError } from "../../platform/api/office-error.ts";
import { canHavePasskeys } from "../../platform/passkeys/passkeys.ts";
import { signIn } from "../../platform/session/session-calls.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { failureText } from "./failure-text.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import styles from "./sign-in.module.css";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";
import { WayBack } from "./way-back.tsx";

interface SignInFormProps {
  readonly onSignedIn: (me: WireStaffMe) => void;
  /** Whether passkeys work at this address. */
  readonly passkeys: boolean;
  /** The login to fill in. */
  readonly login?: string;
}

/** Login and password, and an authenticator code if the server asks for it (STAFF-1). */
export function SignInForm({ onSignedIn, passkeys, login: known = "" }: SignInFormProps) {
  const speech = useI18n();
  const { t } = speech;
  const [words, setWords] = useState({ login: known, password: "", code: "" });
  const [state, setState] = useState({ isSent: false, isChecked: false, asksCode: false, failure: "" });
  const [isShown, setShown] = useState(false);
  const hasPasskeys = passkeys && canHavePasskeys();
  const onFailed = (error: OfficeError) => {
    const isOfKey = error.code === "staff_login_failed" || error.code === "passkey_failed";
    const failure = isOfKey ? t("signIn.passkeyFailed") : failureText(speech, error);
    setState((now) => ({ ...now, failure }));
  };
  usePasskeyAutofill(hasPasskeys, { onSignedIn, onFailed });
  const missing = (text: string) => (state.isChecked && text.trim() === "" ? t("signIn.required") : null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setState((now) => ({ ...now, isChecked: true, failure: "" }));
    if (words.login.trim() === "" || words.password === "") return;
    setState((now) => ({ ...now, isSent: true }));
    const code = words.code.trim();
    const result = await signIn({ login: words.login, password: words.password, ...(code === "" ? {} : { code }) });
    if (result.ok) return onSignedIn(result.value);
    const asksCode = state.asksCode || result.error.data["reason"] === "code-required";
    const isNewQuestion = asksCode && !state.asksCode;
    const failure = isNewQuestion ? "" : failureText(speech, result.error);
    setState({ isSent: false, isChecked: true, asksCode, failure });
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {state.failure !== "" && <Banner look="danger">{state.failure}</Banner>}
      <TextField
        label={t("signIn.login")}
        size="large"
        name="login"
        autoComplete={hasPasskeys ? "username webauthn" : "username"}
        isPlain
        autoFocus={known === ""}
        value={words.login}
        onChange={(login) => setWords({ ...words, login })}
        error={missing(words.login)}
      />
      <TextField
        label={t("signIn.password")}
        size="large"
        name="password"
        type={isShown ? "text" : "password"}
        autoComplete="current-password"
        autoFocus={known !== ""}
        value={words.password}
        onChange={(password) => setWords({ ...words, password })}
        error={missing(words.password)}
      />
      <Checkbox isSelected={isShown} onChange={setShown}>
        {t("signIn.showPassword")}
      </Checkbox>
      {state.asksCode && (
        <TextField
          label={t("signIn.code")}
          hint={t("signIn.codeHint")}
          size="large"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          autoFocus
          value={words.code}
          onChange={(code) => setWords({ ...words, code })}
        />
      )}
      <Button type="submit" look="primary" size="large" wide isPending={state.isSent}>
        {t("signIn.submit")}
      </Button>
      {hasPasskeys && <PasskeyButton onSignedIn={onSignedIn} onFailed={onFailed} />}
      <WayBack />
    </form>
  );
}
