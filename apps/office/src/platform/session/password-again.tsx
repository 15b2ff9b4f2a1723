import { type FormEvent, type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogButtons } from "../../ui/overlay/dialog.tsx";
import screen from "../../ui/screen/screen.module.css";
import { useSending } from "../feedback/use-sending.ts";

interface PasswordAgainProps {
  readonly submit: string;
  readonly look?: "primary" | "danger";
  /** Returns the message of a refusal; null: success. */
  readonly onSubmit: (password: string) => Promise<string | null>;
  readonly onCancel: () => void;
  /** Fields before the password. */
  readonly children?: ReactNode;
}

/** Asks for the password again before a change that it protects. It is not stored. */
export function PasswordAgain({ submit, look = "primary", onSubmit, onCancel, children }: PasswordAgainProps) {
  const { t } = useI18n();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isSending, during] = useSending();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (password === "") return setError(t("signIn.required"));
    const refusal = await during(onSubmit(password));
    setError(refusal);
  };
  return (
    <form className={screen.form} onSubmit={(event) => void send(event)} noValidate>
      {children}
      <TextField
        label={t("settings.pin.password")}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setError(null);
        }}
        maxLength={200}
        error={error}
      />
      <DialogButtons>
        <Button onPress={onCancel}>{t("people.cancel")}</Button>
        <Button type="submit" look={look} isPending={isSending}>
          {submit}
        </Button>
      </DialogButtons>
    </form>
  );
}
